/** Several statements that happen together or not at all. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ContentTables } from './tables.ts'

export type Write = Transaction<ContentTables>

const mostTries = 4
/** Two that wait for each other: PostgreSQL ends one of them, which has then done nothing and can begin again. */
const deadlock = '40P01'

export async function inTransaction<Answer>(db: Kysely<ContentTables>, work: (trx: Write) => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work) // eslint-disable-line no-await-in-loop
    } catch (error) {
      const { code } = error as { code?: unknown } // of PostgreSQL's own errors
      if (code !== deadlock || tries === mostTries) throw error
    }
  }
}

/** One after the other for each account, so that what is counted holds until it is written. */
export async function lockAccount(trx: Write, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`.execute(trx)
}
