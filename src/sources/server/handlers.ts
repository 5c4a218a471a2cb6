/** Answers the sources API. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import { userOf, type Viewer } from '#kit/viewer.ts'
import { connectorOf } from '../connectors/index.ts'
import type { sourceContract } from '../contract.ts'
import { againAfterMs } from '../schedule.ts'
import { decide, listWaiting } from './holds.ts'
import { mayChange, refuseBinding, wantedAt } from './may-bind.ts'
import { ownTrends } from './own-trends.ts'
import { presentHealth, presentHold, presentSource, type Switches } from './present.ts'
import { understandAddress } from './bringing/understand.ts'
import { findBinding, removeBinding, saveAsked, saveBinding } from './store.ts'
import { lookTask } from './work.ts'

type Parts = { db: Kysely<ContentTables>; pool: Pool; switches: Switches }
type SourceHandlers = Handlers<typeof sourceContract>

export function sourceHandlers(parts: Parts): SourceHandlers {
  const trends = trendsFor(parts)
  return { ...binders(parts, trends), ...deciders(parts, trends), ...operators(parts) }
}

function trendsFor({ db, pool, switches }: Parts) {
  const { seen, own } = ownTrends({ db, pool })
  return {
    own,
    async answer(id: string, viewer: Viewer) {
      const found = await seen(id, viewer)
      return { source: await presentSource(db, found, { switches, mayChange: mayChange(found, viewer) }) }
    },
  }
}

type Trends = ReturnType<typeof trendsFor>

function binders(
  { db, switches }: Parts,
  { own, answer }: Trends,
): Pick<SourceHandlers, 'findSource' | 'understandAddress' | 'bindSource' | 'unbindSource' | 'refreshSource'> {
  const wake = () => enqueue(db, lookTask, { payload: {}, key: 'schedule' })
  return {
    findSource: ({ params: { id }, viewer }) => answer(id, viewer),

    async bindSource({ params: { id }, body, viewer, now }) {
      const found = await own(id, viewer)
      const { connector, address } = 'url' in body ? wantedAt(body.url) : body
      const derive = body.derive ?? { is: 'as-is' as const }
      const hasSeries = found.details.series !== null
      await refuseBinding(db, { hasSeries }, { wanted: { connector, address, derive }, user: userOf(viewer), switches })
      const every = body.every ?? connectorOf(connector)?.usual ?? 'monthly'
      await saveBinding(db, { itemId: id, connector, address, derive, every, nextAt: now })
      if (!switches.whyOff) await wake()
      return answer(id, viewer)
    },

    understandAddress: async ({ query: { url }, viewer }) => understandAddress(url, userOf(viewer), switches),

    async unbindSource({ params: { id }, viewer }) {
      await own(id, viewer)
      if (!(await removeBinding(db, id))) throw new Refusal('source-not-found')
      return answer(id, viewer)
    },

    async refreshSource({ params: { id }, viewer, now }) {
      await own(id, viewer)
      const row = await findBinding(db, id)
      if (!row) throw new Refusal('source-not-found')
      const why = switches.whyOff ?? switches.whyNoKey(row.connector)
      if (why) throw new Refusal('sources-off', [{ field: 'source', reason: why }])
      if (row.askedAt && now.getTime() - row.askedAt.getTime() < againAfterMs) throw new Refusal('looked-just-now')
      await saveAsked(db, id, now)
      await wake()
      return answer(id, viewer)
    },
  }
}

function deciders({ db }: Parts, { own, answer }: Trends): Pick<SourceHandlers, 'decideHold' | 'decideOwnHold'> {
  return {
    async decideHold({ params: { id }, body: { decision, note }, viewer, now }) {
      await decide(db, { id, at: null, decision, note, by: userOf(viewer), now })
      return {}
    },

    async decideOwnHold({ params: { id, hold }, body: { decision, note }, viewer, now }) {
      await own(id, viewer)
      await decide(db, { id: hold, at: id, decision, note, by: userOf(viewer), now })
      return answer(id, viewer)
    },
  }
}

function operators({ db, switches }: Parts): Pick<SourceHandlers, 'listSources' | 'listHolds'> {
  return {
    listSources: ({ now }) => presentHealth(db, switches, now),

    listHolds: async () => ({ holds: await Promise.all((await listWaiting(db)).map((hold) => presentHold(db, hold))) }),
  }
}
