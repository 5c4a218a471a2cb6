/** Makes all numbers that are due on a database, with a queue of its own. Answers how many items have new ones. */
import { openNumbers } from '#app/server/numbers.ts'
import type { Tables } from '#app/server/tables.ts'
import type { Database } from '#kit/server/database.ts'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'

export async function makeNumbers(database: Database<Tables>): Promise<number> {
  const queue = openQueue({ database, log: createLog('error') })
  const numbers = openNumbers({ database, queue })
  try {
    return await numbers.make()
  } finally {
    await numbers.close()
    await queue.close()
  }
}
