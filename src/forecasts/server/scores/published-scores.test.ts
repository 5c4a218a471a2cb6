/**
 * Scores that Metaculus' own program makes of random questions (reference/vectors) agree with what stands in our table,
 * once the same forecasts were written as rows and the question resolved. Its numbers are curves that nobody can say in
 * five values: those are compared by `bench/engine/scores.ts`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve as pathTo } from 'node:path'
import { expect, test } from 'vitest'
import { daysLater } from '#kit/dates.ts'
import { came, givenScores } from '../../../../test/people/scores.ts'

const file = pathTo(import.meta.dirname, '../../../../../shared/reference/vectors/metaculus_golden_random.json')
const dayMs = 86_400_000
const opens = '2026-01-01'

type Timed = Record<string, { score: number; coverage: number }>
type Golden = {
  type: 'binary' | 'multiple_choice' | 'numeric'
  resolution_bucket: number
  horizon_end_day: number
  actual_close_day: number
  forecasts: { user: number; start_day: number; end_day: number | null; p_yes?: number; pmf?: (number | null)[] }[]
  expected: { baseline: Timed; peer: Timed }
}

const { question, resolve, scored, addForecasters, addRows } = await givenScores()

/** What it asks and what came, and how an estimate is written; null where its forecasts are none that people can make. */
const ways = {
  binary: ({ resolution_bucket }: Golden) => ({
    question: { type: 'binary' },
    came: ['no', 'yes'][resolution_bucket] ?? '',
    estimate: ({ p_yes }: Golden['forecasts'][number]) => ({ type: 'binary', probability: p_yes }),
  }),
  multiple_choice: ({ resolution_bucket, forecasts }: Golden) => {
    if (forecasts.some(({ pmf = [] }) => pmf.some((mass) => mass === null || mass < 0.001))) return null
    const options = (forecasts[0]?.pmf ?? []).map((_, i) => `Option ${i}`)
    return {
      question: { type: 'choice', options },
      came: options[resolution_bucket] ?? '',
      estimate: ({ pmf = [] }: Golden['forecasts'][number]) => ({
        type: 'choice',
        probabilities: Object.fromEntries(options.map((option, i) => [option, pmf[i]])),
      }),
    }
  },
  numeric: () => null,
}

const momentOf = (day: number) => new Date(Math.round(Date.parse(opens) + day * dayMs))
/** By which it closed to the minute: of a day alone the whole day does not count. */
const evidence = {
  trend: 'trend/1',
  version: 1,
  at: '2026',
  value: 1,
  unit: 'points',
  source: 'A survey',
  sourceUrl: 'https://example.org/',
  isProvisional: false,
}

/** Each when it was made; and that nothing stands any more, where nothing was said in its place. */
function rowsOf(
  { forecasts }: Golden,
  ids: Map<number, string>,
  estimate: (one: Golden['forecasts'][number]) => object,
) {
  const rows = forecasts.flatMap((one) => {
    const { user, start_day: start, end_day: end } = one
    const forecaster = ids.get(user) ?? ''
    const isReplaced = forecasts.some((other) => other.user === user && other.start_day === end)
    const made = { forecaster, at: momentOf(start), estimate: estimate(one) }
    return end === null || isReplaced ? [made] : [made, { forecaster, at: momentOf(end), estimate: null }]
  })
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Of whom nothing stood in time, there is no row, and there they have nought. */
const nothing = { baseline: 0, peer: 0, coverage: 0 }

const close = (value = 0) => expect.closeTo(value, 5)

function publishedOf({ expected: { baseline, peer } }: Golden, user: number) {
  return {
    baseline: close(baseline[user]?.score),
    peer: close(peer[user]?.score),
    coverage: close(peer[user]?.coverage),
  }
}

test('every published baseline and peer score of yes or no and of options stands in the table', async ({ skip }) => {
  skip(!existsSync(file), 'reference/vectors lie outside the repository')
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Golden[] } // as its notes say
  let compared = 0
  for (const one of cases) {
    const way = ways[one.type](one)
    if (!way) continue
    const closes = daysLater(opens, one.horizon_end_day - 1)
    const at = await question({ question: way.question, opens, closes, resolves: '2030-12-31' })
    const users = [...new Set(one.forecasts.map(({ user }) => user))]
    const made = await addForecasters(users.length)
    const ids = new Map(users.map((user, i) => [user, made[i] ?? '']))
    await addRows(at, rowsOf(one, ids, way.estimate))
    const closed = momentOf(one.actual_close_day).toISOString()
    await resolve(at, { ...came(way.came, closed.slice(0, 10)), evidence: { ...evidence, knownSince: closed } })
    const ours = new Map((await scored(at)).map((row) => [row.forecaster, row]))
    for (const user of users) {
      expect(ours.get(ids.get(user)) ?? nothing).toMatchObject(publishedOf(one, user))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(300)
})
