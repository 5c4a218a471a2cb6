/** What of the log does not stay: what is old, and who somebody was that is here no longer. */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '../work/task.ts'
import { askIn } from './reader.ts'

/** A reader that has slept for longer is told nothing of what it missed. */
const keptDays = 30
/** What somebody did, for those who must look into it. */
const keptDaysOfDeeds = 400

export function cleaningOf(db: QueryExecutorProvider): Task<object> {
  return {
    name: 'events.cleaning',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '41 2 * * *',
    perform: () => removeOldEvents(db),
  }
}

async function removeOldEvents(db: QueryExecutorProvider): Promise<void> {
  await askIn(db)(
    'delete from event where at < now() - make_interval(days => $1::int) and (actor is null or at < now() - make_interval(days => $2::int))',
    [keptDays, keptDaysOfDeeds],
  )
}

/** In the transaction that deletes the account. What it did stays, without saying who it was. */
export async function forgetAccount(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  const ask = askIn(trx)
  await ask('update event set actor = null where actor = $1', [accountId])
  await ask(`delete from event where data ? 'account' and data ->> 'account' = $1`, [accountId])
}
