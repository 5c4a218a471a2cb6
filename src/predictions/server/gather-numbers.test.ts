/** What a prediction's numbers may rest on, and how they go on from those before. */
import { describe, expect, it, test } from 'vitest'
import type { Counted } from '#items/server/numbers/maker.ts'
import { givenDatabase } from '../../../test/given.ts'
import { computePredictionNumbers } from '../compute-numbers.ts'
import { gatherPredictionNumbers } from './gather-numbers.ts'

const { pool } = await givenDatabase()
const ada = '1'

const knots = [-3, -2, -1, 0, 1, 2, 3]
const trendDetails = (
  observations: [string, number][] = [
    ['2024', 1],
    ['2025', 1],
  ],
) => ({
  thresholds: [],
  signals: [],
  series: { unit: 'ppm', frequency: 'yearly', kind: 'level', observations },
})
const projected = (middle = 0) => ({
  projection: {
    refused: null,
    points: [{ at: '2027', knots: knots.map((knot) => knot + middle), validated: true }],
    bounds: { least: null, most: null },
  },
})
const years = (...at: string[]) => ({
  projection: { ...projected().projection, points: at.map((one) => ({ at: one, knots, validated: true })) },
})
const forecast = (probability: number) => ({
  made: '2026-11-20',
  estimate: { type: 'binary', probability },
  reason: 'As often as it has been before.',
})
const questionDetails = (change: object = {}) => ({
  question: { type: 'binary' },
  criteria: 'As the source has it on that day.',
  resolutionSource: 'The source',
  opens: '2026-11-20',
  closes: '2027-12-31',
  resolves: '2028-06-30',
  houseForecast: null,
  outcome: null,
  ...change,
})

describe('what the numbers of a prediction rest on', () => {
  test.for<[what: string, trend: Standing, prediction: Standing, refused: string | null]>([
    ['a published one on a published trend', { owner: null }, { owner: ada }, null],
    [
      'a published one not on a private trend, though it is its author’s',
      { owner: ada, isPrivate: true },
      { owner: ada },
      'not-seen',
    ],
    [
      'a private one on its author’s own private trend',
      { owner: ada, isPrivate: true },
      { owner: ada, isPrivate: true },
      null,
    ],
    [
      'a private one not on somebody else’s',
      { owner: '2', isPrivate: true },
      { owner: ada, isPrivate: true },
      'not-seen',
    ],
    [
      'one of the house on nothing private',
      { owner: null, isPrivate: true },
      { owner: null, isPrivate: true },
      'not-seen',
    ],
  ])('%s', async ([, ofTrend, ofPrediction, refused]) => {
    const trend = await write('trend', trendDetails(), ofTrend)
    await number(trend, projected())
    const { numbers, restsOn } = await make(await ask({ trend: trend.ref, at: '2027' }, ofPrediction))
    expect(numbers.model).toMatchObject({ refused, trend: trend.ref })
    expect(restsOn).toEqual(refused === null ? [{ item: trend.ref, version: 1 }] : [])
  })

  it('is nothing that names another kind, and nothing that is gone', async () => {
    const trend = await write('trend', trendDetails(), {})
    const item = await ask({ trend: trend.ref.replace('trend', 'scenario'), at: '2027' }, {})
    expect((await make(item)).numbers.model).toMatchObject({ refused: 'not-seen' })
    expect((await make(await ask({ trend: 'trend/99999', at: '2027' }, {}))).numbers.model).toMatchObject({
      refused: 'not-seen',
    })
  })

  it('is the condition too, by the forecast of that question', async () => {
    const on = await write('prediction', questionDetails({ houseForecast: forecast(0.15) }), {})
    const item = await write('prediction', questionDetails({ condition: { on: on.ref, outcome: 'no' } }), {})
    const { numbers, restsOn } = await make(item)
    expect(numbers.condition).toEqual({ on: on.ref, version: 1, outcome: 'no', probability: 0.85 })
    expect(restsOn).toEqual([{ item: on.ref, version: 1 }])
  })

  it('is no condition that names an outcome by an older name, and that is not impossible once the other came out', async () => {
    const question = { type: 'choice', options: ['The Greens', 'Blue'] }
    const outcome = { state: 'resolved', value: 'The Greens', at: '2026-11-20', reason: 'Seen.' }
    const on = await write('prediction', questionDetails({ question, outcome }), {})
    const under = async (named: string) =>
      (await make(await write('prediction', questionDetails({ condition: { on: on.ref, outcome: named } }), {})))
        .numbers.condition?.probability
    expect([await under('The Greens'), await under('Blue'), await under('Green')]).toEqual([1, 0, null])
  })
})

describe('the series that a question is about, but that does not decide it', () => {
  const measured: [string, number][] = [
    ['2026', 1],
    ['2027', 2],
  ]
  /** A question that its author says is measured by a trend, whose horizon ends in 2030. */
  const measuredBy = async (ofTrend: Standing, ofPrediction: Standing = {}) => {
    const trend = await write('trend', trendDetails(measured), ofTrend)
    await number(trend, years('2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034'))
    const item = await write('prediction', questionDetails(), ofPrediction)
    await pool.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'measured-by')`, [item.id, trend.id])
    return { trend, item }
  }

  it('is shown as its trend has it: what was measured, and what is projected from then on, no model made of it', async () => {
    const { trend, item } = await measuredBy({})
    const { numbers, restsOn } = await make(item)
    expect(numbers.model).toBeNull()
    expect(numbers.outlook).toMatchObject({ trend: trend.ref, unit: 'ppm', at: '2030', observations: measured })
    expect(numbers.outlook?.points.map(({ at }) => at)).toEqual(['2028', '2029', '2030', '2031', '2032'])
    expect(restsOn).toEqual([{ item: trend.ref, version: 1 }])
  })

  it('changes with the numbers of that trend, and marks the question as due', async () => {
    const { trend, item } = await measuredBy({})
    await number(trend, years('2028', '2029'), '2026-12-01T00:00:00Z')
    expect((await make(item)).numbers.outlook?.points.map(({ at }) => at)).toEqual(['2028', '2029'])
    const { rows } = await pool.query('select resting_on(array[$1::bigint])::text[] as ids', [trend.id])
    expect(rows[0].ids).toContain(item.id)
  })

  it('is not shown of a private trend to everybody', async () => {
    const { item } = await measuredBy({ owner: ada, isPrivate: true }, { owner: ada })
    expect(await make(item)).toMatchObject({ numbers: { outlook: null }, restsOn: [] })
    const own = await measuredBy({ owner: ada, isPrivate: true }, { owner: ada, isPrivate: true })
    expect((await make(own.item)).numbers.outlook).toMatchObject({ trend: own.trend.ref })
  })

  it('is drawn as far as a question asks that it decides', async () => {
    const trend = await write('trend', trendDetails(), {})
    await number(trend, projected())
    const { numbers } = await make(await ask({ trend: trend.ref, at: '2027' }, {}))
    expect(numbers.outlook).toMatchObject({ trend: trend.ref, at: '2027' })
  })
})

describe('the history of the model', () => {
  it('gains an entry when the projection changes, with the time of its numbers, and none when it is looked at again', async () => {
    const trend = await write('trend', trendDetails(), {})
    await number(trend, projected(), '2026-11-21T00:00:00Z')
    const item = await ask({ trend: trend.ref, at: '2027' }, {})
    const first = await make(item)
    expect(first.numbers.modelHistory).toEqual([{ at: '2026-11-21T00:00:00.000Z', trendVersion: 1, probability: 0.5 }])
    const again = await make(item, first.numbers)
    expect(again.input).toEqual(first.input)
    await number(trend, projected(), '2026-12-01T00:00:00Z')
    expect((await make(item, first.numbers)).input).toEqual(first.input)
    await number(trend, projected(1), '2026-12-02T00:00:00Z')
    const second = await make(item, first.numbers)
    expect(second.numbers.modelHistory).toEqual([
      first.numbers.modelHistory[0],
      { at: '2026-12-02T00:00:00.000Z', trendVersion: 1, probability: expect.closeTo(0.75, 9) },
    ])
    expect((await make(item, second.numbers)).input).toEqual(second.input)
  })

  it('stays where the value is observed in the end', async () => {
    const trend = await write('trend', trendDetails(), {})
    await number(trend, projected())
    const item = await ask({ trend: trend.ref, at: '2027' }, {})
    const first = await make(item)
    await pool.query('update item set details = $2 where id = $1', [
      trend.id,
      JSON.stringify(
        trendDetails([
          ['2026', 1],
          ['2027', 2],
        ]),
      ),
    ])
    const { numbers } = await make(item, first.numbers)
    expect(numbers.model).toMatchObject({ refused: 'observed', observed: 2 })
    expect(numbers.modelHistory).toEqual(first.numbers.modelHistory)
  })
})

describe('the history of the forecasts', () => {
  it('has of a published prediction only what everybody may read, up to its version', async () => {
    expect(await revised({ owner: ada })).toEqual([2, 4])
  })

  it('has all of a private one', async () => {
    expect(await revised({ owner: ada, isPrivate: true })).toEqual([1, 2, 4])
  })
})

test.for<[what: string, details: Record<string, unknown>]>([
  ['nothing', {}],
  ['another question type', questionDetails({ question: { type: 'riddle' } })],
  [
    'a series for a question that no threshold answers',
    questionDetails({ question: { type: 'choice', options: ['A', 'B'] } }),
  ],
  [
    'a forecast of another type',
    questionDetails({ houseForecast: { ...forecast(0.5), estimate: { type: 'date', quantiles: {} } } }),
  ],
])('odd details have empty numbers and stop nothing: %s', async ([, details]) => {
  const item = await write(
    'prediction',
    { ...details, automatic: { trend: 'trend/1', at: '2027', comparison: '>=', threshold: 0 } },
    {},
  )
  expect((await make(item)).numbers).toMatchObject({ model: null, modelHistory: [], forecastHistory: [] })
})

type Standing = { owner?: string | null; isPrivate?: boolean }
type Item = Counted & { ref: string }

/** Writes an item past all checks. */
async function write(
  kind: string,
  details: Record<string, unknown>,
  { owner = null, isPrivate = false }: Standing,
): Promise<Item> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, owner_id, author, updated_at, published_at)
     values ($1, 'An item', 'Item', 'An item of this test.', '', 'social', '{test}', 2027, 2030, $2, '{}', $3, 'Ada', now(), $4) returning id::text`,
    [kind, JSON.stringify(details), owner, isPrivate ? null : new Date()],
  )
  const id = rows[0]?.id ?? ''
  const horizon = { from: 2027, to: 2030 }
  return {
    id,
    ref: `${kind}/${id}`,
    kind,
    version: 1,
    family: null,
    details,
    horizon,
    ownerId: owner,
    isPublished: !isPrivate,
  }
}

async function ask(series: { trend: string; at: string }, standing: Standing): Promise<Item> {
  return write('prediction', questionDetails({ automatic: { ...series, comparison: '>=', threshold: 0 } }), standing)
}

async function number({ id }: Item, numbers: object, at = '2026-11-21T00:00:00Z') {
  await pool.query(
    `insert into item_numbers (item_id, made_at, version, rests_on, digest, numbers, is_public) values ($1, $2, 1, '[]', '', $3, true)`,
    [id, at, JSON.stringify(numbers)],
  )
}

async function make(item: Item, before: Record<string, unknown> | null = null) {
  const { input, restsOn } = await gatherPredictionNumbers(pool, item, before)
  return { input, restsOn, numbers: computePredictionNumbers(JSON.parse(JSON.stringify(input))) }
}

/** Of four versions of five, those in which the forecast changed, as its numbers have them. */
async function revised(standing: Standing) {
  const item = await write('prediction', questionDetails({ authorForecast: forecast(0.6) }), standing)
  const versions = [0.2, 0.3, 0.3, 0.6, 0.9].map((probability, i) => ({ version: i + 1, probability, isPublic: i > 0 }))
  for (const { version, probability, isPublic } of versions) {
    const data = JSON.stringify({ details: questionDetails({ authorForecast: forecast(probability) }) })
    await pool.query(
      `insert into item_version (item_id, version, at, author, data, is_public) values ($1, $2, now(), 'Ada', $3, $4)`,
      [item.id, version, data, isPublic],
    )
  }
  const { numbers } = await make({ ...item, version: 4 })
  return numbers.forecastHistory.map(({ version }) => version)
}
