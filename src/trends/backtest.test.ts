/** What would have been said in the past: drawn from what was known then, within what can be. */
import { describe, expect, test } from 'vitest'
import { isBandTooNarrow } from './backtest-words.ts'
import { trendNumbers } from './numbers.ts'
import { madeOf, rising } from './test-series.ts'

function lookedBack(horizonTo: number) {
  const { backtest } = madeOf(rising, { horizonTo })
  if (!backtest) throw new Error('nothing to look back on')
  return backtest
}

describe('looking back', () => {
  test('each past forecast is drawn over what came, from what was known', () => {
    const { past, origins, values } = lookedBack(2060)
    expect(past).toHaveLength(origins)
    expect(past.at(-1)).toMatchObject({ from: '2022', points: [{ at: '2023' }] })
    expect(past[0]).toMatchObject({ from: '2011', points: [{ at: '2012' }, {}, {}, {}, {}, { at: '2017' }] })
    const points = past.flatMap((one) => one.points)
    expect(points).toHaveLength(values)
    expect(points.filter(({ knots }) => knots.some((knot, i) => knot < (knots[i - 1] ?? knot)))).toEqual([])
  })
  test('however far ahead one looks, methods are judged over the next six years', () => {
    expect(lookedBack(2060)).toEqual(lookedBack(2030))
  })
})

test('numbers of an older shape, whose past had a middle and a band, are read without a past', () => {
  const { backtest, ...numbers } = madeOf(rising, { horizonTo: 2030 })
  const older = { ...backtest, past: [{ from: '2011', points: [{ at: '2012', median: 2, low80: 1, high80: 3 }] }] }
  expect(trendNumbers.parse({ ...numbers, backtest: older }).backtest).toEqual({ ...backtest, past: [] })
})

test('what would have been said is drawn within what can be, too', () => {
  const turned = [
    ...Array.from({ length: 14 }, (_, i) => 32 + 5 * i),
    ...Array.from({ length: 10 }, (_, i) => 92 - 5 * i),
  ]
  const { projection, backtest } = madeOf(turned, { kind: 'share', horizonTo: 2027 })
  expect(projection.labels).not.toContain('between-bounds')
  const highs = (backtest?.past ?? []).flatMap(({ points }) => points.map(({ knots }) => knots.at(-1) ?? Number.NaN))
  expect(Math.max(...highs)).toBe(100)
})

test.each([
  ['12 of 27 values inside the 80% band', 0.44, 27, true],
  ['89% of 27', 0.89, 27, false],
  ['70% of 27, which may be chance', 0.7, 27, false],
  ['half of four, which may be chance', 0.5, 4, false],
])('whether a band is too narrow to be right is told apart from chance: %s', (_, held, values, isTooNarrow) => {
  expect(isBandTooNarrow({ coverage: { 50: 0.5, 80: held, 95: 0.95 }, values })).toBe(isTooNarrow)
})
