/**
 * What all processes share is asked of the database once in a while, whoever is read and however often: watching must
 * not be what keeps it busy.
 */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { whyUnavailable } from '../database-trouble.ts'
import { steadyMs } from '../steady-clock.ts'
import { inTransaction } from '../transaction.ts'

const pauseMs = 15_000
/** Where the database is as busy as that, it is not asked further. */
const longest = '1s'
/** So long several questions may take together. */
const longestInAllMs = 4000

/**
 * Answers what `ask` said within the last 15 seconds, to any number of callers at once. Null where it failed, as it does
 * while the database is away: what is not known is not told.
 */
export function seldom<Answer>(ask: () => Promise<Answer>, now: () => number = steadyMs): () => Promise<Answer | null> {
  let asked: { at: number; answer: Promise<Answer | null> } | undefined
  return () => {
    if (!asked || now() - asked.at >= pauseMs) asked = { at: now(), answer: ask().catch(() => null) }
    return asked.answer
  }
}

/** Of the database, no statement of it for longer than a second. */
export function askBriefly<Tables, Answer>(
  db: Kysely<Tables>,
  ask: (db: QueryExecutorProvider) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('statement_timeout', ${longest}, true)`.execute(trx)
    return ask(trx)
  })
}

/**
 * Asks one after the other. Null where the database is too busy to say it, or has been for so long that it is asked no
 * further: whoever looks at a server that is ill is told all the rest.
 */
export function askingInTime<Tables>(db: Kysely<Tables>, now: () => number = steadyMs) {
  const until = now() + longestInAllMs
  return async <Answer>(ask: (db: QueryExecutorProvider) => Promise<Answer>): Promise<Answer | null> => {
    if (now() > until) return null
    try {
      return await askBriefly(db, ask)
    } catch (error) {
      if (whyUnavailable(error)) return null
      throw error
    }
  }
}
