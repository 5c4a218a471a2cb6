import { assert, boolean, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScale, logScale, scaleForSeries } from './scale.ts'

const number = double({ min: -1e12, max: 1e12, noNaN: true, noDefaultInfinity: true })

describe('the axis of a chart', () => {
  it('names round values, all of them between its ends', () => {
    assert(
      property(number, double({ min: 1e-3, max: 1e9, noNaN: true }), boolean(), (min, width, isNice) => {
        const { ticks, ...scale } = linearScale(min, min + width, { isNice })
        const slack = 1e-9 * Math.max(Math.abs(scale.min), Math.abs(scale.max), 1)
        expect(ticks.length).toBeLessThanOrEqual(12)
        expect(ticks.filter((tick) => tick < scale.min - slack || tick > scale.max + slack)).toEqual([])
      }),
    )
  })

  it('puts its ends at the ends of the drawing, and never a value outside', () => {
    assert(
      property(number, double({ min: 1e-3, max: 1e9, noNaN: true }), number, (min, width, value) => {
        const place = linearScale(min, min + width).at(value)
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(1000)
      }),
    )
    expect(linearScale(10, 20).at(15)).toBe(500)
    expect(logScale(1, 10_000).at(100)).toBeCloseTo(500)
  })

  it('takes what is apart by less than a number can be for one value', () => {
    for (const isNice of [true, false]) {
      const { min, max, ticks } = linearScale(0, 0, { isNice })
      expect(linearScale(0, 5e-324, { isNice })).toMatchObject({ min, max, ticks })
      expect(linearScale(0, 1e-299, { isNice }).ticks.length).toBeGreaterThan(1)
    }
  })

  it('names values without the dust of binary fractions', () => {
    expect(linearScale(0, 0.5).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    const { ticks, say } = linearScale(0, 0.5)
    expect(ticks.map(say)).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5'])
  })

  it('names whole years, without grouping', () => {
    const { ticks, say } = linearScale(2026.9, 2031.2, { isYears: true, count: 10 })
    expect(ticks.map(say)).toEqual(['2027', '2028', '2029', '2030', '2031'])
  })

  it('names powers of ten on a log scale, every second where there are many, and doubles and halves where there are few', () => {
    expect(logScale(3, 200_000, { isNice: true }).ticks).toEqual([1, 100, 10_000, 1_000_000])
    expect(logScale(3, 2000, { isNice: true }).ticks).toEqual([1, 10, 100, 1000, 10_000])
    expect(logScale(20, 60).ticks).toEqual([20, 50])
    expect(() => logScale(0, 10)).toThrow(RangeError)
  })
})

describe('the scale for a measured series', () => {
  it('starts at zero, unless that would flatten the series', () => {
    expect(scaleForSeries([4, 60, 100]).min).toBe(0)
    expect(scaleForSeries([336, 380, 425]).min).toBeGreaterThan(250)
  })

  it('is logarithmic where the series spans more than three powers of ten', () => {
    expect(scaleForSeries([1, 1001]).kind).toBe('log')
    expect(scaleForSeries([1, 999]).kind).toBe('linear')
    expect(scaleForSeries([0, 5000]).kind).toBe('linear')
  })

  it('holds a series that is negative, and one that never changes', () => {
    const negative = scaleForSeries([-30, -2, 0.5])
    expect([negative.min <= -30, negative.max >= 0.5]).toEqual([true, true])
    const constant = scaleForSeries([7, 7, 7])
    expect(constant.min).toBeLessThan(constant.max)
    expect(constant.at(7)).toBeGreaterThan(0)
    expect(scaleForSeries([0, 0]).at(0)).toBeGreaterThanOrEqual(0)
  })

  it('makes room for a value that matters, but not at the cost of the series', () => {
    expect(scaleForSeries([100, 200], { wanted: [260] }).max).toBeGreaterThanOrEqual(260)
    expect(scaleForSeries([100, 200], { wanted: [5000] }).max).toBeLessThan(300)
  })
})
