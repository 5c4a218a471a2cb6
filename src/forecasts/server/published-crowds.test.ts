/**
 * What Metaculus' own program says of a crowd at a moment agrees with what ours is told to say, once the same forecasts
 * were written as rows: to the whole per cent, since none is told more finely, and from five people on. Decision 72.
 */
import { expect, test } from 'vitest'
import { toWholePercents } from '../crowd/coarse.ts'
import {
  askedOf,
  isMissing,
  momentOf,
  rowsOf,
  timesOf,
  vectorsIn,
  whyMissing,
  type Written,
  type WrittenForecast,
} from '../../../test/people/published.ts'
import { givenScores } from '../../../test/people/scores.ts'
import { tellCrowd } from './tell-crowd.ts'

type Crowd = Record<'forecast_values' | 'lower' | 'center' | 'upper', number[]>
type Golden = Written<WrittenForecast & { user: number }> & {
  spot_day: number
  expected: { aggregate_at_spot_day: Record<'unweighted' | 'recency_weighted', Crowd> | null }
}

const { ask, db, question, addForecasters, addRows } = await givenScores()

/** What was told at that moment of all that had been said by then; null where nothing of it can be. */
async function toldAt(written: Golden) {
  const asked = askedOf(written)
  const by = written.forecasts.filter(({ start_day: start }) => start <= written.spot_day)
  const standing = by.filter(({ end_day: end }) => end === null || end > written.spot_day)
  if (!asked || !written.expected.aggregate_at_spot_day || standing.length < 5) return null
  const at = await question({ question: asked.question, ...timesOf(written) })
  const users = [...new Set(by.map(({ user }) => user))]
  const made = await addForecasters(users.length)
  const spot = momentOf(written.spot_day)
  const rows = rowsOf(by, ({ user }) => made[users.indexOf(user)] ?? '', asked.estimate)
  await addRows(
    at,
    rows.filter((row) => row.at <= spot),
  )
  await tellCrowd(db, at.split('/').at(-1) ?? '', spot)
  const { status, body } = await ask(`${at}/crowd`)
  expect([status, body.at, body.forecasters]).toEqual([200, spot.toISOString(), standing.length])
  type Told = { method: string; estimate: { probability: number; probabilities: Record<string, number> } }
  const wayOf = (way: string) => (body.methods as Told[]).find(({ method }) => method === way)?.estimate
  const { unweighted, recency_weighted: weighted } = written.expected.aggregate_at_spot_day
  return { unweighted, weighted, wayOf, quartiles: body.crowd.quartiles }
}

const ofType = (wanted: Written['type']) =>
  vectorsIn<{ cases: Golden[] }>('metaculus_golden_random.json').cases.filter(({ type }) => type === wanted)

/** Of no and of yes. */
const both = (yes = Number.NaN, no = 1 - yes) => [no, yes]

/** In whole per cent, never nought or certain: half a per cent from what is published at the most. */
function mustBeTold(told: number | undefined, published = Number.NaN): 1 {
  const possible = Math.min(0.99, Math.max(0.01, published))
  expect(Math.abs((told ?? Number.NaN) - possible)).toBeLessThanOrEqual(0.005 + 1e-9)
  return 1
}

test('of yes or no medians, medians in which newer ones count more and middle halves are told as published, 396 values', async ({
  skip,
}) => {
  skip(isMissing, whyMissing)
  let compared = 0
  for (const one of ofType('binary')) {
    const told = await toldAt(one)
    if (!told) continue
    const { unweighted, weighted, wayOf, quartiles } = told
    const medians = [
      [wayOf('median')?.probability, unweighted] as const,
      [wayOf('recency-weighted-median')?.probability, weighted] as const,
    ].flatMap(([said, { forecast_values: values, center }]) => [
      [both(said), values] as const,
      [both(said), center] as const,
    ])
    // What a quarter gives a no at most, three quarters give a yes at least.
    const halves = [
      [both(quartiles.lower, 1 - quartiles.upper), unweighted.lower] as const,
      [both(quartiles.upper, 1 - quartiles.lower), unweighted.upper] as const,
    ]
    for (const [said, published] of [...medians, ...halves])
      for (const [place, chance] of said.entries()) compared += mustBeTold(chance, published[place])
  }
  expect(compared).toBe(396)
})

test('of options both medians are told as published, 62 values', async ({ skip }) => {
  skip(isMissing, whyMissing)
  let compared = 0
  for (const one of ofType('multiple_choice')) {
    const told = await toldAt(one)
    if (!told) continue
    const { unweighted, weighted, wayOf } = told
    for (const [way, { forecast_values: values }] of [
      ['median', unweighted] as const,
      ['recency-weighted-median', weighted] as const,
    ]) {
      expect(Object.values(wayOf(way)?.probabilities ?? {})).toEqual(toWholePercents(values))
      compared += values.length
    }
  }
  expect(compared).toBe(62)
})
