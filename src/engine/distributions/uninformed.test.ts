import { expect, test } from 'vitest'
import { mustBeForecastCdf } from './cdf.ts'
import { uninformedCdf } from './uninformed.ts'

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 12))
const ends = (openBelow: boolean, openAbove: boolean) => {
  const cdf = uninformedCdf({ openBelow, openAbove })
  expect(() => mustBeForecastCdf('cdf', cdf, { openBelow, openAbove })).not.toThrow()
  return [cdf[0], cdf[50], cdf[100], cdf[200], cdf.length]
}

test('who knows nothing spreads the chances evenly and leaves 5 % beyond each open bound', () => {
  expect(ends(false, false)).toEqual(close([0, 0.25, 0.5, 1, 201]))
  expect(ends(true, true)).toEqual(close([0.05, 0.275, 0.5, 0.95, 201]))
  expect(ends(false, true)).toEqual(close([0, 0.2375, 0.475, 0.95, 201]))
  expect(ends(true, false)).toEqual(close([0.05, 0.2875, 0.525, 1, 201]))
})
