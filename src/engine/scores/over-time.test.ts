import fc from 'fast-check'
import { expect, test } from 'vitest'
import { geometricMeans } from './geometric-means.ts'
import { optionOutcome, rangeOutcome } from './resolved-question.ts'
import { baselineOverTime, peerOverTime, totalScore } from './over-time.ts'
import type { ResolvedQuestion } from './resolved-question.ts'
import { chanceGiven, type StandingForecast, timeCounted } from './standing-forecast.ts'

const question: ResolvedQuestion = { opens: 0, closes: 10, closed: 10, outcome: 1, kind: optionOutcome }
const yes = (p: number, from = 0, until = Infinity): StandingForecast => ({ from, until, masses: [1 - p, p] })
const scores = (...pairs: [score: number, coverage: number][]) =>
  pairs.map(([score, coverage]) => ({ score: expect.closeTo(score, 4), coverage: expect.closeTo(coverage, 10) }))

test('baseline over time is the score times the share of the scheduled life', () => {
  expect(baselineOverTime([yes(0.9, 5)], question)).toEqual(scores([42.3998, 0.5]))
  expect(baselineOverTime([yes(0.9), yes(0.1, 0, 3), yes(0.9, 10), yes(0, 11)], question)).toEqual(
    scores([84.7997, 1], [-69.6578, 0.3], [0, 0], [0, 0]),
  )
  // What resolves after half of its time earns half.
  expect(baselineOverTime([yes(0.9)], { ...question, closed: 5 })).toEqual(scores([42.3998, 0.5]))
  expect(baselineOverTime([], question)).toEqual([])
})

test('peer scores over time of worked cases', () => {
  expect(peerOverTime([yes(0.1), yes(0.9)], question)).toEqual(scores([-219.7225, 1], [219.7225, 1]))
  expect(peerOverTime([yes(0.1), yes(0.5), yes(0.9)], question)).toEqual(
    scores([-190.3331, 1], [51.0826, 1], [139.2506, 1]),
  )
  expect(peerOverTime([yes(0.1), yes(0.5), yes(0.9, 5)], question)).toEqual(
    scores([-175.6385, 1], [106.0132, 1], [69.6253, 0.5]),
  )
  // Alone at first and at last; together from 4 to 6.
  expect(peerOverTime([yes(0.4, 0, 6), yes(0.6, 4)], question)).toEqual(scores([-8.1093, 0.6], [8.1093, 0.6]))
  expect(peerOverTime([yes(0.9)], question)).toEqual(scores([0, 1]))
  // Nobody for a while: nobody is covered.
  expect(peerOverTime([yes(0.4, 0, 2), yes(0.6, 0, 2), yes(0.6, 7)], question)).toEqual(
    scores([-8.1093, 0.2], [8.1093, 0.2], [0, 0.3]),
  )
  expect(peerOverTime([yes(0.1), yes(0.9)], { ...question, kind: rangeOutcome(0) })).toEqual(
    scores([-109.8612, 1], [109.8612, 1]),
  )
  expect(peerOverTime([yes(0.1, -9), yes(0.9, -1)], { ...question, closed: 5 })).toEqual(
    scores([-109.8612, 0.5], [109.8612, 0.5]),
  )
  expect(peerOverTime([yes(0.4, -9, -1), yes(0.4), yes(0, 10), yes(0.5, 3, 3)], question)).toEqual(
    scores([0, 0], [0, 1], [0, 0], [0, 0]),
  )
})

test('where an option was missing, "other" is compared', () => {
  const masses = [
    [0.3, 0.2, 0.5],
    [0.75, null, 0.25],
  ]
  const both = masses.map((one) => ({ from: 0, until: Infinity, masses: one }))
  expect(peerOverTime(both, question)).toEqual(scores([100 * Math.log(0.2 / 0.25), 1], [100 * Math.log(0.25 / 0.2), 1]))
})

const crowds = fc.array(
  fc
    .tuple(
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.double({ min: -3, max: 12, noNaN: true }),
      fc.double({ min: 0, max: 12, noNaN: true }),
    )
    .map(([p, from, length]) => yes(p, from, length > 11 ? Infinity : from + length)),
  { maxLength: 12 },
)

test('peer scores sum to 0, and are those that the geometric means give', () => {
  fc.assert(
    fc.property(crowds, fc.double({ min: 1, max: 10, noNaN: true }), (forecasts, closed) => {
      const early = { ...question, closed }
      const ours = peerOverTime(forecasts, early)
      expect(totalScore(ours).score).toBeCloseTo(0, 8)
      const means = geometricMeans(forecasts)
      forecasts.forEach((forecast, i) => {
        const expected = means.reduce((sum, { from, until, count, masses }) => {
          const stretch = timeCounted(
            {
              ...forecast,
              from: Math.max(from, forecast.from),
              until: Math.max(from, forecast.from, Math.min(until, forecast.until)),
            },
            early,
          )
          if (!stretch || count < 2) return sum
          return (
            sum +
            ((100 * count) / (count - 1)) *
              Math.log(chanceGiven(forecast.masses, 1) / (masses[1] ?? 0)) *
              ((stretch.until - stretch.from) / 10)
          )
        }, 0)
        expect(ours[i]?.score).toBeCloseTo(expected, 7)
      })
    }),
  )
})

test('neither the unit of time nor the date matters', () => {
  fc.assert(
    fc.property(crowds, (forecasts) => {
      const hours = forecasts.map(({ from, until, masses }) => ({
        from: 24 * from + 1000,
        until: 24 * until + 1000,
        masses,
      }))
      const there = { ...question, opens: 1000, closes: 1240, closed: 1240 }
      for (const scoreOf of [baselineOverTime, peerOverTime]) {
        scoreOf(hours, there).forEach(({ score, coverage }, i) => {
          const here = scoreOf(forecasts, question)[i]
          expect(score).toBeCloseTo(here?.score ?? Number.NaN, 6)
          expect(coverage).toBeCloseTo(here?.coverage ?? Number.NaN, 9)
        })
      }
    }),
  )
})

test('who copies a good forecaster but comes late scores less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 0.99, noNaN: true }),
      fc.double({ min: 0.1, max: 9.9, noNaN: true }),
      (p, late) => {
        const crowd = [yes(p), yes(p, late), yes(0.5)]
        const [early, copy] = peerOverTime(crowd, question)
        expect(copy?.score).toBeLessThan(early?.score ?? Number.NaN)
        const [first, second] = baselineOverTime(crowd, question)
        expect(second?.score).toBeLessThan(first?.score ?? Number.NaN)
      },
    ),
  )
})

test('a person’s score is the sum, and changing nothing changes nothing', () => {
  expect(totalScore([])).toEqual({ score: 0, coverage: 0 })
  expect(
    totalScore([
      { score: 3, coverage: 0.25 },
      { score: -1, coverage: 0.5 },
    ]),
  ).toEqual({ score: 2, coverage: 0.75 })
  const split = [yes(0.7, 0, 4), yes(0.7, 4), yes(0.4)]
  expect(totalScore(peerOverTime(split, question).slice(0, 2)).score).toBeCloseTo(
    peerOverTime([yes(0.7), yes(0.4)], question)[0]?.score ?? Number.NaN,
    10,
  )
})

test('ten thousand changes do not blur the scores', () => {
  const forecasts = Array.from({ length: 10_000 }, (_, i) =>
    yes(0.001 + 0.998 * ((i * 0.618) % 1), (i % 997) / 100, (i % 997) / 100 + 0.003 * (i % 7)),
  )
  const alone = [yes(0.1, 9.99), yes(0.9, 9.99)]
  expect(peerOverTime([...forecasts, ...alone], question).slice(-2)).toEqual(scores([-0.2197, 0.001], [0.2197, 0.001]))
})

test('what cannot be scored is refused', () => {
  for (const scoreOf of [baselineOverTime, peerOverTime]) {
    expect(() => scoreOf([yes(0)], question)).toThrow('masses[1] must lie above 0')
    expect(() => scoreOf([yes(0.5)], { ...question, closed: 11 })).toThrow('closed must lie between opening')
    expect(() => scoreOf([yes(0.5, 5, 4)], question)).toThrow('until must not lie before from')
    expect(() => scoreOf([yes(0.5)], { ...question, outcome: 2 })).toThrow('outcome must be one of the 2 places')
  }
})
