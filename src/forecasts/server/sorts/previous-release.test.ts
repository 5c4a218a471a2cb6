/** A base in which Farsight and the model were scored apart: it keeps every score, and they become forecasters. */
import { expect, test } from 'vitest'
import { insertItem, reviseItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { prediction } from '#predictions/kind.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import { givenDatabaseBefore } from '../../../../test/given/previous.ts'
import { came } from '../../../../test/people/scores.ts'
import { rescore } from '../scores/rescore.ts'

const { database, before, itself, latest } = await givenDatabaseBefore<ContentTables>('sorts-of-forecasters')
const { db, pool, migrateTo } = database
const reason = 'It was so in most years that anybody has counted.'
const saying = (made: string, probability: number) => ({
  made,
  estimate: { type: 'binary' as const, probability },
  reason,
})
const details = (change: Partial<PredictionDetails> = {}): PredictionDetails =>
  predictionDetails.parse({
    question: { type: 'binary' },
    criteria: 'As the source has it on that day.',
    resolutionSource: 'The source',
    opens: '2026-01-01',
    closes: '2026-01-10',
    resolves: '2026-03-01',
    houseForecast: saying('2026-01-02', 0.3),
    outcome: null,
    ...change,
  })
const words = {
  title: 'Will it?',
  label: 'Will it?',
  summary: 'Whether it will.',
  body: '',
  category: 'social',
  tags: [],
}
const written = { ...words, horizon: { from: 2026, to: 2026 } } as never // Only what the database asks of an item.
const content = (of: PredictionDetails) => ({ kind: prediction, written, details: of, links: [] })
const noon = (day: number) => new Date(`2026-01-${String(day).padStart(2, '0')}T12:00:00Z`)
const by = { slug: null, author: 'Farsight', ownerId: null, digest: null }
/** `said`: version by version, a day after the other. */
const write = (said: readonly Partial<PredictionDetails>[]): Promise<string> =>
  inTransaction(db, async (trx) => {
    const [first = {}, ...later] = said.map((change) => content(details(change)))
    const id = await insertItem(trx, { ...first, ...by, publishedAt: noon(1), at: noon(2) } as never)
    for (const [i, next] of later.entries()) await reviseItem(trx, { id, author: 'Farsight', at: noon(3 + i) }, next)
    return id
  })
const outcome = came('yes', '2026-02-01')
const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
const modelHistory = [
  { at: at(4), trendVersion: 1, probability: 0.6 },
  { at: at(7), trendVersion: 2, probability: 0.8 },
]
/** What the release before wrote of it: over ten days, of which Farsight spoke for nine and the model for seven. */
const voices = [
  { by: 'house', brier: 0.49, log: Math.log(0.3), baseline: 90 * Math.log2(0.6), peer: 0, coverage: 0.9, forecasts: 1 },
  {
    by: 'model',
    brier: (3 * 0.16 + 4 * 0.04) / 7,
    log: (3 * Math.log(0.6) + 4 * Math.log(0.8)) / 7,
    baseline: 30 * Math.log2(1.2) + 40 * Math.log2(1.6),
    peer: 0,
    coverage: 0.7,
    forecasts: 2,
  },
]
const scored = await write([{}, { outcome }])
const told = await write([
  {},
  { criteria: 'As the source has it on the day after.' },
  { houseForecast: saying('2026-01-04', 0.3) },
  { houseForecast: null },
  { houseForecast: saying('2026-01-06', 0.4) },
])
await pool.query(
  `insert into item_numbers (item_id, made_at, version, rests_on, digest, numbers, is_public) values ($1, now(), 2, '[]', '', $2, true)`,
  [scored, JSON.stringify({ modelHistory })],
)
await pool.query(
  `insert into scored_question (item_id, digest, outcome, came_on, closed_early, peers, voices, made_at)
   values ($1, 'as it was', 'yes', '2026-02-01', false, 0, $2, now())`,
  [scored, JSON.stringify(voices)],
)
const scores = async () =>
  (
    await pool.query(
      `select sort as by, brier, log, baseline, peer, coverage, forecasts from score
       join forecaster on forecaster.id = forecaster_id where item_id = $1 order by sort`,
      [scored],
    )
  ).rows
const rows = async (id: string) =>
  (
    await pool.query(
      `select sort, item_version as version, estimate -> 'probability' as chance, made from forecast
       join forecaster on forecaster.id = forecaster_id where item_id = $1 order by sort, seq`,
      [id],
    )
  ).rows
const close = (value: number) => expect.closeTo(value, 9)
await migrateTo(itself)

test('scores stay as they were, and come out the same when they are made of rows', async () => {
  expect(await scores()).toEqual(voices)
  await migrateTo(latest)
  await inTransaction(db, (trx) => rescore(trx, scored, new Date()))
  const wanted = voices.map(({ brier, log, baseline, ...one }) => ({
    ...one,
    brier: close(brier),
    log: close(log),
    baseline: close(baseline),
  }))
  expect(await scores()).toEqual(wanted)
  const { rows: digests } = await pool.query('select digest from scored_question')
  expect(digests[0].digest).toMatch(/.{20}/)
})

test('each time that Farsight said something, another time or nothing more is a row, and so is what the model said', async () => {
  const house = { sort: 'house' }
  expect(await rows(told)).toEqual([
    { ...house, version: 1, chance: 0.3, made: '2026-01-02' },
    { ...house, version: 3, chance: 0.3, made: '2026-01-04' },
    { ...house, version: 4, chance: null, made: null },
    { ...house, version: 5, chance: 0.4, made: '2026-01-06' },
  ])
  expect(await rows(scored)).toEqual([
    { ...house, version: 1, chance: 0.3, made: '2026-01-02' },
    { sort: 'model', version: 2, chance: 0.6, made: null },
    { sort: 'model', version: 2, chance: 0.8, made: null },
  ])
})

test('every question that has come out is asked to be scored anew', async () => {
  const { rows: events } = await pool.query(
    `select ref from event where kind = 'crowd.changed' order by seq desc limit 1`,
  )
  expect(events).toEqual([{ ref: `item/${scored}` }])
})

test('it can be taken back, and done again', async () => {
  await migrateTo(before)
  const { rows: kept } = await pool.query('select voices, digest from scored_question')
  expect(kept).toEqual([{ voices: [], digest: '' }])
  await migrateTo(itself)
  expect(await rows(told)).toHaveLength(4)
})
