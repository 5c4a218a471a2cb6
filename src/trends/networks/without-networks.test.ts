/** What is kept of a projection without networks: the methods alone, by the same way as the whole. */
import { describe, expect, test } from 'vitest'
import { project } from '#engine/projection/project.ts'
import { heedSignals } from '#engine/projection/signals/heed-signals.ts'
import { rounderFor } from '#series/rounding.ts'
import { trendNumbers } from '../numbers.ts'
import { madeOf, monthly, nearlyAll, numbersOf, rising } from '../test-series.ts'
import { keptTrendNumbers } from './without-networks.ts'

/** Of 24 years, as the engine makes it: projected to 2040. */
const engine = (networks: boolean) => {
  const made = project({ values: rising }, { period: 1, horizon: 17, bounds: { least: 0, most: Infinity }, networks })
  if (made.refused !== null) throw new Error(`no projection: ${made.refused}`)
  return made
}
const keptKnots = (points: readonly { knots: readonly number[] }[]) =>
  points.map(({ knots }) => knots.map(rounderFor(knots)))
const newer = (value: number) => ({ at: '2026', value, unit: 'tonnes', plusMinus: null, publisher: 'Another office' })

function aloneOf(...given: Parameters<typeof numbersOf>) {
  const { withoutNetworks: alone } = numbersOf(...given)
  if (alone?.refused !== null) throw new Error(`nothing without networks: ${alone?.refused}`)
  return alone
}

test('it is exactly what the engine projects with networks off, at the times of the whole', () => {
  const { projection, withoutNetworks } = madeOf(rising)
  expect(projection.labels).toContain('networks')
  expect(withoutNetworks).toEqual({
    refused: null,
    points: keptKnots(engine(false).points).map((knots, i) => ({ at: String(2024 + i), knots })),
  })
  expect(projection.points.map(({ at }) => at)).toEqual(aloneOf(rising).points.map(({ at }) => at))
  expect(projection.points.map(({ knots }) => knots)).toEqual(keptKnots(engine(true).points))
  expect(aloneOf(rising).points[0]!.knots).not.toEqual(projection.points[0]!.knots)
})

test('a newer value from elsewhere moves it as it moves the whole', () => {
  const moved = heedSignals(engine(false), [{ step: 3, value: 95, halfWidth: null }])
  if (moved?.state === 'overtaken' || !moved) throw new Error('not moved')
  expect(aloneOf(rising, { newer: [newer(95)] }).points.map(({ knots }) => knots)).toEqual(keptKnots(moved.points))
  expect(aloneOf(rising, { newer: [newer(95)] })).not.toEqual(aloneOf(rising))
})

test('where a newer value leaves nothing of it and something of the whole, that is kept in its place', () => {
  const [whole, alone] = [engine(true).points[2]!.knots, engine(false).points[2]!.knots]
  const [value] = [alone[6]! + 0.01, alone[0]! - 0.01].filter((one) => one > whole[0]! && one < whole[6]!)
  expect(value).toBeDefined()
  const { projection, withoutNetworks } = numbersOf(rising, { newer: [newer(value!)] })
  expect([projection?.refused, withoutNetworks?.refused]).toEqual([null, 'overtaken'])
})

describe('nothing is kept', () => {
  test.each([
    [
      'of months',
      rising,
      {
        frequency: 'monthly' as const,
        observations: monthly(Array.from({ length: 60 }, (_, i) => 50 + Math.sin(i * 1.7))),
      },
    ],
    ['of what nears a value that it cannot pass', nearlyAll, { kind: 'share' as const, horizonTo: 2060 }],
    ['of what is overtaken', rising, { newer: [newer(140)] }],
    ['of what is not projected', rising.slice(0, 3), {}],
  ])('%s', (_, values, wish) => {
    const numbers = numbersOf([...values], wish)
    const { projection } = numbers
    expect(projection?.refused === null && projection.labels.includes('networks')).toBe(false)
    expect(numbers).not.toHaveProperty('withoutNetworks')
  })
})

test('it is read again as it was kept, also from numbers that were made before; pages are answered without it', () => {
  const numbers = numbersOf(rising)
  const { withoutNetworks: _, ...shown } = numbers
  const back: unknown = JSON.parse(JSON.stringify(numbers))
  expect(keptTrendNumbers.parse(back)).toEqual(numbers)
  expect(keptTrendNumbers.parse(shown)).toEqual(shown)
  expect(trendNumbers.parse(back)).toEqual(shown)
})
