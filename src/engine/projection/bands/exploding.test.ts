import { describe, expect, test } from 'vitest'
import { chosenForecast } from '../chosen-forecast.ts'
import { chosenKnots } from '../chosen-knots.ts'
import { project } from '../project.ts'
import { isExploding, withExplosion } from './exploding.ts'

const growing = (factor: number, count = 12) => Array.from({ length: count }, (_, i) => factor ** i)
const wavy = Array.from({ length: 12 }, (_, i) => 2 ** (i + 0.3 * Math.sin(2 * i)))
const knots = (last: number, count: number) =>
  Array.from({ length: count }, () => [0.5, 0.7, 0.9, 1, 1.1, 1.3, 1.5].map((times) => times * last))

describe('what explodes', () => {
  test.each([
    ['a tenth more each step, and a little', growing(1.1001), true],
    ['a tenth less a little', growing(1.0999), false],
    ['nine values', growing(1.2, 9), true],
    ['eight values', growing(1.2, 8), false],
    ['a fall', growing(0.8), false],
    ['with a zero long ago', [0, ...growing(1.2)], false],
    ['fast until eight steps ago', [...growing(1.5), ...Array.from({ length: 8 }, () => 100)], false],
    ['fast for the last eight steps alone', [...Array.from({ length: 9 }, () => 1), ...growing(1.2, 9).slice(1)], true],
  ])('%s', (_, series, explodes) => expect(isExploding(series)).toBe(explodes))
})

describe('its upper band', () => {
  const last = wavy.at(-1)!
  test('goes half way in logarithms to a damped walk of growth, and nothing else moves', () => {
    const end = growing(2).at(-1)!
    const [before] = knots(end, 1) as [number[]]
    const [at] = withExplosion([before], growing(2))
    expect(at!.slice(0, 4)).toEqual(before.slice(0, 4))
    // Growth of ln 2 strays by a tenth of itself from what is damped.
    const walk = (score: number) => end * 2 ** (0.9 + 0.1 * score)
    for (const [i, score] of [0.6745, 1.2816, 1.96].entries())
      expect(at![4 + i]).toBeCloseTo(Math.sqrt(before[4 + i]! * walk(score)), 6)
    expect(at![6]! / end).toBeCloseTo(1.79, 2)
  })
  test('is never lower than it was, and never crosses', () => {
    const low = withExplosion(knots(last, 12), wavy)
    low.forEach((at, i) => {
      expect(at).toEqual(at.toSorted((a, b) => a - b))
      at.forEach((knot, k) => expect(knot).toBeGreaterThanOrEqual(knots(last, 12)[i]![k]!))
    })
    const high = knots(1e6 * last, 3)
    expect(withExplosion(high, wavy)).toEqual(high)
  })
  test('widens with what growth wandered, the more the rarer the chance and the further ahead', () => {
    const lifted = withExplosion(knots(last, 6), wavy).map((at, i) =>
      at.map((knot, k) => knot / knots(last, 6)[i]![k]!),
    )
    for (const at of lifted) expect(at).toEqual(at.toSorted((a, b) => a - b))
    const ends = lifted.map((at) => at[6]!)
    expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    expect(new Set([...ends, ...lifted[0]!.slice(3)]).size).toBe(9)
    // One error of growth by the normal score: variance of three sines of .3, in logarithms.
    const growths = wavy.slice(1).map((value, i) => Math.log(value / wavy[i]!))
    const errors = growths.slice(1).map((growth, i) => growth - 0.9 * growths[i]!)
    const deviation = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)
    const growth = (growths.at(-1)! + growths.at(-2)! + growths.at(-3)!) / 3
    expect(lifted[0]![6]).toBeCloseTo(Math.sqrt(Math.exp(0.9 * growth + 1.96 * deviation) / 1.5), 9)
    const second = 0.9 * growth + 0.81 * growth + 1.96 * deviation * Math.sqrt(1 + 1.9 ** 2)
    expect(lifted[1]![6]).toBeCloseTo(Math.sqrt(Math.exp(second) / 1.5), 9)
  })
  test('beyond six steps it is lifted as much as at the sixth', () => {
    const times = withExplosion(knots(last, 9), wavy).map((at) => at[6]! / (1.5 * last))
    expect(times.slice(6)).toEqual([times[5], times[5], times[5]])
  })
  test.each([
    ['what took off', 1, true, true],
    ['what did not', 1, false, false],
    ['what has values for quarters', 4, true, false],
  ] as const)('is lifted of %s: with %d values a year', (_, period, tookOff, isLifted) => {
    const slower = Array.from({ length: 24 }, (__, i) => 1.3 ** (i + 0.5 * Math.sin(2 * i)))
    const chosen = chosenForecast(slower, period, 6)
    const knotsWith = (took: boolean) => chosenKnots(slower, period, chosen, { networks: [], tookOff: took }).knots
    const plain = knotsWith(false)
    expect(knotsWith(tookOff)).toEqual(isLifted ? withExplosion(plain, slower) : plain)
    expect(withExplosion(plain, slower)).not.toEqual(plain)
  })
  test('a projection of what took off has it', () => {
    const values = [
      ...Array.from({ length: 8 }, () => 0),
      ...Array.from({ length: 14 }, (_, i) => 1.3 ** (i + 0.5 * Math.sin(2 * i))),
    ]
    const answer = project({ values }, { period: 1 })
    expect(answer).toMatchObject({ leftOut: 8, labels: expect.arrayContaining(['take-off']) })
  })
  test('twenty-one errors of growth tell as much as the newest twenty', () => {
    const early = Array.from({ length: 24 }, (_, i) => 2 ** (i + (i === 1 ? 5 : 0) + 0.1 * Math.sin(i)))
    const late = early.with(1, 2 ** 1.1)
    // The odd growth of the first steps lies more than twenty errors back.
    expect(withExplosion(knots(last, 2), early)).toEqual(withExplosion(knots(last, 2), late))
  })
})
