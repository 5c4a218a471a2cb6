/** Several statements that happen together or not at all. */
import type { Kysely, Transaction } from 'kysely'

const mostTries = 4
/** Two that wait for each other: PostgreSQL ends one of them, which has then done nothing and can begin again. */
const deadlock = '40P01'

/** `work` may be begun several times: what it does elsewhere than in the database it does last. */
export async function inTransaction<Tables, Answer>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work) // eslint-disable-line no-await-in-loop
    } catch (error) {
      const { code } = error as { code?: unknown } // of PostgreSQL's own errors
      if (code !== deadlock || tries === mostTries) throw error
    }
  }
}
