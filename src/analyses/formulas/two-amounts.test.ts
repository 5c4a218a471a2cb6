/** What formulas on two amounts, on several steps and on events make of inputs of every kind. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compute } from './index.ts'

const step = (at: string, middle: number, spread = 1) =>
  JSON.stringify({ at, knots: [-2, -1.3, -0.7, 0, 0.7, 1.3, 2].map((one) => middle + one * spread) })
const ahead = (...middles: number[]) => `[${middles.map((middle, i) => step(String(2022 + i), middle)).join(',')}]`
const unbounded = '{"least":null,"most":null}'
const share = '{"least":0,"most":100}'
const forecast = '{"p5":10,"p25":20,"p50":30,"p75":40,"p95":50}'

describe('which of two is larger', () => {
  it('takes a step, a forecast and a value that is known for either', () => {
    expect(compute('chance-above-other', [step('2030', 30), unbounded, forecast, 'linear'])).toBeCloseTo(0.5, 2)
    expect(compute('chance-above-other', [forecast, 'linear', 40])).toBeCloseTo(0.25, 2)
    expect(compute('chance-above-other', [40, forecast, 'log'])).toBeCloseTo(0.75, 2)
    expect(compute('chance-above-other', [step('2030', 15), unbounded, forecast, 'linear', 0.5])).toBeCloseTo(0.5, 2)
  })

  it('gives a range over how both hang together that holds the chance without any tie', () => {
    const inputs = [step('2030', 31, 8), unbounded, forecast, 'linear']
    const [least, chance, most] = ['-least', '', '-most'].map((end) =>
      Number(compute(`chance-above-other${end}`, inputs)),
    )
    expect(least).toBeLessThan(chance ?? 0)
    expect(most).toBeGreaterThan(chance ?? 1)
  })

  it('does not count what lies beyond a bound as more than the bound', () => {
    expect(compute('chance-above-other', [step('2030', 100, 5), share, 100])).toBe(0)
    expect(Number(compute('chance-above-other', [step('2030', 100, 5), unbounded, 100]))).toBeCloseTo(0.5, 2)
  })

  it('refuses a forecast whose scale is not said, and one amount alone', () => {
    expect(() => compute('chance-above-other', [forecast, forecast])).toThrow('scale')
    expect(() => compute('chance-above-other', [1])).toThrow('scale')
  })
})

describe('from when on one is above the other', () => {
  const [low, high] = ['[["2020",1],["2021",1]]', '[["2020",2],["2021",2]]']

  test.for<[string, string[], string]>([
    ['since it was observed so', [ahead(3, 3), unbounded, high, ahead(9, 9), unbounded, low], '2020'],
    [
      'since the last time that it was not',
      [ahead(3), unbounded, '[["2020",0],["2021",2]]', ahead(1), unbounded, low],
      '2021',
    ],
    [
      'at the first step that makes it likely',
      [ahead(1, 2.4, 4), unbounded, low, ahead(2, 2, 2), unbounded, high],
      '2023',
    ],
    [
      'where one of both is known already',
      [ahead(2, 3), unbounded, low, ahead(9), unbounded, '[["2021",2],["2023",2]]'],
      '2023',
    ],
    ['nowhere that is projected', [ahead(1), unbounded, low, ahead(5), unbounded, high], 'not within the projections'],
    [
      'nowhere that both have',
      [ahead(9), unbounded, low, '[]', unbounded, '[["1990",1]]'],
      'not within the projections',
    ],
  ])('%s', ([, inputs, year]) => {
    expect(compute('year-above-other', inputs)).toBe(year)
  })
})

describe('what two make together', () => {
  it('reads a share by its unit', () => {
    const people = [step('2030', 8e9, 1e7), unbounded]
    expect(
      Number(compute('share-of-middle', [step('2030', 12), unbounded, '% of population', ...people])) / 9.6e8,
    ).toBeCloseTo(1, 2)
    expect(Number(compute('share-of-middle', [9, 'per 100,000 (population-weighted)', ...people])) / 7.2e5).toBeCloseTo(
      1,
      2,
    )
    expect(Number(compute('rest-of-middle', [90, '%', ...people])) / 8e8).toBeCloseTo(1, 2)
    expect(() => compute('share-of-middle', [9, 'TWh', ...people])).toThrow('TWh is no share')
  })

  it('is in order, and has chances that go with it', () => {
    const inputs = [step('2030', 12), unbounded, '%', step('2030', 800, 20), unbounded]
    const [low, middle, high] = ['low', 'middle', 'high'].map((end) => Number(compute(`share-of-${end}`, inputs)))
    expect(low).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(high ?? 0)
    expect(compute('share-of-at-least', [...inputs, high ?? 0])).toBeCloseTo(0.1, 2)
  })
})

describe('several steps of one projection', () => {
  const months = ['2027-12', '2028-01', '2028-02'].map((at) => step(at, 3.6))
  const inputs = [4, share, 'monthly', '2026-10']

  it('meet a value at one of them more likely than at each, and less than as often as all together', () => {
    const one = Number(compute('chance-at-least', [4, months[0] ?? '', share]))
    const any = Number(compute('chance-of-any-at-least', [...inputs, ...months]))
    expect(any).toBeGreaterThan(one + 0.02)
    expect(any).toBeLessThan(1 - (1 - one) ** 3)
    expect(compute('chance-of-any-at-least', [...inputs, `[${months.join(',')}]`])).toBe(any)
    expect(Number(compute('chance-of-any-below', [...inputs, ...months]))).toBeGreaterThan(1 - one)
  })

  it('must follow each other', () => {
    expect(() => compute('chance-of-any-at-least', [...inputs, months[0] ?? '', months[2] ?? ''])).toThrow('follow')
    // A walk without noise meets it less often than months that turn back at once.
    const told = ['{"growth":0.7,"noise":0}', '{"growth":0.7,"noise":4}'].map((own) =>
      Number(compute('chance-of-any-at-least', [...inputs, own, ...months])),
    )
    expect(told[0]).toBeLessThan(told[1] ?? 0)
    expect(compute('tie-of-steps', ['monthly', '2026-09', '{"growth":1,"noise":0}', '2026-10', '2027-01'])).toBeCloseTo(
      0.5,
    )
    expect(() => compute('chance-of-any-at-least', [4, share, 'daily', '2026-10', ...months])).toThrow('frequency')
  })

  it('hang together the less the farther they lie apart', () => {
    const [near, far] = ['2031', '2045'].map((at) => Number(compute('tie-of-steps', ['yearly', '2024', '2030', at])))
    expect(near).toBeGreaterThan(far ?? 1)
    expect(compute('tie-of-steps', ['yearly', '2024', '2045', '2030'])).toBe(far)
  })
})

describe('two events', () => {
  const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true })
  it('keep what follows of them within the bounds of Fréchet', () => {
    fc.assert(
      fc.property(chance, chance, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, way) => {
        const [least, most] = ['chance-both-least', 'chance-both-most'].map((name) => Number(compute(name, [a, b])))
        const both = (least ?? 0) + way * ((most ?? 0) - (least ?? 0))
        const given = both / a
        expect(compute('chance-both', [a, given])).toBeCloseTo(both, 9)
        expect(given).toBeGreaterThanOrEqual(Number(compute('chance-if-least', [a, b])) - 1e-9)
        expect(given).toBeLessThanOrEqual(Number(compute('chance-if-most', [a, b])) + 1e-9)
        const otherwise = Number(compute('chance-otherwise', [b, a, given]))
        expect(otherwise).toBeGreaterThanOrEqual(Number(compute('chance-if-not-least', [a, b])) - 1e-9)
        expect(otherwise).toBeLessThanOrEqual(Number(compute('chance-if-not-most', [a, b])) + 1e-9)
        expect(compute('chance-either', [a, b, given])).toBeCloseTo(Math.min(1, a + b - both), 9)
      }),
    )
  })
})

test('a pace is counted from the middle of a year or month to that of another', () => {
  expect(compute('amount-a-year', [10, '2026-07', 16, 2029])).toBeCloseTo(6 / (2029.5 - 2026.5417), 3)
  expect(compute('percent-a-year', [2735.5, '2021', 4000, 2040])).toBeCloseTo(2.02, 2)
  expect(() => compute('amount-a-year', [10, '2030', 16, 2029])).toThrow('come after')
})

test('a forecast is read beyond its outermost values with what little is left there', () => {
  expect(compute('forecast-at-least', [60, forecast, 'linear'])).toBeCloseTo(0.0083, 3)
  expect(compute('forecast-below', [10, forecast, 'linear'])).toBeCloseTo(0.05, 9)
  expect(compute('forecast-value', [0.5, forecast, 'linear'])).toBeCloseTo(30, 9)
})
