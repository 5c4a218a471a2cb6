import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knotChances } from '../bands/calibration.ts'
import type { ProjectionPoint } from '../projection.ts'
import { usualDependence } from '../paths/dependence.ts'
import { heedSignals, type Signal } from './heed-signals.ts'

/** Quantiles of the standard normal distribution at the chances of knots. */
const scores = [-1.959964, -1.2815515655446004, -0.67449, 0, 0.67449, 1.2815515655446004, 1.959964]
const point = (step: number, median: number, spread: number): ProjectionPoint => {
  const knots = scores.map((score) => median + spread * score)
  const at = (i: number) => knots[i] ?? Number.NaN
  const bands = { 50: { low: at(2), high: at(4) }, 80: { low: at(1), high: at(5) }, 95: { low: at(0), high: at(6) } }
  return { step, median, bands, knots, naive: median, validated: step <= 6 }
}
/** As wide as a random walk. */
const walk = (steps: number, median = 0, bounds: { least: number; most: number } | null = null) => ({
  dependence: usualDependence[1],
  bounds,
  points: Array.from({ length: steps }, (_, i) => point(i + 1, median, Math.sqrt(i + 1))),
})

function heeded(projection: Parameters<typeof heedSignals>[0], ...signals: Signal[]) {
  const found = heedSignals(projection, signals)
  if (found?.state !== 'heeded') throw new Error(`It is ${found?.state ?? 'nothing'}.`)
  const at = (step: number) => found.points[step - 1] ?? point(0, 0, 0)
  const spread = (step: number) => (at(step).bands[80].high - at(step).bands[80].low) / (2 * 1.2815515655446004)
  return { ...found, at, spread }
}

const atFour = (value: number, halfWidth: number | null) => heedSignals(walk(6), [{ step: 4, value, halfWidth }])
const ratioOf = ({ knots }: ProjectionPoint) => Math.log((knots[5] ?? 1) / (knots[1] ?? 1))

/** A spread of 2, as the band of 80 % that a source may state. */
const ofTwo = 2 * 1.2815515655446004

describe('a projection that heeds a newer value from elsewhere', () => {
  it('moves as in the worked example, less before than after, and is less sure again from there on', () => {
    const { weight, at, spread } = heeded(walk(9), { step: 4, value: 2, halfWidth: ofTwo })
    expect(weight).toBeCloseTo(0.5, 9)
    expect([1, 4, 9].map((step) => at(step).median)).toEqual([0.268, 1, 1.041].map((moved) => expect.closeTo(moved, 3)))
    expect([4, 9].map(spread)).toEqual([expect.closeTo(Math.SQRT2, 6), expect.closeTo(2.614, 3)])
    expect(at(1).knots).toHaveLength(knotChances.length)
  })

  it('leaves a step of which all is certain as it is', () => {
    const [, second] = walk(2).points
    const certain = { ...walk(2), points: [point(1, 7, 0), second!] }
    const { at } = heeded(certain, { step: 2, value: 1, halfWidth: ofTwo })
    expect(at(1).knots).toEqual(point(1, 7, 0).knots)
    expect(at(2).median).toBeGreaterThan(0)
  })

  it('moves by as much wherever the series stands', () => {
    const low = heeded(walk(9), { step: 4, value: 2, halfWidth: ofTwo })
    const high = heeded(walk(9, 50), { step: 4, value: 52, halfWidth: ofTwo })
    high.points.forEach(({ knots }, i) =>
      knots.forEach((knot, k) => expect(knot).toBeCloseTo(50 + low.points[i]!.knots[k]!, 9)),
    )
  })

  it('moves by as much near a bound, where a band that passes it leaves no free scale', () => {
    const low = heeded(walk(9), { step: 4, value: 1, halfWidth: ofTwo })
    const near = heeded(walk(9, 2, { least: 0, most: Infinity }), { step: 4, value: 3, halfWidth: ofTwo })
    near.points.forEach(({ knots }, i) =>
      knots.forEach((knot, k) => expect(knot).toBeCloseTo(2 + low.points[i]!.knots[k]!, 9)),
    )
    expect(near.at(4).bands[95].low).toBe(0)
  })

  it('stays as it was for a value that says nothing, and ends there for one that is certain', () => {
    const vague = heeded(walk(6), { step: 3, value: 3, halfWidth: 1e9 })
    expect(vague.at(3).median).toBeCloseTo(0, 9)
    const certain = heeded(walk(6), { step: 3, value: 3, halfWidth: 1e-9 })
    expect([certain.at(3).median, certain.spread(3)]).toEqual([expect.closeTo(3, 6), expect.closeTo(0, 6)])
  })

  it('takes a value without a width for as uncertain as itself one step ahead', () => {
    expect(heeded(walk(6), { step: 3, value: 1, halfWidth: null }).weight).toBeCloseTo(3 / 4, 9)
    expect(heeded(walk(6), { step: 1, value: 1, halfWidth: null }).weight).toBeCloseTo(1 / 2, 9)
  })

  it('moves by as many per cent as it is off where nothing is below 0, and never passes what no value can', () => {
    const fan = {
      ...walk(4, 1000, { least: 0, most: Infinity }),
      points: [1000, 2000, 4000].map((m, i) => point(i + 1, m, m / 10)),
    }
    const { at } = heeded(fan, { step: 2, value: 2200, halfWidth: 1e-6 })
    expect(at(2).median).toBeCloseTo(2200, 3)
    expect(at(3).median / 4000).toBeGreaterThan(1.05)
    const share = {
      ...walk(4),
      bounds: { least: 0, most: 100 },
      points: [97, 97.2, 97.4].map((m, i) => point(i + 1, m, 0.7)),
    }
    expect(
      heeded(share, { step: 1, value: 98.3, halfWidth: 0.01 }).points.every(({ knots }) => (knots[6] ?? 101) < 100),
    ).toBe(true)
  })

  it('is overtaken by what lies outside its band of 95 %, and not by a source whose own band reaches into it', () => {
    expect(atFour(4.1, null)).toEqual({
      state: 'overtaken',
      low: expect.closeTo(-3.92, 2),
      high: expect.closeTo(3.92, 2),
    })
    expect([atFour(-4.1, null), atFour(3.9, null), atFour(4.1, 0.5)].map((found) => found?.state)).toEqual([
      'overtaken',
      'heeded',
      'heeded',
    ])
  })

  it('has nothing to say of a time that it does not reach, and nothing to do with what is no number', () => {
    expect(heedSignals(walk(6), [{ step: 7, value: 1, halfWidth: null }])).toBeNull()
    expect(() => heedSignals(walk(6), [{ step: 3, value: Number.NaN, halfWidth: null }])).toThrow('value')
    expect(() => heedSignals(walk(6), [{ step: 3, value: 1, halfWidth: 0 }])).toThrow('halfWidth')
  })

  it('heeds several together: each at its own time, in whatever order, and after the newest hardly the earlier ones', () => {
    const [early, late] = [
      { step: 2, value: 2, halfWidth: 0.01 },
      { step: 4, value: 1, halfWidth: 0.01 },
    ]
    const { at, spread, points } = heeded(walk(9), early, late)
    expect([at(2).median, at(4).median]).toEqual([expect.closeTo(2, 3), expect.closeTo(1, 3)])
    expect(at(3).median).toBeGreaterThan(1)
    expect(at(3).median).toBeLessThan(2)
    expect(spread(3)).toBeLessThan(heeded(walk(9), late).spread(3))
    expect(at(9).median).toBeCloseTo(heeded(walk(9), late).at(9).median, 2)
    const other = heeded(walk(9), late, early).points
    points.forEach(({ knots }, i) => knots.forEach((knot, k) => expect(knot).toBeCloseTo(other[i]!.knots[k]!, 9)))
  })

  it('takes two of one time for more than one, and one of a time that it does not reach for none', () => {
    const once = { step: 3, value: 1, halfWidth: ofTwo }
    const twice = heeded(walk(6), once, once)
    // Of spreads root 3, 2 and 2: 1 / (1 / 3 + 1 / 4 + 1 / 4) is 1.2.
    expect([twice.spread(3) ** 2, twice.at(3).median, twice.weight]).toEqual(
      [1.2, 0.6, 0.6].map((one) => expect.closeTo(one, 9)),
    )
    expect(heeded(walk(6), { ...once, step: 12 }, once)).toEqual({
      ...heeded(walk(6), once),
      at: expect.anything(),
      spread: expect.anything(),
    })
  })

  it('is overtaken by the newest alone', () => {
    const far = { step: 2, value: 9, halfWidth: null }
    expect(heedSignals(walk(6), [far, { step: 4, value: 1, halfWidth: null }])?.state).toBe('heeded')
    expect(heedSignals(walk(6), [{ step: 1, value: 1, halfWidth: null }, far])?.state).toBe('overtaken')
    expect(heedSignals(walk(6), [])).toBeNull()
  })

  it('keeps its knots in order and is nowhere wider than before, whatever it is told', () => {
    const positive = double({ min: 1e-6, max: 1e3, noNaN: true })
    assert(
      property(
        integer({ min: 1, max: 12 }),
        double({ min: -1, max: 1, noNaN: true }),
        positive,
        (step, place, halfWidth) => {
          const before = walk(12, 50, { least: 0, most: Infinity })
          const value = 50 + place * 1.9 * Math.sqrt(step)
          const { points } = heeded(before, { step, value, halfWidth })
          for (const { knots } of points)
            expect(knots.every((knot, i) => i === 0 || knot >= (knots[i - 1] ?? knot))).toBe(true)
          points.forEach((after, i) => {
            const was = before.points[i]
            expect(ratioOf(after)).toBeLessThanOrEqual((was ? ratioOf(was) : 0) + 1e-9)
          })
        },
      ),
    )
  })
})
