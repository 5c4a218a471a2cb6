import { expect, test } from 'vitest'
import { sayWithin, slowestRoutes, stateOfTask } from './rate.ts'
import { answerBounds } from './within.ts'

const counts = (by: Record<number, number>, beyond = 0) => [...answerBounds.map((bound) => by[bound] ?? 0), beyond]

test('what is said is the time within which 19 of 20 were answered, or that more took longer than 5 s', () => {
  expect(sayWithin(counts({ 0.01: 19, 1: 1 }))).toEqual({ seconds: 0.01, isBeyond: false })
  expect(sayWithin(counts({ 0.01: 18 }, 2))).toEqual({ seconds: 5, isBeyond: true })
  expect(sayWithin([])).toBeNull()
})

test('the slowest routes are the ten within which most took longest; of those alike the slower on average leads', () => {
  const sums = [
    { route: 'quick', seconds: 1, failed: 0, counts: counts({ 0.01: 100 }) },
    { route: 'hangs', seconds: 40, failed: 3, counts: counts({}, 4) },
    { route: 'slow', seconds: 9, failed: 0, counts: counts({ 1: 10 }) },
    { route: 'slower', seconds: 9.5, failed: 0, counts: counts({ 1: 10 }) },
    { route: 'hangs longer', seconds: 60, failed: 0, counts: counts({}, 4) },
    ...Array.from({ length: 9 }, (_, n) => ({
      route: `other ${n}`,
      seconds: 0,
      failed: 0,
      counts: counts({ 0.001: 1 }),
    })),
  ]
  const slowest = slowestRoutes(sums)
  expect(slowest.slice(0, 5).map(({ route }) => route)).toEqual(['hangs longer', 'hangs', 'slower', 'slow', 'quick'])
  expect(slowest).toHaveLength(10)
  expect(slowest[1]).toEqual({
    route: 'hangs',
    count: 4,
    failed: 3,
    within: { seconds: 5, isBeyond: true },
    meanSeconds: 10,
  })
})

test.each([
  [{ givenUp: 0, dueSeconds: 300 }, 'fine'],
  [{ givenUp: 0, dueSeconds: 301 }, 'late'],
  [{ givenUp: 1, dueSeconds: 301 }, 'given up'],
])('jobs of %j are %s', (standing, state) => {
  expect(stateOfTask(standing)).toBe(state)
})
