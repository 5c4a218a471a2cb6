import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  asKnown,
  sayChance,
  sayEstimate,
  sayFineChance,
  sayNumber,
  sayQuantity,
  sayShort,
  timesTenTo,
  unitBehind,
} from './numbers.ts'

describe('a number, as people read it', () => {
  it('is grouped, keeps four digits that matter, and turns to powers of ten at the extremes', () => {
    expect([10_527, 425.637, 1.2836, -29.74, 0].map((value) => sayNumber(value))).toEqual([
      '10,527',
      '425.6',
      '1.284',
      '−29.74',
      '0',
    ])
    expect([5e26, 2.5e-7].map((value) => sayNumber(value))).toEqual(['5 × 10²⁶', '2.5 × 10⁻⁷'])
  })

  it('is rounded as Intl rounds it: halves up, in decimals', () => {
    const intl = Array.from(
      { length: 8 },
      (_, digits) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }),
    )
    const short = fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 4 }))
    const values = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.double({ min: -10, max: 10, noNaN: true }),
      // A half whose digits together lie beyond 2^52.
      fc
        .tuple(fc.integer({ min: 5e8, max: 9e8 }), fc.integer({ min: 0, max: 999_999 }))
        .map(([whole, part]) => Number(`${whole}.${String(part).padStart(6, '0')}5`)),
      short.map(([whole, power]) => Number(`${whole}e${-power}`)),
    )
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 7 }), (value, digits) => {
        fc.pre(value === 0 || (Math.abs(value) >= 1e-4 && Math.abs(value) < 1e15))
        expect(sayNumber(value, digits)).toBe(intl[digits]!.format(value).replace('-', '−').replace(/^−0$/, '0'))
      }),
      { numRuns: 5000 },
    )
    const halves = [1.005, 2.675, -0.00015, 0.5, 9.5, 5665478320.5140705]
    expect(halves.map((value, i) => sayNumber(value, [2, 2, 4, 0, 0, 6][i]))).toEqual([
      '1.01',
      '2.68',
      '−0.0002',
      '1',
      '10',
      '5,665,478,320.514071',
    ])
  })

  it('is moved by powers of ten as its digits are, without dust', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: -30, max: 30 }), (whole, power) => {
        expect(timesTenTo(power, whole)).toBe(Number(`${whole}e${power}`))
      }),
    )
    expect([timesTenTo(2, 1.005), timesTenTo(-2, 29), timesTenTo(2, 3e21)]).toEqual([100.5, 0.29, 3e23])
  })

  it('is as fine as it is known, however large or small', () => {
    expect([asKnown(1.9e28, 9e27), asKnown(3e21, 1e21), asKnown(-3.21e22, 1e22)]).toEqual([1.9e28, 3e21, -3.2e22])
    expect([asKnown(2.34e-7, 1e-7), asKnown(11365, 993), asKnown(-0.2, 100)]).toEqual([2.3e-7, 11370, 0])
    expect(sayEstimate(1.905e28, 9e29)).toBe(sayNumber(2e28))
    expect([timesTenTo(3, 1.5e-7), timesTenTo(2, 1.005), timesTenTo(-28, 1.9e28)]).toEqual([1.5e-4, 100.5, 1.9])
  })

  it('is never said to be none where it is above nought, unless it is the dust of computing', () => {
    expect([6.6e25, 6.6e22].map((value) => sayEstimate(value, 1.4e32))).toEqual([sayNumber(7e25), sayNumber(7e22)])
    expect(sayEstimate(0.0402, 40)).toBe('0.04')
    expect([asKnown(0.06, 40), asKnown(1e-15, 40), asKnown(0, 40), asKnown(-0.06, 40)]).toEqual([0.06, 0, 0, 0])
  })

  it('never claims certainty about a chance', () => {
    expect([0.004, 0.31, 0.996].map(sayChance)).toEqual(['under 1%', '31%', 'over 99%'])
  })

  it('says a chance that has a band to a tenth of a per cent near both ends', () => {
    const chances = [0, 0.0004, 0.001, 0.0154, 0.0996, 0.394, 0.957, 0.9996, 1]
    const said = ['0%', 'under 0.1%', '0.1%', '1.5%', '10%', '39%', '95.7%', 'over 99.9%', '100%']
    expect(chances.map(sayFineChance)).toEqual(said)
  })

  it('stands apart from its unit, except from a percent sign', () => {
    expect(sayQuantity(27.4, '% of seats')).toBe('27.4% of seats')
    expect(sayQuantity(425.6, 'ppm')).toBe('425.6 ppm')
  })

  it('says millions and more in words where there is no room', () => {
    expect([8_141_800_000, 20_000_000, -2_500_000, 10_527, 1e26].map((value) => sayShort(value))).toEqual([
      '8.142 billion',
      '20 million',
      '−2.5 million',
      '10,527',
      '10²⁶',
    ])
  })
})

test.each([
  [41, '0–100 (higher is cleaner)', '41 of 100', 'of 100 (higher is cleaner)'],
  [5.29, '0-10', '5.29 of 10', 'of 10'],
  [0.734, '0–1', '0.734 of 1', 'of 1'],
  [5.2, '1–7 (7 is free)', '5.2 on a scale of 1–7', 'on a scale of 1–7 (7 is free)'],
  [27.4, '% of seats', '27.4% of seats', '% of seats'],
  [8, 'GtC (fossil)', '8 GtC (fossil)', 'GtC (fossil)'],
])(
  'a value on a scale reads on to where the scale ends, and does not say what the scale means: %s %s',
  (value, unit, said, behind) => {
    expect(sayQuantity(value, unit)).toBe(said)
    expect(unitBehind(unit)).toBe(behind)
  },
)
