/** Curves of questions as they are drawn, and what their five points do when they are moved. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleBetween } from '#engine/distributions/scale.ts'
import { dayOf } from '#engine/distributions/calendar.ts'
import { chanceBelow, densityThrough, heightFor, middleOf, wideOn } from './density.ts'
import { pulled, stepped } from './moved.ts'
import { amountSteps, daySteps } from './steps.ts'
import { levels, type Line } from './through.ts'
import { windowFor } from './window.ts'

type Said = [p5: number, p25: number, p50: number, p75: number, p95: number]
const five = (...[p5, p25, p50, p75, p95]: Said) => ({ p5, p25, p50, p75, p95 })
const days = (from: string, to: string) => daySteps({ min: dayOf(from), max: dayOf(to) })
const line = (ends: Partial<Line['bounds']> = {}, scale = scaleBetween(2, 7)): Line => ({
  scale,
  bounds: { openBelow: false, openAbove: false, ...ends },
})
const ice = five(3.95, 4.4, 4.7, 4.95, 5.35)

describe('the curve that is drawn', () => {
  test('has its chance where the five say it, and all of it on a closed scale', () => {
    const density = densityThrough(line(), ice)
    expect(density?.points).toHaveLength(202)
    // Each of the 200 steps in its middle, and the two ends.
    expect(density?.points.slice(0, 3).map(([value]) => value)).toEqual([2, 2.0125, 2.0375])
    expect(density?.points.slice(1, -1).reduce((sum, [, height]) => sum + height / 200, 0)).toBeCloseTo(1, 9)
    for (const level of levels)
      expect(density && chanceBelow(line(), density.cdf, ice[level])).toBeCloseTo(Number(level.slice(1)) / 100, 6)
    expect(density && middleOf(line(), density.cdf).from).toBeGreaterThan(3.95)
  })

  test.each([
    ['falls', five(4, 3.9, 5, 6, 7)],
    ['falls above the middle', five(3, 4, 5, 4.9, 7)],
    ['leaves the scale', five(1, 3, 4, 5, 6)],
    ['is not there', null],
  ])('is none where what is said %s', (_, said) => {
    expect(densityThrough(line(), said)).toBeNull()
  })

  test('says nothing of where beyond an open end the chance lies, and nothing lies beyond a closed one', () => {
    const cdf = densityThrough(line({ openAbove: true }), ice)?.cdf ?? new Float64Array()
    expect(chanceBelow(line({ openAbove: true }), cdf, 7.5)).toBeNull()
    expect(chanceBelow(line(), cdf, 7.5)).toBe(1)
    expect(chanceBelow(line(), cdf, 1)).toBe(0)
    expect(chanceBelow(line({ openBelow: true }), cdf, 1)).toBeNull()
  })

  test('is cut where one is so sharp that it would press the other to the axis, or has a spike', () => {
    const drawn = (said: typeof ice) => ({ density: densityThrough(line(), said)!, five: said })
    const wide = drawn(five(2.5, 3.5, 4.5, 5.5, 6.5))
    const peak = Math.max(...wide.density.points.map(([, height]) => height))
    expect(heightFor(line(), [wide])).toBeCloseTo(peak * 1.05)
    expect(heightFor(line(), [wide, drawn(five(4.4, 4.45, 4.5, 4.55, 4.6))])).toBeCloseTo(3 * peak * 1.05)
    expect(heightFor(line(), [drawn(five(2.5, 4.5, 4.5, 4.5, 6.5))])).toBeLessThan(4)
    expect(heightFor(line(), [])).toBe(1)
  })
})

describe('a step', () => {
  test.each([
    ['of an amount', amountSteps({ min: 2, max: 7 }, false), 4.42, [4.45, 4.4]],
    ['from a round value', amountSteps({ min: 2, max: 7 }, false), 4.4, [4.45, 4.35]],
    ['of thousands', amountSteps({ min: 0, max: 500_000 }, false), 12_345, [15_000, 10_000]],
    ['of thousandths', amountSteps({ min: 0, max: 0.003 }, false), 0.00121, [0.00122, 0.0012]],
    ['below nought', amountSteps({ min: -10, max: 10 }, false), -0.3, [-0.2, -0.4]],
    ['on a logarithmic axis', amountSteps({ min: 1, max: 1000 }, true), 1.03, [1.05, 1]],
    ['far up on it', amountSteps({ min: 1, max: 1000 }, true), 103, [105, 100]],
  ])('%s is what somebody would type', (_, steps, from, [up, down]) => {
    expect([steps.next(from, 1), steps.next(from, -1)]).toEqual([up, down])
  })

  test.each([
    ['2027-01-01', '2028-01-01', '2027-03-31', ['2027-04-01', '2027-03-30']],
    ['2027-01-01', '2032-01-01', '2028-02-10', ['2028-02-15', '2028-02-01']],
    ['2027-01-01', '2037-01-01', '2030-12-01', ['2031-01-01', '2030-11-01']],
    ['2027-01-01', '2050-01-01', '2030-12-12', ['2031-01-01', '2030-10-01']],
    ['1900-01-01', '2100-01-01', '2030-12-12', ['2031-01-01', '2030-01-01']],
  ])('from %s to %s goes from %s to %j', (min, max, from, to) => {
    const steps = days(min, max)
    expect([steps.next(dayOf(from), 1), steps.next(dayOf(from), -1)]).toEqual(to.map(dayOf))
    expect(steps.nearest(dayOf(to[0]!) - 0.3)).toBe(dayOf(to[0]!))
  })
})

describe('a point that is moved', () => {
  const on = { line: line({ openBelow: true, openAbove: true }), steps: amountSteps({ min: 2, max: 7 }, false) }

  test('stops a step before its neighbours', () => {
    expect(pulled(ice, 'p25', 9, on)).toEqual({ ...ice, p25: 4.65 })
    expect(pulled(ice, 'p25', 2, on)).toEqual({ ...ice, p25: 4 })
    expect(pulled(ice, 'p25', 4.513, on)).toEqual({ ...ice, p25: 4.5 })
    expect(stepped(ice, 'p95', 10, on)).toEqual({ ...ice, p95: 5.85 })
    expect(stepped(ice, 'p5', -5, on)).toEqual({ ...ice, p5: 3.7 })
  })

  test('takes the others along where it is the middle one, and brings them back', () => {
    const moved = stepped(ice, 'p50', 3, on)
    expect(moved).toEqual(five(4.1, 4.55, 4.85, 5.1, 5.5))
    expect(stepped(moved, 'p50', -3, on)).toEqual(ice)
  })

  test('of the middle one stops with the first at a closed end, and passes those that wait at an open one', () => {
    expect(pulled(ice, 'p50', 7, { ...on, line: line() })).toEqual(five(5.6, 6.05, 6.35, 6.6, 7))
    expect(pulled(ice, 'p50', 6.9, on)).toEqual(five(6.15, 6.6, 6.9, 7, 7))
  })

  test('grows with the others on a logarithmic scale', () => {
    const log = line({}, scaleBetween(1, 1000, 0))
    const moved = pulled(five(5, 8, 10, 12.5, 20), 'p50', 20, {
      line: log,
      steps: amountSteps({ min: 1, max: 1000 }, true),
    })
    expect(moved).toEqual(five(10, 16, 20, 25, 40))
  })

  test('never leaves the range, never passes another, and stays short', () => {
    const within = fc.tuple(...levels.map(() => fc.integer({ min: 200, max: 700 })))
    const act = fc.tuple(fc.constantFrom(...levels), fc.integer({ min: -30, max: 30 }))
    fc.assert(
      fc.property(within, fc.array(act, { maxLength: 8 }), fc.boolean(), fc.boolean(), (given, acts, isLog, isOpen) => {
        const [a, b, c, d, e] = given.toSorted((x, y) => x - y).map((one) => one / 100)
        const scale = scaleBetween(2, 7, isLog ? 0 : null)
        const moving = { line: line({ openAbove: isOpen, openBelow: isOpen }, scale), steps: amountSteps(scale, isLog) }
        const moved = acts.reduce((now, [level, by]) => stepped(now, level, by, moving), five(a!, b!, c!, d!, e!))
        expect(densityThrough(moving.line, moved)).not.toBeNull()
        for (const level of levels) expect(String(moved[level]).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

test('a wide spread is somewhere to begin, in round numbers, and one hill between open ends', () => {
  const { nearest } = amountSteps({ min: 2, max: 7 }, false)
  expect(wideOn(line(), nearest)).toEqual(five(2.25, 3.25, 4.5, 5.75, 6.75))
  const open = line({ openBelow: true, openAbove: true })
  const heights = densityThrough(open, wideOn(open, nearest))?.points.map(([, height]) => height) ?? []
  const top = heights.indexOf(Math.max(...heights))
  const falls = heights
    .slice(1)
    .map((height, i) => (i < top ? height < heights[i]! - 1e-2 : height > heights[i]! + 1e-2))
  expect(falls).not.toContain(true)
})

describe('what is shown of a scale', () => {
  test.each([
    ['all of it while there is no curve', [], null, { from: 0, to: 1 }],
    [
      'twice what the curves take',
      [
        { from: 0.4, to: 0.5 },
        { from: 0.45, to: 0.6 },
      ],
      null,
      { from: 0.3, to: 0.7 },
    ],
    ['never less than can be drawn', [{ from: 0.5, to: 0.501 }], null, { from: 0.4, to: 0.6 }],
    [
      'what was shown, while they lie well within',
      [{ from: 0.4, to: 0.6 }],
      { from: 0.35, to: 0.9 },
      { from: 0.35, to: 0.9 },
    ],
    ['more once one comes to its end', [{ from: 0.36, to: 0.6 }], { from: 0.35, to: 0.9 }, { from: 0.2, to: 0.75 }],
    ['less once they are small in it', [{ from: 0.4, to: 0.5 }], { from: 0, to: 1 }, { from: 0.35, to: 0.55 }],
  ])('is %s', (_, spans, before, shown) => {
    const window = windowFor(spans, before)
    expect(window.from).toBeCloseTo(shown.from)
    expect(window.to).toBeCloseTo(shown.to)
  })
})
