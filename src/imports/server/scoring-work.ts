/**
 * What somebody brought is scored anew where scores are made otherwise than they were: a migration that changes that asks
 * for it, by account.
 */
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { scoreAnew, type Stores } from './keep.ts'

const payload = z.object({ accountId: z.string() })
type Payload = z.output<typeof payload>

/** Its key is the id of the account. */
export function importScoringWork(stores: Stores): Task<Payload> {
  return {
    name: 'imports.scoring',
    payload,
    repeat: 'again',
    atOnce: 1,
    waits: doubling(10_000, 3_600_000),
    mostFailures: 20,
    perform: ({ accountId }) => scoreAnew(stores, accountId),
  }
}
