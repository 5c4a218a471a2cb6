import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketMasses } from '../../distributions/buckets.ts'
import { type Bounds, mustBeForecastCdf } from '../../distributions/cdf.ts'
import { cumulativeAt } from '../../distributions/percent-point.ts'
import { InvalidInput } from '../../invalid-input.ts'
import type { Component } from './component.ts'
import { curveOfComponents } from './components.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const hump = (centre: number, left: number, right: number, weight = 1): Component => ({ centre, left, right, weight })
const places = fc.double({ min: 0, max: 1, noNaN: true })
const widths = fc.double({ min: 0.001, max: 5, noNaN: true })
const lists = fc.array(
  fc
    .tuple(places, widths, widths, fc.double({ min: 0.01, max: 100, noNaN: true }))
    .map(([centre, left, right, weight]) => hump(centre, left, right, weight)),
  { minLength: 1, maxLength: 5 },
)

test('half of a component lies between its centre less the left width and its centre and the right width', () => {
  const even = curveOfComponents([hump(0.5, 0.1, 0.1)], open)
  expect(cumulativeAt(even, 0.4)).toBeCloseTo(0.25 * 0.988 + 0.001 + 0.004, 12)
  expect(cumulativeAt(even, 0.6)).toBeCloseTo(0.75 * 0.988 + 0.001 + 0.006, 12)
  const skewed = curveOfComponents([hump(0.3, 0.05, 0.15)], open)
  // A quarter lies below the top, half of it within the left width.
  const kept = (place: number) => (cumulativeAt(skewed, place) - 0.001 - 0.01 * place) / 0.988
  expect([0.25, 0.3, 0.45].map(kept)).toEqual([0.125, 0.25, 0.625].map((chance) => expect.closeTo(chance, 12)))
})

test('the top of a component is where its centre is, and its density has no jump there', () => {
  const masses = [...bucketMasses(curveOfComponents([hump(0.4, 0.05, 0.2)], open))].slice(1, -1)
  const top = masses.indexOf(Math.max(...masses))
  expect([79, 80]).toContain(top)
  expect(masses[80]! / masses[79]!).toBeCloseTo(1, 1)
})

test('components are mixed by what their weights are beside each other', () => {
  const [one, other] = [hump(0.2, 0.05, 0.05, 3), hump(0.8, 0.1, 0.02, 1)]
  const both = curveOfComponents([one, other], open)
  const [alone, beside] = [curveOfComponents([one], open), curveOfComponents([other], open)]
  both.forEach((chance, i) => expect(chance).toBeCloseTo(0.75 * alone[i]! + 0.25 * beside[i]!, 12))
  const sevenfold = curveOfComponents([hump(0.2, 0.05, 0.05, 21), hump(0.8, 0.1, 0.02, 7)], open)
  sevenfold.forEach((chance, i) => expect(chance).toBeCloseTo(both[i]!, 12))
})

test('a stored list always gives the same valid forecast', () => {
  const bounds = fc.record({ openBelow: fc.boolean(), openAbove: fc.boolean() })
  fc.assert(
    fc.property(lists, bounds, (components, at) => {
      const cdf = curveOfComponents(components, at)
      expect(() => mustBeForecastCdf('cdf', cdf, at)).not.toThrow()
      // As a database would keep it.
      const stored = JSON.parse(JSON.stringify(components)) as Component[]
      expect(curveOfComponents(stored, at)).toEqual(cdf)
    }),
    { numRuns: 60 },
  )
})

test('what makes no curve is refused by the field it stands in', () => {
  const good = hump(0.5, 0.1, 0.1)
  const refusals: [Component[], string, string][] = [
    [[], 'components', 'must be 1 to 5, not 0'],
    [Array.from({ length: 6 }, () => good), 'components', 'must be 1 to 5, not 6'],
    [[good, hump(1.1, 0.1, 0.1)], 'components[1].centre', 'must lie between 0 and 1, not at 1.1'],
    [[hump(0.5, 0, 0.1)], 'components[0].left', 'must lie between 0.001 and 5, not at 0'],
    [[hump(0.5, 0.1, 6)], 'components[0].right', 'must lie between 0.001 and 5, not at 6'],
    [[hump(Number.NaN, 0.1, 0.1)], 'components[0].centre', 'must lie between 0 and 1, not at NaN'],
    [[hump(0.5, 0.1, 0.1, 0)], 'weights', 'must not all be zero'],
  ]
  for (const [components, argument, reason] of refusals)
    expect(() => curveOfComponents(components, open)).toThrow(new InvalidInput(argument, reason))
  expect(() => curveOfComponents([good, hump(0.5, 0.1, 0.1, -1)], open)).toThrow('components[1].weight must lie')
})
