/**
 * Whatever came of a series, in whatever order those who follow it woke: reading all events twice more, in any other
 * order, changes nothing. On the real database, with every reader and every task that follows an observation.
 */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { countings, engineVersion, markDue } from '#app/server/kind-numbers.ts'
import { numbersWork } from '#items/server/numbers/work.ts'
import { readOn, type Reader } from '#kit/server/events/reader.ts'
import type { Task } from '#kit/server/work/task.ts'
import { noticeReader, noticeTasks } from '#notices/server/notice-work.ts'
import { computePredictionNumbers } from '#predictions/compute-numbers.ts'
import { resolvingReader } from '#predictions/server/resolving/resolving-work.ts'
import { computeScenarioNumbers } from '#scenarios/compute-numbers.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { givenSet, refOf } from '../content-as.ts'
import { givenFollowing } from '../following.ts'
import { aPrediction, aScenario, aTrend } from '../given/entries.ts'
import { aSeries } from '../given/series.ts'

const { ask, db, pool, queue, task: resolving, written } = await givenFollowing()

const computes: Record<string, (input: unknown) => unknown> = {
  trend: (input) => computeTrendNumbers(input as TrendInput),
  prediction: computePredictionNumbers,
  scenario: computeScenarioNumbers,
}
const numbers = numbersWork({
  db,
  pool,
  countings,
  engineVersion,
  compute: async (kind, input) => computes[kind]?.(JSON.parse(JSON.stringify(input))),
})
const sent: string[] = []
const letters = noticeTasks({
  db,
  mail: { send: async ({ to, subject }) => void sent.push(`${to} ${subject}`) },
  site: { productName: 'Farsight', origin: 'https://farsight.example', contact: undefined },
  operators: ['olga@example.org'],
})

const readers: readonly Reader[] = [markDue, resolvingReader, noticeReader]
const tasks = [numbers, resolving, ...letters] as readonly Task[]
const wakers = [
  ...readers.map((one) => () => readOn(db, one, { waits: true })),
  ...tasks.map((one) => () => queue.workOff(one)),
]

/** In an order of its own, some of them often and some late, until nothing is left to do. */
async function settle(order: readonly number[]): Promise<void> {
  for (const place of order) await wakers[place % wakers.length]?.()
  for (let done = 1; done > 0;) {
    done = 0
    for (const wake of wakers) done += await wake()
  }
}

/** What anybody can see of it, and the log of what happened. */
async function whole(): Promise<unknown> {
  const { rows } = await pool.query(`select
    (select json_agg(to_jsonb(one) order by item_id, version) from item_version as one) as versions,
    (select json_agg(to_jsonb(one) order by item_id, made_at) from item_numbers as one) as numbers,
    (select json_agg(to_jsonb(one) order by item_id, known_since) from overturned as one) as overturned,
    (select json_agg(to_jsonb(one) order by item_id, known_from, threshold) from passing as one) as passings,
    (select json_agg(to_jsonb(one) order by item_id) from trend_record as one) as trends,
    (select json_agg(to_jsonb(one) - 'seq' - 'request_id' - 'forecaster_id' order by item_id, seq) from forecast as one) as forecasts,
    (select json_agg(to_jsonb(one) order by to_jsonb(one)::text) from member_record as one) as members,
    (select json_agg(kind || ' ' || ref order by seq) from event) as events`)
  return { ...rows[0], sent: [...sent] }
}

/** Turns to what a signpost was already: on and off, or off and on, is all that can follow each other. */
async function turnsTwice(): Promise<unknown[]> {
  const { rows } = await pool.query(`select item_id, turn from (
      select item_id, turn, lag(turn -> 'isOn') over (partition by item_id, made_at, turn ->> 'title' order by place) as former
      from item_numbers, jsonb_array_elements(numbers -> 'turns') with ordinality as told (turn, place)
    ) as turns where former = turn -> 'isOn'`)
  return rows
}

const early: [string, number][] = Array.from({ length: 12 }, (_, i) => [String(2013 + i), 398 + 2.2 * i])
const seriesOf = (values: readonly (number | null)[], provisional: string | null) => {
  const more = values.flatMap((value, i): [string, number][] => (value === null ? [] : [[String(2025 + i), value]]))
  return aSeries([...early, ...more], { retrieved: '2040-01-01', ...(provisional && { provisional }) })
}
const ends = { openBelow: true, openAbove: true }
const howMuch = { type: 'numeric', unit: 'ppm', range: { min: 400, max: 500, scale: 'linear', ...ends } }
const when = { type: 'date', range: { min: '2025-01-01', max: '2028-12-31', openBelow: false, openAbove: true } }
const line = { comparison: '>=', threshold: 428 }

/** A trend with a value that matters, questions of each type that it decides, one that waits for another, and a world. */
async function givenWorld() {
  const { id: _, ...series } = seriesOf([], null)
  const thresholds = [{ value: 428, label: 'a value of this test' }]
  const published = { isPublished: true }
  const trend = await written('ada', aTrend('Air holds more carbon', { series, thresholds }), published)
  const ask1 = (title: string, other: object) => written('ada', aPrediction(title, other), published)
  const rule = (other: object) => ({ automatic: { trend: refOf(trend), ...other } })
  const first = await ask1('Will it be 428 in 2026?', rule({ at: '2026', ...line }))
  const questions = [
    first,
    await ask1('And how much then?', { question: howMuch, ...rule({ at: '2026' }) }),
    await ask1('And when first?', { question: when, ...rule(line) }),
    await ask1('And as first published?', rule({ at: '2026', ...line, firstPublished: true })),
    await ask1('And 2027, if so?', {
      ...rule({ at: '2027', ...line }),
      condition: { on: refOf(first), outcome: 'yes' },
    }),
  ]
  const signposts = [
    { title: 'It reaches 428', watch: refOf(trend), ...line, by: 2028 },
    { title: 'So it resolves', watch: refOf(first), outcome: 'yes', by: 2040 },
  ]
  await written('ada', aScenario('A world with more of it', refOf(first), { signposts }), published)
  // Of what happens beside it somebody hears by mail, once.
  const advert = await written('ada', aTrend('An advert'), published)
  await ask(`POST ${advert}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
  return { trend, questions }
}

const value = fc.option(
  fc.integer({ min: 4240, max: 4320 }).map((tenths) => tenths / 10),
  { nil: null, freq: 5 },
)
const observed = fc.record({
  is: fc.constant('observed' as const),
  values: fc.array(value, { maxLength: 4 }),
  provisional: fc.constantFrom(null, null, '2026'),
})
const judged = fc.record({
  is: fc.constant('judged' as const),
  question: fc.nat(4),
  word: fc.constantFrom('kept', 'corrected'),
})
const order = fc.array(fc.nat(20), { maxLength: 12 })
const step = fc.record({ does: fc.oneof({ arbitrary: observed, weight: 4 }, judged), order })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function take({ trend, questions }: Awaited<ReturnType<typeof givenWorld>>, { does }: Step): Promise<void> {
  if (does.is === 'judged') {
    const id = questions[does.question]?.split('/').at(-1)
    await ask(`PUT /api/operators/overturned/${id}`, { as: 'olga', body: { word: does.word, reason: 'Looked at it.' } })
    return
  }
  // Nobody writes marks in a form: sources bring them.
  const series = seriesOf(does.values, does.provisional)
  await pool.query(
    `with said as (update item set version = version + 1, updated_at = now(), details = jsonb_set(details, '{series}', series_keep(id, $2::jsonb, now()))
       where id = $1 returning *)
     insert into item_version (item_id, version, at, author, data, is_public, is_text)
     select said.id, said.version, now(), 'Ada', jsonb_set(last.data, '{details}', said.details), true, false
     from said join item_version as last on last.item_id = said.id and last.version = said.version - 1`,
    [trend.split('/').at(-1), JSON.stringify(series)],
  )
}

beforeAll(async () => {
  await givenSet(pool)
  await pool.query(`update account set email = 'person' || id || '@example.org', email_verified = true`)
})

test('reading all events twice more, in any order of waking, changes nothing', async () => {
  const reached = { outcomes: 0, overturned: 0, turns: 0, passings: 0 }
  const history = fc.record({ steps: fc.array(step, { minLength: 4, maxLength: 7 }), orders: fc.tuple(order, order) })
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, orders }) => {
      const world = await givenWorld()
      for (const one of steps) {
        await take(world, one)
        for (const place of one.order) await wakers[place % wakers.length]?.()
      }
      await settle([])
      const before = await whole()
      for (const again of orders) {
        await pool.query('delete from event_reader')
        await settle(again)
        expect(await whole()).toEqual(before)
      }
      expect(await turnsTwice()).toEqual([])
      const { rows } = await pool.query(`select
        (select count(*) from item where details #> '{outcome,evidence}' is not null)::int as outcomes,
        (select count(*) from overturned)::int as overturned, (select count(*) from passing)::int as passings,
        (select count(*) from item_numbers where jsonb_array_length(numbers -> 'turns') > 0)::int as turns`)
      Object.assign(reached, rows[0])
    }),
    { numRuns: 3, seed: 7 },
  )
  // Each of the steps was taken: a history in which nothing follows would prove nothing.
  for (const [what, count] of Object.entries(reached)) expect([what, count > 0]).toEqual([what, true])
  expect(sent.length).toBeGreaterThan(0)
})
