/** Each way of putting forecasts together, beside the pool, of the same questions. */
import { expect, test } from 'vitest'
import type { WayScore } from '../scores/crowd-over-time.ts'
import { sayBesidePool, sayWaysSoFar } from './say-ways.ts'
import { type Came, crowdCalibration, waysTogether } from './ways.ts'

const scored = (way: WayScore['way'], brier: number | null, log = -0.5): WayScore => ({
  way,
  brier,
  log,
  baseline: 0,
  coverage: 1,
})
const came = (other: Partial<Came>): Came => ({
  predictionId: '1',
  type: 'binary',
  outcome: 'yes',
  closedEarly: false,
  ways: [scored('pool', 0.1), scored('median', 0.2)],
  told: null,
  ...other,
})
const many = (count: number, one: Partial<Came>) =>
  Array.from({ length: count }, (_, i) => came({ predictionId: `${i}`, ...one }))

test('each has the mean of its Brier scores, and how far that is from the pool’s', () => {
  const rows = waysTogether([came({}), came({ ways: [scored('pool', 0.3), scored('median', 0.2)] })])
  expect(rows).toMatchObject([
    { type: 'binary', way: 'pool', measure: 'brier', score: { mean: 0.2, of: 2, interval: null }, difference: null },
    { type: 'binary', way: 'median', measure: 'brier', score: { mean: 0.2, of: 2 }, difference: { mean: 0 } },
  ])
})

test('of numbers and dates it is the log score, apart for each sort of question', () => {
  const ranges = { type: 'numeric' as const, ways: [scored('pool', null, -3), scored('mean', null, -3.2)] }
  const rows = waysTogether([came({}), came(ranges)])
  expect(rows.map(({ type, way, measure, score }) => [type, way, measure, score.mean])).toEqual([
    ['binary', 'pool', 'brier', 0.1],
    ['binary', 'median', 'brier', 0.2],
    ['numeric', 'pool', 'log', -3],
    ['numeric', 'mean', 'log', -3.2],
  ])
  expect(sayBesidePool({ measure: 'brier', difference: { mean: 0.0001, of: 9, interval: null } })).toBe('no difference')
  expect(sayBesidePool(rows[3]!)).toBe('0.200 worse, too few to tell it from luck')
})

test('a question that never had five people has no way, and is none of them', () => {
  expect(waysTogether([came({ ways: [] })])).toEqual([])
  expect(waysTogether([])).toEqual([])
})

test('from ten questions on it is told how far luck could move it', () => {
  const [, median] = waysTogether(many(10, {}))
  expect(median?.score.interval).toEqual({ low: 0.2, high: 0.2 })
  expect(sayBesidePool(median!)).toBe('0.100 worse, more than luck makes likely')
  expect(sayWaysSoFar('binary', waysTogether(many(9, {})))).toContain('so far 9 questions have.')
  expect(sayWaysSoFar('binary', [])).toContain('so far none has.')
})

test('the curve counts each chance that the crowd was told to say by how long it stood', () => {
  const told = [
    { probability: 0.3, weight: 0.5 },
    { probability: 0.7, weight: 0.5 },
  ]
  const { inTime, early } = crowdCalibration([came({ told }), came({ predictionId: '2', told, outcome: 'no' })])
  expect(inTime.map(({ chance, frequency, questions }) => [chance, frequency, questions])).toEqual([
    [0.3, 0.5, 2],
    [0.7, 0.5, 2],
  ])
  expect(early).toEqual([])
})
