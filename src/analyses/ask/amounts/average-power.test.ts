/** Power on average is energy of a year. */
import { expect, test } from 'vitest'
import { withAveragePower } from './average-power.ts'

const unitOf = (unit: string, lower: string) => withAveragePower({ comparison: 'above', value: 4, unit }, lower)

test.each([
  ['TW', 'above 4 terawatts on average'],
  ['GW', 'do they average 4 gw'],
  ['MW', 'a continuous 4 mw'],
])('so much %s is that for a year in “%s”', (unit, lower) => {
  expect(unitOf(unit, lower)).toEqual({ comparison: 'above', value: 4, unit: `${unit} years` })
})

test('what could be made at most, and what is no power, is left as it is', () => {
  expect(unitOf('GW', '4 gigawatts installed')).toMatchObject({ unit: 'GW' })
  expect(unitOf('TWh', '4 terawatt hours on average')).toMatchObject({ unit: 'TWh' })
  expect(withAveragePower(null, 'on average')).toBeNull()
})
