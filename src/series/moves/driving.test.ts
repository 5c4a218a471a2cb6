/** Whether two series went together, how much later, and when nobody can say. */
import { expect, it } from 'vitest'
import type { Observation } from '../series.ts'
import { drivingOf } from './driving.ts'

/** Changes that nothing carries on, the same each time. */
const noise = (seed: number, many: number) =>
  Array.from({ length: many }, (_, i) => (((Math.sin((i + 1) * 12.9898 + seed * 78.233) * 43758.5453) % 1) + 1) % 1)
const growing = (changes: readonly number[], from = 1950): Observation[] => {
  let value = 100
  return changes.map((change, i) => [String(from + i), (value *= 1 + (change - 0.5) / 10)])
}

const causes = noise(1, 60)

it('finds by how many years a driver leads, and which way it pushes', () => {
  const late = (way: number) =>
    growing(causes.map((_, i) => 0.5 + way * ((causes[i - 2] ?? 0.5) - 0.5) + 0.1 * ((noise(2, 60)[i] ?? 0) - 0.5)))
  const up = drivingOf(growing(causes), late(1))
  expect(up).toMatchObject({ lag: 2, years: 50 })
  expect(up?.tie).toBeGreaterThan(0.8)
  expect(drivingOf(growing(causes), late(-1))?.tie).toBeLessThan(-0.8)
})

it('says nothing of two that go each its own way, of few years, or of what carries on', () => {
  expect(drivingOf(growing(causes), growing(noise(7, 60)))).toBeNull()
  expect(drivingOf(growing(causes).slice(0, 14), growing(causes).slice(0, 14))).toBeNull()
  // Two that slow down evenly go together in all that they do, and that is one fact and not sixty.
  const slowing = growing(Array.from({ length: 60 }, (_, i) => 0.9 - i / 200))
  expect(drivingOf(slowing, slowing)).toBeNull()
})

it('takes years in which both changed, and months for none', () => {
  expect(drivingOf(growing(causes, 1900), growing(causes, 1990))).toBeNull()
  const monthly = growing(causes).map(([at, value]): Observation => [`${at}-01`, value])
  expect(drivingOf(monthly, monthly)).toBeNull()
})
