/** Units as people type them, into those of series and questions and back. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { convert, convertDifference } from './convert.ts'

test.for<[value: number, from: string, to: string, converted: number]>([
  [30, 'cm', 'inches above 1880', 11.811],
  [300, 'millimetres', 'inches above 1880', 11.811],
  [1, 'foot', 'inches above 1880', 12],
  [5, 'km', 'm', 5000],
  [-20, 'm', 'm water equivalent', -20],
  [40, 'PWh', 'TWh', 40_000],
  [40, 'petawatt hours', 'TWh per year', 40_000],
  [8760, 'GWh', 'TWh', 8.76],
  [100, 'GW years', 'TWh', 876],
  [100, 'GWyr', 'TWh per year', 876],
  [1, 'EJ', 'TWh', 277.78],
  [1, 'Mtoe', 'TWh', 11.63],
  [1, 'million tonnes of oil equivalent', 'TWh', 11.63],
  [3000, 'kWh', 'MWh', 3],
  [1.5, 'TW', 'GW', 1500],
  [40, 'Gt CO2', 'million tonnes of carbon', 10_909],
  [40, 'GtCO₂', 'million tonnes of carbon', 10_909],
  [36.7, 'gigatonnes of CO2', 'million tonnes of CO2', 36_700],
  [10, 'GtC', 'million tonnes of carbon', 10_000],
  [1000, 'million tonnes of carbon', 'Gt of carbon dioxide', 3.6667],
  [4, 'gigatonnes', 'million tonnes', 4000],
  [4.5, 'billion tons', 'million tonnes', 4500],
  [59, '°F', '°C', 15],
  [15, 'degrees C', '°F', 59],
  [2.7, '°F', '°C above 1951–1980', 1.5],
  [1.5, '°C', '°C above 1951–1980', 1.5],
  [1.5, 'degrees', '°C above 1951–1980', 1.5],
  [10, 'cents', '2019 US$ per watt', 0.1],
  [2000, 'US$ per month', 'international $ of 2021', 24_000],
  [100, 'dollars per kilowatt', '2019 US$ per watt', 0.1],
  [80, 'US$', 'US$ per barrel, nominal', 80],
  [0.5, 'US$ per litre', 'US$ per barrel, nominal', 79.494],
  [100, 'US$ per gram', 'US$ per troy ounce', 3110.35],
  [100_000, '$/kg', 'US$ per troy ounce, nominal', 3110.35],
  [30, 'dollars per MWh', 'US$ per million BTU', 8.792],
  [4, 'US$ per MMBtu', 'US$ per million BTU', 4],
  [25_000, 'dollars', 'international $ of 2021', 25_000],
  [150e12, 'US$', 'trillion current US$', 150],
  [150, 'tn US$', 'trillion current US$', 150],
  [150, 'US$ trillion', 'trillion current US$', 150],
  [150_000, '$bn', 'trillion current US$', 150],
  [9e9, '', 'people', 9e9],
  [9e9, '', 'billion people', 9],
  [9, '', 'billion people', 9],
  [120, 'million', 'million people', 120],
  [120e6, 'people', 'million people', 120],
  [200_000, 'people', 'deaths', 200_000],
  [100, 'journalists', 'people per year', 100],
  [2, 'children', 'children per woman', 2],
  [25, 'deaths', 'deaths per 1,000 births', 25],
  [90, 'million cars', 'cars per year', 90e6],
  [40, 'countries', 'UN member states', 40],
  [400, 'launches', 'launch attempts', 400],
  [450, '', 'ppm', 450],
  [1, 'tenth', '% of generation', 10],
  [2, 'thirds', '%', 66.67],
  [6, 'in 10', '% of population', 60],
  [0.5, 'share', '% of new car sales', 50],
  [3, 'percentage points', '%', 3],
  [50, 'basis points', '% per year', 0.5],
  [20, '%', 'per 100 people', 20],
  [12, 'per 100,000', 'per million people', 120],
  [3.6, '%', 'deaths per 1,000 births', 36],
  [60, 'deaths per million people', 'per 100,000 (population-weighted)', 6],
  [2.5, '% of GDP', '% of GDP (GDP-weighted)', 2.5],
  [2.5, 'per cent of gross domestic product', '% of GDP (GDP-weighted)', 2.5],
  [2, 'ppm', 'ppb', 2000],
  [0.045, '% of the atmosphere', 'ppm', 450],
  [40e9, 'tonnes of CO2', 'million tonnes of carbon', 10_909],
  [500, 'million hectares', 'km²', 5e6],
  [400, 'million hectares', 'million km²', 4],
  [5, 'GHz', 'MHz', 5000],
  [18, 'months', 'years', 1.5],
  [12, 'people per month', 'people per year', 144],
  [0.8, '', '0–1', 0.8],
  [60, 'points', '0–100 (higher is cleaner)', 60],
  [8, 'pH', 'pH', 8],
  [3, 'widgets', 'thousand widgets', 0.003],
])('%s %s are so many %s: %s', ([value, from, to, converted]) => {
  expect((convert(value, from, to) ?? Number.NaN) / converted).toBeCloseTo(1, 3)
})

test.for<[from: string, to: string, why: string]>([
  ['GW', 'TWh', 'power is not energy'],
  ['€', 'US$', 'currencies change'],
  ['2019 US$', 'US$ per barrel, nominal', 'prices of one year are not those of each'],
  ['Gt', 'million tonnes of carbon', 'a tonne may be of carbon or of CO2'],
  ['million tonnes', 'million tonnes of CO2', 'and so may a million'],
  ['Gt CO2e', 'million tonnes of CO2', 'other gases are none'],
  ['Gt CO2', 'million tonnes', 'of cement, say'],
  ['°C above 1850–1900', '°C above 1951–1980', 'baselines differ'],
  ['inches above 2000', 'inches above 1880', 'baselines differ'],
  ['% of GDP', '% of population', 'they are shares of different things'],
  ['US$', '% of GDP', 'money is no share'],
  ['US$ per litre', 'US$ per troy ounce', 'a litre is no weight'],
  ['US$ per litre', 'US$', 'a price is no amount of money'],
  ['tonnes per person', 'million tonnes', 'one person’s is not all'],
  ['TWh', 'people', 'no number'],
  ['cars', 'people', 'other things'],
  ['%', 'ppm', 'it may be one of anything'],
  ['% of population', 'ppm', 'people are no air'],
  ['%', '0–100 (higher is cleaner)', 'an index is no share'],
  ['% per month', '% per year', 'it compounds'],
  ['years', 'people per year', 'a time is no rate'],
  ['metres', 'km²', 'a length is no area'],
  ['furlongs', 'km', 'nobody knows it'],
])('%s are never taken for %s: %s', ([from, to]) => {
  expect(convert(1, from, to)).toBeNull()
  expect(convertDifference(1, from, to)).toBeNull()
})

it('tells a rise by so many degrees from a temperature of so many', () => {
  expect(convertDifference(9, '°F', '°C')).toBeCloseTo(5, 12)
  expect(convert(9, '°F', '°C')).toBeCloseTo(-12.78, 2)
})

const pairs: [string, string][] = [
  ['cm', 'inches'],
  ['TWh', 'EJ'],
  ['GW years', 'Mtoe'],
  ['Gt CO2', 'million tonnes of carbon'],
  ['°F', '°C'],
  ['cents per litre', 'US$ per barrel'],
  ['US$ per kg', 'US$ per troy ounce'],
  ['%', 'per 100,000 people'],
  ['km²', 'acres'],
  ['months', 'years'],
  ['billion people', 'people'],
]

it('comes back to where it began', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.double({ min: -1e9, max: 1e9, noNaN: true }), ([from, to], value) => {
      const there = convert(value, from, to) ?? Number.NaN
      expect(convert(there, to, from)).toBeCloseTo(value, 4)
    }),
  )
})

it('keeps order: what is more in one unit is more in another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.integer({ max: 1_000_000 }), fc.nat(1_000_000), ([from, to], low, by) => {
      expect(convert(low + by + 1, from, to)).toBeGreaterThan(convert(low, from, to) ?? Number.NaN)
    }),
  )
})
