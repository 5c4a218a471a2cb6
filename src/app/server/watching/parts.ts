/**
 * What this server consists of and how each part is, for those who watch it. None of these keeps visitors away: pages are
 * as right while numbers are late, or while it is not heard what changes, and a process of the release before goes on
 * while the next one is being brought up.
 */
import type { Kysely } from 'kysely'
import { listNewerMigrations } from '#kit/server/database.ts'
import type { Part } from '#kit/server/http/health.ts'
import { askBriefly, seldom } from '#kit/server/watching/seldom.ts'
import { listDue } from '#kit/server/work/overview.ts'
import type { Hearing } from '../events.ts'
import type { Tables } from '../tables.ts'

/** Whoever has waited for so long for work that they caused waits for a process that does none. */
const lateSeconds = 300

export function partsOf(db: Kysely<Tables>, hearing: () => Hearing) {
  const find = seldom(() =>
    askBriefly(db, async (trx) => ({ due: await listDue(trx), newer: await listNewerMigrations(trx) })),
  )
  return async (): Promise<Record<string, Part>> => {
    const found = await find()
    const { isListening, since } = hearing()
    const listening = { state: isListening ? 'ok' : 'lost', seconds: secondsSince(since) }
    if (!found) return { listening }
    const waited = Math.round(Math.max(0, ...found.due.map(({ askedSeconds }) => askedSeconds)))
    return {
      listening,
      work: { state: waited > lateSeconds ? 'late' : 'ok', seconds: waited },
      migrations: { state: found.newer.length > 0 ? 'newer than this program' : 'ok' },
    }
  }
}

function secondsSince(then: Date): number {
  return Math.round((Date.now() - then.getTime()) / 1000)
}
