import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spotBaseline, spotPeer, standsAt } from './at-a-moment.ts'
import { optionOutcome, rangeOutcome } from './resolved-question.ts'
import { totalScore } from './over-time.ts'
import type { StandingForecast } from './standing-forecast.ts'

const question = { opens: 0, closes: 10, closed: 10, outcome: 1, kind: optionOutcome }
const yes = (p: number, from = 0, until = Infinity): StandingForecast => ({ from, until, masses: [1 - p, p] })
const scores = (...pairs: [score: number, coverage: number][]) =>
  pairs.map(([score, coverage]) => ({ score: expect.closeTo(score, 4), coverage }))

test('a forecast stands from its moment on, no longer at its end', () => {
  expect([1.9, 2, 3, 4, 5].map((moment) => standsAt(yes(0.5, 2, 4), moment))).toEqual([false, true, true, false, false])
})

test('spot scores of worked cases', () => {
  expect(spotBaseline([yes(0.9, 7), yes(0.1), yes(0.9, 0, 8), yes(0, 9)], question, 8)).toEqual(
    scores([84.7997, 1], [-232.1928, 1], [0, 0], [0, 0]),
  )
  expect(spotPeer([yes(0.4), yes(0.6)], question, 5)).toEqual(scores([-40.5465, 1], [40.5465, 1]))
  expect(spotPeer([yes(0.1), yes(0.5), yes(0.9)], question, 5)).toEqual(
    scores([-190.3331, 1], [51.0826, 1], [139.2506, 1]),
  )
  expect(spotPeer([yes(0.1), yes(0.5), yes(0.9, 0, 5)], question, 5)).toEqual(
    scores([-160.9438, 1], [160.9438, 1], [0, 0]),
  )
  expect(spotPeer([yes(0.4), yes(0.6)], { ...question, kind: rangeOutcome(0) }, 5)).toEqual(
    scores([-20.2733, 1], [20.2733, 1]),
  )
  expect(spotPeer([yes(0.4), yes(0.6, 6)], question, 5)).toEqual(scores([0, 1], [0, 0]))
  expect(spotPeer([yes(0.4, 6)], question, 5)).toEqual(scores([0, 0]))
  expect(spotPeer([], question, 5)).toEqual([])
})

test('spot peer scores sum to 0', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true })), (chances) => {
      expect(
        totalScore(
          spotPeer(
            chances.map((p) => yes(p)),
            question,
            5,
          ),
        ).score,
      ).toBeCloseTo(0, 8)
    }),
  )
})

test('what cannot be scored is refused', () => {
  for (const scoreOf of [spotBaseline, spotPeer]) {
    expect(() => scoreOf([yes(0.5)], question, Number.NaN)).toThrow('spot must be a finite number')
    expect(() => scoreOf([yes(0), yes(0.5)], question, 5)).toThrow('masses[1] must lie above 0')
  }
})
