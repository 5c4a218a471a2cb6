/** Parts of a curve while they are pulled, stepped, added and made of five quantiles. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { Amounts } from '../question-type.ts'
import { nearestPart, partBeside, partPulled, partStepped } from './part-moved.ts'
import { curveOfParts } from './parts.ts'
import { whyNotParts } from '../in-parts/fits.ts'
import type { Part } from '../in-parts/part.ts'
import { amountSteps } from './steps.ts'
import { type Line, quantilesOn } from './through.ts'

const lineOf = (openBelow = false, openAbove = true, zeroPoint: number | null = null): Line => ({
  scale: scaleBetween(1, 101, zeroPoint),
  bounds: { openBelow, openAbove },
})
const steps = amountSteps({ min: 1, max: 101 }, false)
const on = { line: lineOf(), steps }
const part: Part = { from: 40, top: 50, to: 60, weight: 2 }

test('the top takes its ends along, and an end comes no nearer to it than a step', () => {
  expect(partPulled(part, 'top', 54.3, on)).toEqual({ from: 44, top: 54, to: 64, weight: 2 })
  expect(partStepped(part, 'from', 3, on)).toEqual({ ...part, from: 43 })
  expect(partPulled(part, 'from', 70, on)).toEqual({ ...part, from: 49 })
  expect(partPulled(part, 'to', 20, on)).toEqual({ ...part, to: 51 })
  expect(partStepped(part, 'to', 10, on)).toEqual({ ...part, to: 70 })
  // Beyond the range, where no point of it would be seen any more, it is typed.
  expect(partStepped(part, 'to', 100, on)).toEqual({ ...part, to: 101 })
  expect(partStepped({ ...part, to: 130 }, 'to', 100, on)).toEqual({ ...part, to: 130 })
})

test('a closed end stops it, at an open one its end goes on', () => {
  expect(partPulled(part, 'top', 3, on)).toEqual({ from: 1, top: 3, to: 13, weight: 2 })
  expect(partPulled(part, 'top', 100, on)).toEqual({ from: 90, top: 100, to: 110, weight: 2 })
  const shut = { line: lineOf(true, false), steps }
  expect(partPulled(part, 'top', 100, shut)).toMatchObject({ top: 100, to: 101 })
  // On the end itself nothing would be left beyond its top.
  expect(partPulled(part, 'top', 101, shut)).toBe(part)
})

test('on a logarithmic scale it grows by a factor', () => {
  const log = { line: lineOf(true, true, 0), steps: amountSteps({ min: 1, max: 101 }, true) }
  expect(partPulled({ from: 5, top: 10, to: 20, weight: 1 }, 'top', 20, log)).toEqual({
    from: 10,
    top: 20,
    to: 40,
    weight: 1,
  })
})

test('one part is made of five quantiles, and comes near to them', () => {
  const five: Amounts = { p5: 20, p25: 30, p50: 36, p75: 44, p95: 70 }
  const found = nearestPart(lineOf(), five, steps)
  expect(found).toMatchObject({ top: 27, weight: 1 })
  const { p25, p50, p75 } = quantilesOn(lineOf(), curveOfParts(lineOf(), [found]))
  expect([Math.abs(p25 - 30) < 4, Math.abs(p50 - 36) < 4, Math.abs(p75 - 44) < 4]).toEqual([true, true, true])
  expect(nearestPart(lineOf(), null, steps)).toEqual({ from: 36, top: 51, to: 66, weight: 1 })
})

test('whatever is said in five, moved or added, it is a part that fits', () => {
  const rising = fc.array(fc.integer({ min: 1, max: 101 }), { minLength: 5, maxLength: 5 })
  const lines = fc.tuple(fc.boolean(), fc.boolean()).map(([below, above]) => lineOf(below, above))
  const point = fc.constantFrom('from' as const, 'top' as const, 'to' as const)
  fc.assert(
    fc.property(lines, rising, point, fc.double({ min: -50, max: 200, noNaN: true }), (line, all, which, to) => {
      const [p5 = 1, p25 = 1, p50 = 1, p75 = 1, p95 = 1] = all.toSorted((a, b) => a - b)
      const first = nearestPart(line, { p5, p25, p50, p75, p95 }, steps)
      const parts = [first]
      for (let i = 0; i < 4; i++) parts.push(partBeside(line, parts, steps))
      expect(whyNotParts(line, [...parts, partPulled(first, which, to, { line, steps })], String)).toBeNull()
    }),
  )
})
