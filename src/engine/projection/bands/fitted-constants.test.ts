/**
 * The figures of docs/benchmarks.md hold for the constants that they were measured with. Whoever fits them again writes
 * the values here anew, and the benchmarks with them.
 */
import { expect, test } from 'vitest'
import { seededRandom, standardNormal } from '../../random.ts'
import type { Period } from '../methods/central-forecast.ts'
import { project } from '../project.ts'

/** A walk that rises, with a wave of a year; well above 0 or around it. */
function walk(period: Period, count: number, base: number): number[] {
  const random = seededRandom(count)
  let level = base
  return Array.from({ length: count }, (_, i) => {
    level += 0.2 + standardNormal(random)
    return level + 2 * Math.sin((2 * Math.PI * i) / Math.max(2, period))
  })
}

function knotsOf(period: Period, count: number, base: number): string {
  const answer = project({ values: walk(period, count, base) }, { period, horizon: 3, networks: false })
  if (answer.refused !== null) throw new Error(answer.refused)
  return answer.points
    .at(-1)!
    .knots.map((knot) => knot.toFixed(2))
    .join(' ')
}

test.for<[period: Period, count: number, base: number, knots: string]>([
  [1, 15, 40, '37.84 39.88 41.22 42.68 43.68 45.05 47.05'],
  [1, 15, -5, '-5.87 -4.12 -3.12 -2.16 -1.22 0.11 2.13'],
  [1, 30, 40, '50.29 52.53 54.44 56.18 57.52 59.21 62.26'],
  [1, 30, -5, '6.34 8.65 10.13 11.57 13.08 15.20 18.80'],
  [1, 60, 40, '42.41 44.29 45.70 47.29 48.74 49.95 52.01'],
  [1, 60, -5, '-2.20 -0.48 1.35 2.93 4.25 5.55 7.97'],
  [4, 30, 40, '50.48 52.31 53.99 55.72 57.34 58.87 60.73'],
  [4, 30, -5, '5.85 8.35 9.95 11.49 13.02 14.74 16.70'],
  [4, 60, 40, '44.35 46.33 47.78 48.94 50.01 51.21 53.05'],
  [4, 60, -5, '-1.02 1.17 2.58 3.70 4.73 6.00 7.82'],
  [4, 100, 40, '39.42 40.99 42.37 43.42 44.67 45.82 47.75'],
  [4, 100, -5, '-6.83 -4.51 -2.89 -1.61 -0.32 0.99 3.02'],
  [12, 60, 40, '40.90 43.03 44.64 46.47 48.21 50.09 53.26'],
  [12, 60, -5, '-3.34 -1.66 -0.16 1.47 3.05 4.64 7.53'],
  [12, 120, 40, '50.50 52.55 54.27 55.99 57.59 59.13 61.16'],
  [12, 120, -5, '5.63 8.01 9.56 11.00 12.48 13.90 15.68'],
])(
  'with %i values a year, of %i values from %i on, the third step has the bands of these constants',
  ([period, count, base, knots]) => {
    expect(knotsOf(period, count, base)).toBe(knots)
  },
)
