/** Questions that an earlier release scored: their rows as it left them. */
import { insertItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionDetails } from '#predictions/question.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { givenDatabaseBefore } from '../given/previous.ts'

const rest = {
  criteria: 'As the source has it on that day.',
  resolutionSource: 'The source',
  opens: '2026-01-01',
  closes: '2026-01-10',
  resolves: '2026-03-01',
  houseForecast: null,
  outcome: null,
}
const words = { title: 'Will it?', label: 'Will it?', summary: 'Whether.', body: '', category: 'social', tags: [] }
const written = { ...words, horizon: { from: 2026, to: 2026 } } as never // Only what the database asks of an item.
const by = { slug: null, author: 'Farsight', ownerId: null, digest: null }
const at = new Date('2026-01-01T12:00:00Z')

/** Before the migration of this name; `scored`: a question that is scored by these ways. */
export async function givenScoredBefore(name: string) {
  const { database, before, itself } = await givenDatabaseBefore<ContentTables>(name)
  const { db, pool, migrateTo } = database
  const scored = async (question: Question, outcome: string, ways: readonly string[]) => {
    const details = predictionDetails.parse({ question, ...rest })
    const content = { kind: prediction, written, details, links: [], ...by, publishedAt: at, at }
    const id = await inTransaction(db, (trx) => insertItem(trx, content as never))
    await pool.query(
      `insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, ways, made_at)
       values ($1, 'as it was', $3, '2026-02-01', false, 5, $2, now())`,
      [id, JSON.stringify(ways.map((way) => ({ way, brier: 0.1 }))), outcome],
    )
    return id
  }
  const kept = async (id: string) =>
    (await pool.query('select digest, ways from scored_question where item_id = $1', [id])).rows[0]
  const newest = async () => (await pool.query('select coalesce(max(seq), 0) as seq from event')).rows[0].seq
  const eventsSince = async (seq: string) =>
    (await pool.query('select kind, ref from event where seq > $1', [seq])).rows
  return { pool, before, itself, migrateTo, scored, kept, newest, eventsSince }
}
