/**
 * Scores that Metaculus' own program makes agree with what stands in our table, once the same forecasts were written as
 * rows and the question resolved. Its numbers are curves that nobody can say here: those are compared by
 * `bench/engine/scores.ts`, and so are its scores at one moment, of which there are none here. Decision 72.
 */
import { expect, test } from 'vitest'
import {
  askedOf,
  isMissing,
  outcomeOf,
  rowsOf,
  timesOf,
  vectorsIn,
  whyMissing,
  type Written,
  type WrittenForecast,
} from '../../../../test/people/published.ts'
import { givenScores } from '../../../../test/people/scores.ts'

type Timed = { score: number; coverage: number }

const { question, resolve, scored, addForecasters, addRows } = await givenScores()

/** Of whom nothing stood in time, there is no row, and there they have nought. */
const nothing = { baseline: 0, peer: 0, coverage: 0 }

/** By whoever made them, what stands in the table; null where its forecasts are none that people can make. */
async function scoresIn<Forecast extends WrittenForecast>(
  written: Written<Forecast>,
  whoOf: (forecast: Forecast) => number,
): Promise<((who: number) => typeof nothing) | null> {
  const asked = askedOf(written)
  if (!asked) return null
  const at = await question({ question: asked.question, ...timesOf(written) })
  const everybody = [...new Set(written.forecasts.map(whoOf))]
  const made = await addForecasters(everybody.length)
  const ids = new Map(everybody.map((who, i) => [who, made[i] ?? '']))
  await addRows(
    at,
    rowsOf(written.forecasts, (one) => ids.get(whoOf(one)) ?? '', asked.estimate),
  )
  await resolve(at, outcomeOf(written, asked.outcome))
  const ours = new Map((await scored(at)).map((row) => [row.forecaster, row]))
  return (who) => ours.get(ids.get(who)) ?? nothing
}

const close = (value = 0) => expect.closeTo(value, 5)

type Golden = Written<WrittenForecast & { user: number }> & {
  expected: Record<'baseline' | 'peer', Record<string, Timed>>
}

test('all 2,112 published baseline and peer scores of yes or no and of options, and what they cover, stand in the table', async ({
  skip,
}) => {
  skip(isMissing, whyMissing)
  let compared = 0
  for (const one of vectorsIn<{ cases: Golden[] }>('metaculus_golden_random.json').cases) {
    const ours = await scoresIn(one, ({ user }) => user)
    if (!ours) continue
    const { baseline, peer } = one.expected
    for (const user of new Set(one.forecasts.map((forecast) => forecast.user))) {
      const [own, beside] = [baseline[user], peer[user]]
      expect(ours(user)).toMatchObject({
        baseline: close(own?.score),
        peer: close(beside?.score),
        coverage: close(own?.coverage),
      })
      expect(beside?.coverage).toBeCloseTo(own?.coverage ?? 0, 9)
      compared += 4
    }
  }
  expect(compared).toBe(2112)
})

type Defaults = Omit<Written, 'type' | 'forecasts'> & { question_type: Written['type'] }
type Case = {
  forecasts: WrittenForecast[] | { repeat: number; forecast: WrittenForecast }
  args: Partial<Defaults>
  expected: Timed[]
}
type Suites = Record<'baseline' | 'peer', { defaults: Defaults; cases: Case[] }>

test.for([
  ['baseline', 76],
  ['peer', 108],
] as const)('%s scores of the published examples, %i values, stand in the table', async ([name, values], { skip }) => {
  skip(isMissing, whyMissing)
  const { defaults, cases } = vectorsIn<{ suites: Suites }>('metaculus_scoring_unit.json').suites[name]
  let compared = 0
  for (const { forecasts, args, expected } of cases) {
    const { question_type: type, ...times } = { ...defaults, ...args }
    const listed = Array.isArray(forecasts)
      ? forecasts
      : Array.from({ length: forecasts.repeat }, () => forecasts.forecast)
    // Each of somebody else: the score of a forecast is the score of whoever made it.
    const each = listed.map((forecast, who) => ({ ...forecast, who }))
    const ours = await scoresIn({ type, ...times, forecasts: each }, ({ who }) => who)
    if (!ours) continue
    for (const [who, { score, coverage }] of expected.entries()) {
      expect(ours(who)).toMatchObject({ [name]: close(score), coverage: close(coverage) })
      compared += 2
    }
  }
  expect(compared).toBe(values)
})
