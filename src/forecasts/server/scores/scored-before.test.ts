/** A base whose questions were scored before the median in which newer forecasts count more was one of the ways. */
import { expect, test } from 'vitest'
import { insertItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { prediction } from '#predictions/kind.ts'
import { predictionDetails } from '#predictions/question.ts'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'

const { database, before, itself } = await givenDatabaseBefore<ContentTables>('recency-weighted-median')
const { db, pool, migrateTo } = database
const details = predictionDetails.parse({
  question: { type: 'binary' },
  criteria: 'As the source has it on that day.',
  resolutionSource: 'The source',
  opens: '2026-01-01',
  closes: '2026-01-10',
  resolves: '2026-03-01',
  houseForecast: null,
  outcome: null,
})
const words = { title: 'Will it?', label: 'Will it?', summary: 'Whether.', body: '', category: 'social', tags: [] }
const written = { ...words, horizon: { from: 2026, to: 2026 } } as never // Only what the database asks of an item.
const by = { slug: null, author: 'Farsight', ownerId: null, digest: null }
const at = new Date('2026-01-01T12:00:00Z')
/** A question that is scored by these ways. */
const scored = async (...ways: string[]) => {
  const content = { kind: prediction, written, details, links: [], ...by, publishedAt: at, at }
  const id = await inTransaction(db, (trx) => insertItem(trx, content as never))
  await pool.query(
    `insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, ways, made_at)
     values ($1, 'as it was', 'yes', '2026-02-01', false, 5, $2, now())`,
    [id, JSON.stringify(ways.map((way) => ({ way, brier: 0.1 })))],
  )
  return id
}
const kept = async (id: string) =>
  (await pool.query('select digest, ways from scored_question where item_id = $1', [id])).rows[0]
const newest = 'select coalesce(max(seq), 0) as seq from event'

test('what has medians is asked to be scored anew, and an older release finds no way that it does not know', async () => {
  const [many, numbers] = [await scored('pool', 'median'), await scored('pool', 'mean')]
  const { seq } = (await pool.query(newest)).rows[0]
  await migrateTo(itself)
  expect([(await kept(many)).digest, (await kept(numbers)).digest]).toEqual(['', 'as it was'])
  const { rows } = await pool.query('select kind, ref from event where seq > $1', [seq])
  expect(rows).toEqual([{ kind: 'crowd.changed', ref: `item/${many}` }])

  const newer = await scored('pool', 'recency-weighted-median', 'mean')
  const said = { ways: [{ way: 'recency-weighted-median' }, { way: 'mean' }], quartiles: null }
  await pool.query(
    `insert into crowd_point (item_id, at, wording, forecasters, earlier, said, until) values ($1, now(), '', 5, 0, $2, 1)`,
    [newer, JSON.stringify(said)],
  )
  await migrateTo(before)
  expect((await kept(newer)).ways.map(({ way }: { way: string }) => way)).toEqual(['pool', 'mean'])
  const { rows: points } = await pool.query('select said from crowd_point')
  expect(points).toEqual([{ said: { ways: [{ way: 'mean' }], quartiles: null } }])
})
