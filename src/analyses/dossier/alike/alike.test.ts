/** Which series may stand for another, and which may not. */
import { expect, it } from 'vitest'
import { movingAlike, passedAlike, worthReading } from './alike.ts'

const years = Array.from({ length: 30 }, (_, i) => i)
const growing = (rate: number, unit = 'tonnes', kind = 'level', start = 10) => ({
  unit,
  kind,
  observations: years.map((i): [string, number] => [String(1990 + i), start * (1 + rate) ** i]),
})
const rising = (points: number, unit = '% of population', start = 1) => ({
  unit,
  kind: 'share',
  observations: years.map((i): [string, number] => [String(1990 + i), start + points * i]),
})

it('takes those that move half to twice as much in a year, the most alike first, and no shares for amounts', () => {
  const own = growing(0.03)
  const [near, far, faster, slower] = [growing(-0.03), growing(0.05), growing(0.08), growing(0.01)]
  expect(movingAlike(own, [faster, far, near, slower, rising(3)])).toEqual([near, far])
})

it('knows what never moves, and what is too young, to be like nothing', () => {
  const still = growing(0)
  expect(movingAlike(still, [growing(0.01)])).toEqual([])
  expect(movingAlike(growing(0.03), [still])).toEqual([])
  const young = { ...growing(0.03), observations: growing(0.03).observations.slice(0, 6) }
  expect(movingAlike(young, [growing(0.03)])).toEqual([])
})

it('takes shares of a hundred that passed the level, and that one has seen go on for as long', () => {
  const own = rising(0.9, '% of sales', 10)
  const [passed, phones, late] = [rising(2), rising(3, 'per 100 people'), rising(0.95)]
  const others = [passed, phones, late, growing(0.5), rising(2, 'points')]
  expect(passedAlike(own, others, { from: 25, to: 50 }, 6)).toEqual([passed, phones])
  expect(passedAlike(own, others, { from: 25, to: 50 }, 2)).toEqual([passed, phones, late])
  expect(passedAlike(growing(0.03), others, { from: 25, to: 50 }, 6)).toEqual([])
})

it('reads no more of each sort than a report takes, each once', () => {
  const many = Array.from({ length: 40 }, (_, i) => rising(2 + i / 100))
  const read = worthReading(rising(2, '% of seats', 3), many)
  expect(new Set(read).size).toBe(read.length)
  expect(read.length).toBeLessThanOrEqual(24)
  expect(read.length).toBeGreaterThanOrEqual(12)
})
