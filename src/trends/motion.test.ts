/** How a series moved of late: its direction, its momentum, and how far along it is. */
import { describe, expect, test } from 'vitest'
import { monthly, numbersOf, quarterly, rising, wavy, yearly } from './test-series.ts'

describe('how it moved of late', () => {
  test('a direction is that of the last 30 years', () => {
    const turned = [
      ...Array.from({ length: 60 }, (_, i) => 10 + i + wavy(i)),
      ...Array.from({ length: 30 }, (_, i) => 70 - i + wavy(i)),
    ]
    expect(numbersOf(turned, { observations: yearly(turned, 1930) }).direction).toMatchObject({
      direction: 'falling',
      values: 30,
    })
  })
  test('a summer is no rise', () => {
    const values = Array.from({ length: 66 }, (_, i) => 100 + 20 * Math.sin((i * Math.PI) / 6) + wavy(i))
    const { direction, momentum } = numbersOf([], { frequency: 'monthly', observations: monthly(values) })
    expect(direction).toMatchObject({ direction: 'no-clear-direction' })
    expect(momentum).toMatchObject({ momentum: 'no-clear-momentum' })
  })
  test('a fourth quarter is no rise', () => {
    const values = Array.from({ length: 42 }, (_, i) => 100 + [0, -8, 3, 20][i % 4]! + wavy(i))
    const { direction, momentum } = numbersOf([], { frequency: 'quarterly', observations: quarterly(values) })
    expect(direction).toMatchObject({ direction: 'no-clear-direction', values: 40 })
    expect(momentum).toMatchObject({ momentum: 'no-clear-momentum' })
  })
  test('a slow rise is seen through the seasons', () => {
    const values = Array.from({ length: 60 }, (_, i) => 100 + 0.15 * i + 20 * Math.sin((i * Math.PI) / 6) + wavy(i))
    expect(numbersOf([], { frequency: 'monthly', observations: monthly(values) }).direction).toMatchObject({
      direction: 'rising',
    })
  })
  test('a slow rise is seen through quarters', () => {
    const values = Array.from({ length: 32 }, (_, i) => 100 + 0.06 * i + [0, -30, 10, 45][i % 4]! + 0.3 * wavy(i))
    expect(numbersOf([], { frequency: 'quarterly', observations: quarterly(values) }).direction).toMatchObject({
      direction: 'rising',
    })
  })
  test.each([
    ['level', 'tonnes', 'log'],
    ['interval', 'pH', 'linear'],
    ['interval', '% per year', 'linear'],
    ['level', '°C', 'linear'],
    ['index', '0–100', 'linear'],
    ['share', '% of seats', 'log'],
  ] as const)('the slope of a %s in %s is taken on the %s scale', (kind, unit, scale) =>
    expect(numbersOf(rising, { kind, unit }).momentum).toMatchObject({ scale }),
  )
  test.each(['price', 'index', 'interval'] as const)('a %s has no maturity', (kind) =>
    expect(numbersOf(rising, { kind }).maturity).toBeNull(),
  )
  test('what fills up has one, of years alone', () => {
    const values = Array.from({ length: 24 }, (_, i) => 90 / (1 + Math.exp(-(i - 10) / 2.5)))
    const quarters = { kind: 'share', frequency: 'quarterly', observations: quarterly(values) } as const
    expect(numbersOf(values, quarters).maturity).toBeNull()
    expect(numbersOf(values, { kind: 'share' }).maturity).toMatchObject({
      refused: null,
      curve: 'logistic',
      limit: expect.closeTo(90, 0),
    })
  })
})
