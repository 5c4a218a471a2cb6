import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixedKnots } from './mixed-knots.ts'

const around = (median: number, width: number) => [-3, -2, -1, 0, 1, 2, 3].map((side) => median + side * width)

test('where both speak it is the mean of both, knot by knot', () => {
  expect(mixedKnots([around(10, 1)], [around(12, 3)])).toEqual([around(11, 2)])
})

test('where no network speaks the methods say it alone', () => {
  expect(mixedKnots([around(10, 1), around(11, 2)], [])).toEqual([around(10, 1), around(11, 2)])
})

test('beyond the networks the methods go on from where the mixture stands', () => {
  const mixed = mixedKnots([around(10, 1), around(14, 1.5), around(17, 2)], [around(12, 3)])
  expect(mixed).toEqual([around(11, 2), around(15, 3), around(18, 4)])
})

test('there each side widens at its own rate', () => {
  const from = [-3, -2, -1, 0, 1, 2, 3]
  // Below the median twice as wide as at the step before, above five times.
  const to = [-6, -4, -2, 0, 5, 10, 15]
  expect(mixedKnots([from, to], [from])[1]).toEqual(to)
})

test('steps that are not asked for are left away', () => {
  expect(mixedKnots([around(10, 1)], [around(12, 3), around(13, 4)])).toHaveLength(1)
})

test('knots never cross, within the steps of the networks and beyond', () => {
  const knots = fc
    .tuple(
      fc.double({ min: -1e3, max: 1e3, noNaN: true }),
      fc.array(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), { minLength: 6, maxLength: 6 }),
    )
    .map(([first, widths]) => widths.reduce((all, width) => [...all, all.at(-1)! + width], [first]))
  fc.assert(
    fc.property(
      fc.array(knots, { minLength: 4, maxLength: 4 }),
      fc.array(knots, { minLength: 2, maxLength: 2 }),
      (methods, networks) => {
        for (const at of mixedKnots(methods, networks)) expect(at).toEqual(at.toSorted((a, b) => a - b))
      },
    ),
  )
})
