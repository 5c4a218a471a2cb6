/** Answers the calls about questions elsewhere. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { isHiddenAt } from '#items/server/hidden-crowds.ts'
import { createItemStore } from '#items/server/store.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import type { Viewer } from '#kit/viewer.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionDetails } from '#predictions/question.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import type { elsewhereContract } from '../../elsewhere/contract.ts'
import { platforms, questionAt } from '../../elsewhere/platforms/index.ts'
import { againAfterMs } from '../../schedule.ts'
import { type ElsewhereSwitches, platformsOn, presentElsewhere, presentOperated } from './present.ts'
import { findElsewhereRow, removeElsewhere, saveElsewhere, saveElsewhereAsked } from './store.ts'
import { elsewhereTask } from './work.ts'

type Parts = { db: Kysely<ContentTables>; pool: Pool; switches: ElsewhereSwitches }

export function elsewhereHandlers({ db, pool, switches }: Parts): Handlers<typeof elsewhereContract> {
  const items = createItemStore(pool)
  const refuseUnseen = async (id: string, viewer: Viewer) => {
    if (!(await items.isSeen({ kind: prediction.name, id, viewer }))) throw new Refusal('item-not-found')
  }
  const wake = () => enqueue(db, elsewhereTask, { payload: {}, key: 'schedule' })
  return {
    async findElsewhere({ params: { id }, viewer }) {
      await refuseUnseen(id, viewer)
      const [elsewhere, isHidden] = await Promise.all([presentElsewhere(db, id, switches), isHiddenAt(pool, id)])
      return { predictionId: id, elsewhere: isHidden ? elsewhere.map(withoutNumber) : elsewhere }
    },

    async bindElsewhere({ params: { id }, body: { url, alike }, viewer, now }) {
      await refuseUnseen(id, viewer)
      if (!(await asksYesOrNo(db, id))) throw new Refusal('elsewhere-yes-or-no')
      const { platform, address } = there(url)
      const isAsked = platform.request(address) !== null
      await saveElsewhere(db, {
        itemId: id,
        platform: platform.id,
        address,
        alike: [...new Set(alike)],
        hosts: [...platform.hosts],
        nextAt: isAsked ? now : null,
      })
      if (isAsked && platformsOn(switches).includes(platform.id)) await wake()
      return presentOperated(db, switches, id)
    },

    // Also of what its author has taken back since: it is still looked at.
    async unbindElsewhere({ params: { id, platform } }) {
      if (!(await removeElsewhere(db, id, platform))) throw new Refusal('elsewhere-not-found')
      return presentOperated(db, switches, id)
    },

    async refreshElsewhere({ params: { id, platform }, now }) {
      const row = await findElsewhereRow(db, id, platform)
      if (!row?.nextAt) throw new Refusal('elsewhere-not-found')
      const { whyOff } =
        (await presentOperated(db, switches, id)).elsewhere.find((one) => one.platform.id === platform) ?? {}
      if (whyOff) throw new Refusal('sources-off', [{ field: 'platform', reason: whyOff }])
      if (row.askedAt && now.getTime() - row.askedAt.getTime() < againAfterMs) throw new Refusal('looked-just-now')
      await saveElsewhereAsked(db, row, now)
      await wake()
      return presentOperated(db, switches, id)
    },

    listElsewhere: ({ query: { item } }) => presentOperated(db, switches, item),
  }
}

/** What people say there would sway as much as what they say here. */
function withoutNumber<One extends { chance: number | null; days: unknown[] }>(said: One) {
  return { ...said, chance: null, days: [], isHidden: said.chance !== null || said.days.length > 0 }
}

function there(url: string) {
  const found = questionAt(url)
  if (found) return found
  const titles = platforms.map(({ title }) => title)
  throw new Refusal('invalid-input', [
    { field: 'url', reason: `leads to no question of ${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}` },
  ])
}

/** A chance there is the chance of a yes: it says nothing of a number, a day or several options. */
async function asksYesOrNo(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql<{ question: unknown }>`
    select data #> '{details,question}' as question from item
    join item_version on item_id = item.id and item_version.version = item.version where item.id = ${id}::bigint`.execute(
    db,
  )
  return typeOf(predictionDetails.shape.question.parse(rows[0]?.question)).chanceField !== null
}
