/** Which one component is nearest to some quantiles. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentPoint } from '../../distributions/percent-point.ts'
import { InvalidInput } from '../../invalid-input.ts'
import { curveOfComponents } from './components.ts'
import { nearestComponent } from './nearest-component.ts'

const chances = [0.05, 0.25, 0.5, 0.75, 0.95]
const said = (...places: number[]) => places.map((place, i) => ({ place, probability: chances[i] ?? 0 }))
const ln3 = Math.log(3)
const logit = (p: number) => Math.log(p / (1 - p))
/** Of a two-piece logistic, by hand. */
const quantile = (centre: number, left: number, right: number, p: number) => {
  const below = (2 * left) / (left + right)
  return p <= below / 2
    ? centre + (left / ln3) * logit(p / below)
    : centre - (right / ln3) * logit((1 - p) / (2 - below))
}

test('the quantiles of a component give it back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 0.3, noNaN: true }),
      fc.double({ min: 0.01, max: 0.3, noNaN: true }),
      (centre, left, right) => {
        const found = nearestComponent(said(...chances.map((p) => quantile(centre, left, right, p))))
        expect(found.centre).toBeCloseTo(centre, 4)
        expect(found.left).toBeCloseTo(left, 4)
        expect(found.right).toBeCloseTo(right, 4)
      },
    ),
  )
})

test('what is even has even sides, and its curve comes near to what was said', () => {
  const found = nearestComponent(said(0.2, 0.3, 0.4, 0.5, 0.6))
  expect(found).toEqual({
    centre: expect.closeTo(0.4, 6),
    left: expect.closeTo(0.084, 3),
    right: expect.closeTo(0.084, 3),
    weight: 1,
  })
  const curve = curveOfComponents([found], { openBelow: true, openAbove: true })
  expect(percentPoint(curve, 0.25)).toBeCloseTo(0.3, 1)
})

test('whatever is said, the nearest is a component, be all of it at one place or beyond', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(places, (all) => {
      const found = nearestComponent(said(...all.toSorted((a, b) => a - b)))
      expect(() => curveOfComponents([found], { openBelow: false, openAbove: true })).not.toThrow()
    }),
  )
  expect(nearestComponent(said(0.5, 0.5, 0.5, 0.5, 0.5))).toMatchObject({ centre: 0.5, left: 0.001 })
  expect(() => nearestComponent([])).toThrow(InvalidInput)
})
