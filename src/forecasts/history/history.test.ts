/** How the history of a crowd is thinned, and what a file of it says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { courseOf, tableOfHistory } from './index.ts'
import type { CrowdPast } from './past.ts'
import { stepsSince } from './steps.ts'

const dayMs = 86_400_000
const whole = (first: number, last: number) => stepsSince(null, first, last)

test('every moment of a history lies in a step, there are at most 400, and the last moment ends one', () => {
  const time = fc.integer({ min: 0, max: 4 * 365 * dayMs })
  fc.assert(
    fc.property(time, time, fc.option(time), fc.nat(), (a, b, from, place) => {
      const [first, last] = [Math.min(a, b), Math.max(a, b)]
      const steps = stepsSince(from, first, last)
      const at = first + (place % (last - first + 1))
      expect(steps.length).toBeLessThanOrEqual(400)
      expect(steps.some((step) => step.from < at && at <= step.to)).toBe(true)
      expect(Math.max(...steps.map(({ to }) => to))).toBeCloseTo(last, 6)
    }),
  )
})

test('the last day, week and two months of a year have as many steps as all of it', () => {
  const last = 365 * dayMs
  const steps = whole(0, last)
  expect(steps).toHaveLength(397)
  const within = (days: number) => steps.filter(({ from, to }) => from >= last - days * dayMs - 1 && to <= last).length
  expect(within(1)).toBeGreaterThanOrEqual(99)
  expect(within(7)).toBeGreaterThanOrEqual(198)
  expect(within(61)).toBeGreaterThanOrEqual(297)
})

test('a history of one moment is one step', () => {
  expect(whole(5, 5)).toEqual([{ from: 4, to: 5 }])
})

const binary: Question = { type: 'binary' }
const past = (at: string, chance: number | null): CrowdPast => ({
  at,
  forecasters: chance === null ? 2 : 3,
  estimate: chance === null ? null : { type: 'binary', probability: chance },
  quartiles: chance === null ? null : { lower: chance / 2, upper: chance },
})

test('a file of it has a row a point, and none of its numbers while people were too few', () => {
  expect(
    tableOfHistory(binary, [past('2026-11-28T08:00:00.000Z', null), past('2026-11-28T09:00:00.000Z', 0.4)]),
  ).toEqual({
    head: ['at', 'forecasters', 'chance of a yes', 'lower quartile', 'upper quartile'],
    rows: [
      ['2026-11-28T08:00:00.000Z', 2, '', '', ''],
      ['2026-11-28T09:00:00.000Z', 3, 0.4, 0.2, 0.4],
    ],
  })
})

const linear = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
test.for<[Question, CrowdPast['estimate'], string[], string]>([
  [
    { type: 'choice', options: ['Solar', 'Coal'] },
    { type: 'choice', probabilities: { Solar: 0.7, Coal: 0.3 } },
    ['Solar', 'Coal'],
    '70%',
  ],
  [
    { type: 'numeric', unit: 'ppm', range: linear },
    { type: 'numeric', quantiles: { p5: 10, p25: 20, p50: 30, p75: 45, p95: 80 } },
    ['5%', '25%', 'median', '75%', '95%'],
    '30 ppm',
  ],
  [
    { type: 'date', range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true } },
    {
      type: 'date',
      quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-06-01', p75: '2033-01-01', p95: '2036-12-31' },
    },
    ['5%', '25%', 'median', '75%', '95%'],
    '2030',
  ],
])('of %j it has a column for each number, and says the first in words', ([question, estimate, names, says]) => {
  const { columns, lines, bands, scale } = courseOf(question)
  const said = { estimate: estimate!, quartiles: null }
  expect(columns.map(({ name }) => name)).toEqual(names)
  expect(lines[0]?.say(said)).toBe(says)
  const drawn = [...lines.map(({ of }) => of(said)), ...bands.flatMap(({ of }) => of(said) ?? [])]
  const axis = scale(drawn)
  for (const value of drawn) expect(axis.min <= value && value <= axis.max).toBe(true)
})

test('at the end of its line an amount stands without its unit, which may be long, but for a sign', () => {
  const quantiles = { p5: 9, p25: 10, p50: 10.2, p75: 10.4, p95: 11 }
  const markIn = (unit: string) =>
    courseOf({ type: 'numeric', unit, range: linear }).lines[0]?.mark?.({
      estimate: { type: 'numeric', quantiles },
      quartiles: null,
    })
  expect([markIn('children per woman'), markIn('% of GDP')]).toEqual(['10.2', '10.2%'])
})
