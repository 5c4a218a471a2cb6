import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { chanceWithAssociation } from './chance-with-association.ts'
import { bandOf, logOddsSpread } from './forecasters-spread.ts'
import { independentChance } from './scenario-bounds.ts'
import type { Joint } from './joint.ts'

const product = (chances: readonly number[]) => independentChance(chances).probability

test('the spread of forecasters is the standard deviation of their log-odds', () => {
  expect(logOddsSpread([0.5, 0.75])).toBeCloseTo(Math.log(3) / Math.SQRT2, 12)
  expect(logOddsSpread([0.3, 0.3, 0.3])).toBe(0)
  expect(logOddsSpread([0, 1])).toBe(logOddsSpread([0.01, 0.99]))
  expect(logOddsSpread([0.2, 0.5, 0.9])).toBeCloseTo(logOddsSpread([0.8, 0.5, 0.1]) as number, 12) // two or more: a number
  expect(logOddsSpread([0.5])).toEqual({ refused: 'too-few-forecasts' })
  expect(logOddsSpread([])).toEqual({ refused: 'too-few-forecasts' })
  expect(() => logOddsSpread([0.5, 1.5])).toThrow('forecasts[1] must lie between 0 and 1')
})

test('one member of .5 with spread 1 has the band of the logit-normal', () => {
  const { median, middle50, middle80, middle95 } = bandOf(
    [{ chance: 0.5, spread: 1 }],
    ([p]) => p!,
    seededRandom(1),
    40_000,
  )
  expect(median).toBeCloseTo(0.5, 2)
  expect(middle50[0]).toBeCloseTo(1 / (1 + Math.exp(0.6745)), 2)
  expect(middle50[1]).toBeCloseTo(1 / (1 + Math.exp(-0.6745)), 2)
  expect(middle80[0]).toBeCloseTo(0.217, 2)
  expect(middle80[1]).toBeCloseTo(0.783, 2)
  expect(middle95[0]).toBeCloseTo(1 / (1 + Math.exp(1.96)), 2)
  expect(middle95[1]).toBeCloseTo(1 / (1 + Math.exp(-1.96)), 2)
})

test('members are drawn apart from each other, a thousand times', () => {
  const drawn: number[][] = []
  const quantity = (chances: readonly number[]) => {
    drawn.push([...chances])
    return product(chances)
  }
  bandOf(
    [0.4, 0.6].map((chance) => ({ chance, spread: 0.5 })),
    quantity,
    seededRandom(2),
  )
  expect(drawn).toHaveLength(1000)
  const odds = drawn.map((chances) => chances.map((p) => Math.log(p / (1 - p))))
  const correlation =
    odds.reduce((sum, [a, b]) => sum + ((a! - Math.log(2 / 3)) * (b! - Math.log(3 / 2))) / 0.25, 0) / 1000
  expect(Math.abs(correlation)).toBeLessThan(0.1)
})

test('without spread there is no band, and certain members stay certain', () => {
  const still = bandOf(
    [0.5, 0.4].map((chance) => ({ chance, spread: 0 })),
    product,
    seededRandom(3),
    10,
  )
  for (const value of [still.median, ...still.middle50, ...still.middle80, ...still.middle95])
    expect(value).toBeCloseTo(0.2, 12)
  const certain = bandOf(
    [
      { chance: 1, spread: 2 },
      { chance: 0, spread: 2 },
    ],
    ([one, none]) => one! - none!,
    seededRandom(3),
    10,
  )
  expect(certain).toEqual({ median: 1, middle50: [1, 1], middle80: [1, 1], middle95: [1, 1] })
})

test('the same seed gives the same band', () => {
  const [once, again] = [5, 5].map((seed) => bandOf([{ chance: 0.3, spread: 1 }], product, seededRandom(seed)))
  expect(again).toEqual(once)
})

test('members and draws are checked', () => {
  const random = seededRandom(1)
  expect(() => bandOf([], product, random)).toThrow('members must not be empty')
  expect(() => bandOf([{ chance: 2, spread: 1 }], product, random)).toThrow(
    'members[0].chance must lie between 0 and 1',
  )
  expect(() => bandOf([{ chance: 0.5, spread: -1 }], product, random)).toThrow(
    'members[0].spread must be at least 0, not -1',
  )
  expect(() => bandOf([{ chance: 0.5, spread: Number.NaN }], product, random)).toThrow(
    'members[0].spread must be a finite number',
  )
  expect(() => bandOf([{ chance: 0.5, spread: 1 }], product, random, 0)).toThrow(
    'draws must be a whole number of at least 1',
  )
  expect(() => bandOf([{ chance: 0.5, spread: 1 }], () => Number.NaN, random)).toThrow('quantity must answer a number')
})

test("the chance of a scenario moves with its members' while their association stays", () => {
  const joint: Joint = { sizes: [2, 2], chances: Float64Array.from([0.3, 0.2, 0.1, 0.4]) }
  const chance = chanceWithAssociation(joint)
  if (typeof chance !== 'function') throw new Error(chance.refused)
  expect(chance([0.6, 0.5])).toBeCloseTo(0.4, 10)
  expect(chance([0.5, 0.4])).toBeCloseTo(0.3, 10)
  expect(chance([1, 0.4])).toBeCloseTo(0.4, 10)
  expect(chance([0, 0.4])).toBe(0)
  expect(() => chance([0.5])).toThrow('marginals must be those of 2, 2 states')
  const band = bandOf(
    [0.5, 0.4].map((p) => ({ chance: p, spread: 0.3 })),
    chance,
    seededRandom(4),
    300,
  )
  expect(band.median).toBeGreaterThan(0.27)
  expect(band.median).toBeLessThan(0.33)
})

const even = (members: number) => ({
  sizes: Array.from({ length: members }, () => 2),
  chances: new Float64Array(2 ** members).fill(2 ** -members),
})

test('association is kept of members only, and of no more than twelve', () => {
  expect(() => chanceWithAssociation({ sizes: [2, 3], chances: new Float64Array(6) })).toThrow(
    'joint must be of members that hold or do not',
  )
  expect(() => chanceWithAssociation({ sizes: [2, 2], chances: new Float64Array(3) })).toThrow(
    'joint must hold 4 chances',
  )
  expect(chanceWithAssociation(even(13))).toEqual({ refused: 'too-many-combinations', combinations: 8192, most: 4096 })
  expect(typeof chanceWithAssociation(even(12))).toBe('function')
})
