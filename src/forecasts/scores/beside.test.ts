/** People beside Farsight and the model on the same days, and their crowd over time. */
import { expect, test } from 'vitest'
import { uncalibrated } from '#engine/crowd/community-calibration.ts'
import { poolOfCdfs } from '#engine/crowd/distribution-pool.ts'
import { seededRandom } from '#engine/random.ts'
import { type StandingForecast, timeShare } from '#engine/scores/standing-forecast.ts'
import { bucketMasses, cdfOfMasses } from '#engine/distributions/buckets.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { besideOf, voiceWith } from './beside.ts'
import { crowdMoments } from './crowd-over-time.ts'
import { answers, massesOf } from './masses.ts'
import { ownScore } from './own-score.ts'
import { settledOf } from './settled.ts'
import { stoodOf } from './stood.ts'

const question: Question = { type: 'binary' }
const came = { state: 'resolved' as const, value: 'yes', at: '2027-01-01', reason: 'It was seen.' }
const settledDetails = { question, opens: '2026-01-01', closes: '2026-01-10', outcome: came }
const settled = settledOf(settledDetails)!
const onDay = (day: number) => Date.parse('2026-01-01') + (day - 1) * 86_400_000
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const stood = (chance: number, from: number, until: number) => ({
  from: onDay(from),
  until: onDay(until),
  masses: [1 - chance, chance],
})
const said = (forecaster: string, from: number, until = Infinity) => ({ ...stood(0.5, from, until), forecaster })
const speaking = (told: { at: number; estimate: Estimate }[]) =>
  stoodOf(told.map((one) => ({ ...one, forecaster: 'house', end: null }))).map(({ estimate, ...times }) => ({
    ...times,
    masses: massesOf(settled, estimate),
  }))
const theirs = speaking([
  { at: onDay(-5), estimate: yes(0.2) },
  { at: onDay(6), estimate: yes(0.4) },
])
const close = (value: number) => expect.closeTo(value, 9)
const house = (all: readonly StandingForecast[]) => voiceWith(settled, 'house', all)

test('both are scored on the days on which both stood, and on no other', () => {
  const beside = besideOf(settled, [stood(0.9, 4, 8)], house(theirs))
  expect(beside).toEqual({
    by: 'house',
    coverage: close(0.4),
    brier: { own: close(0.01), theirs: close((0.64 + 0.36) / 2) },
    baseline: {
      own: close(0.4 * 100 * Math.log2(1.8)),
      theirs: close(0.2 * 100 * (Math.log2(0.4) + Math.log2(0.8))),
    },
  })
})

test('where they never stood at the same time neither is compared', () => {
  const late = speaking([{ at: onDay(9), estimate: yes(0.2) }])
  expect(besideOf(settled, [stood(0.9, 1, 8)], house(late))).toBe(null)
  expect(besideOf(settled, [stood(0.9, 1, 8)], house([]))).toBe(null)
})

test('both may change and fall silent as often as they like: each day is that of the forecasts that stood on it', () => {
  const random = seededRandom(4)
  const spoken = (most: number) => {
    const days = Array.from({ length: 40 }, () => -2 + random() * 14).toSorted((a, b) => a - b)
    return days.slice(1).flatMap((until, i) => (random() < 0.3 ? [] : [stood(random() * most, days[i] ?? 0, until)]))
  }
  for (let tries = 0; tries < 50; tries++) {
    const [own, others] = [spoken(0.9), spoken(0.8)]
    const both = own.flatMap((one) =>
      others.flatMap((other) => {
        const [from, until] = [Math.max(one.from, other.from), Math.min(one.until, other.until)]
        return from < until && timeShare({ ...one, from, until }, settled) > 0
          ? [{ own: { ...one, from, until }, theirs: { ...other, from, until } }]
          : []
      }),
    )
    const [ours, theirsThen] = [both.map((one) => one.own), both.map((one) => one.theirs)].map((all) =>
      ownScore(settled, all),
    )
    expect(besideOf(settled, own, house(others))).toEqual({
      by: 'house',
      coverage: close(ours!.coverage),
      brier: { own: close(ours!.brier!), theirs: close(theirsThen!.brier!) },
      baseline: { own: close(ours!.baseline), theirs: close(theirsThen!.baseline) },
    })
  }
})

test('what Farsight called impossible has a finite score, and what it said of another question does not count', () => {
  const never = speaking([{ at: onDay(1), estimate: yes(0) }])
  expect(ownScore(settled, never).log).toBeCloseTo(Math.log(0.001), 2)
  const other: Estimate = { type: 'choice', probabilities: { Solar: 1 } }
  expect(answers(question, other)).toBe(false)
})

test('a crowd is one from three people on, made of what stands, the oldest first', () => {
  const [a, b, c, d] = [said('a', 1, 5), said('b', 2), said('c', 3, 7), said('a', 5)]
  const moments = crowdMoments([a!, b!, c!, d!])
  expect(moments.map(({ from, until, standing }) => [from, until, standing])).toEqual([
    [onDay(3), onDay(5), [a, b, c]],
    [onDay(5), onDay(7), [b, c, d]],
  ])
})

test('a crowd that changed a thousand times is read a hundred times, from the first to the last change', () => {
  const all = Array.from({ length: 1000 }, (_, i) => ({ ...stood(0.5, 1 + i / 1000, Infinity), forecaster: `${i}` }))
  const moments = crowdMoments(all)
  expect(moments.length).toBeGreaterThan(95)
  expect(moments.length).toBeLessThanOrEqual(100)
  for (const [i, { from }] of moments.slice(1).entries()) expect(from).toBe(moments[i]?.until)
})

test('of a range the crowd gives to what came what the mixture of its people’s curves does', () => {
  const number: Question = {
    type: 'numeric',
    unit: 'ppm',
    range: { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' },
  }
  const { scoring, outcome } = settledOf({ ...settledDetails, question: number, outcome: { ...came, value: '41' } })!
  const masses = [20, 40, 60].map((p50) =>
    scoring.massesOf({ type: 'numeric', quantiles: { p5: p50 - 15, p25: p50 - 5, p50, p75: p50 + 5, p95: p50 + 15 } }),
  )
  const whole = bucketMasses(
    poolOfCdfs(
      masses.map((one) => cdfOfMasses(Float64Array.from(one, Number))),
      null,
    ),
  )
  expect(scoring.poolOf(masses, outcome, { skills: null, calibration: uncalibrated })[outcome]).toBeCloseTo(
    whole[outcome]!,
    12,
  )
})
