/** Every unit of the starter collection is one that people can ask in, or has no other. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { convert } from './convert.ts'

/** Those that nobody would say otherwise. */
const withoutOther = ['pH', 'TIV (as in source; not money)', '0–1', '0–100', '0–100 (higher is cleaner)']

/** In which other unit people may ask, and how many of it one is. */
const others: Readonly<Record<string, [unit: string, one: number]>> = {
  '%': ['basis points', 100],
  '% (population-weighted)': ['share', 0.01],
  '% of GDP (GDP-weighted)': ['basis points', 100],
  '% of allocated reserves': ['share', 0.01],
  '% of employment': ['tenths', 0.1],
  '% of generation': ['tenths', 0.1],
  '% of one-year-olds': ['in 10', 0.1],
  '% of population': ['per 100,000 people', 1000],
  '% of seats': ['quarters', 0.04],
  '% per year': ['basis points', 100],
  '2019 US$ per watt': ['cents per watt', 100],
  FLOP: ['exaFLOP', 1e-18],
  MHz: ['GHz', 0.001],
  TWh: ['EJ', 0.0036],
  'TWh per year': ['GW years', 0.11416],
  'UN member states': ['countries', 1],
  US$: ['cents', 100],
  'US$ per barrel, nominal': ['cents per litre', 0.62898],
  'US$ per million BTU': ['US$ per MWh', 3.41214],
  'US$ per troy ounce': ['US$ per gram', 0.0321507],
  'US$ per troy ounce, nominal': ['US$ per kilo', 32.1507],
  'billion people': ['people', 1e9],
  'cars per year': ['million cars', 1e-6],
  'children per woman': ['children per 10 women', 10],
  deaths: ['thousand people', 0.001],
  'deaths per 1,000 births': ['%', 0.1],
  'degrees C': ['°F', 33.8],
  'inches above 1880': ['cm', 2.54],
  'international $ of 2021': ['thousand dollars', 0.001],
  'km²': ['hectares', 100],
  'launch attempts': ['launches', 1],
  'm water equivalent': ['cm', 100],
  'million articles': ['articles', 1e6],
  'million km2': ['million hectares', 100],
  'million km²': ['square miles', 386_102],
  'million people': ['people', 1e6],
  'million tonnes': ['Gt', 0.001],
  'million tonnes of CO2': ['Gt of carbon', 0.00027273],
  'million tonnes of carbon': ['Gt CO2', 0.0036667],
  mm: ['inches', 0.03937],
  models: ['hundred models', 0.01],
  people: ['million people', 1e-6],
  'people per year': ['people per month', 1 / 12],
  'per 100 people': ['%', 1],
  'per 100,000 (population-weighted)': ['per million people', 10],
  ppb: ['ppm', 0.001],
  ppm: ['parts per billion', 1000],
  tonnes: ['kg', 1000],
  transistors: ['billion transistors', 1e-9],
  'trillion current US$': ['billion dollars', 1000],
  years: ['months', 12],
  '°C above 1951–1980': ['°F', 1.8],
}

const units = new Set(
  globSync('collection/{trends,predictions,sources}/*.md').flatMap((file) =>
    unitsIn(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')),
  ),
)

/** Wherever one stands in the front matter of an item, but for levels to watch: nobody asks in 'points of fall a year'. */
function unitsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'level' ? [] : name === 'unit' && typeof value === 'string' ? [value] : unitsIn(value),
  )
}

test('each unit of the collection can be said otherwise, or is known to have no other', () => {
  expect([...units].toSorted()).toEqual([...Object.keys(others), ...withoutOther].toSorted())
})

test.for(Object.entries(others))('one %s is %s', ([unit, [other, one]]) => {
  const converted = convert(1, unit, other) ?? Number.NaN
  expect(converted / one).toBeCloseTo(1, 4)
})

test.for([...units])('what is asked in %s itself, or without a unit, stays as it is', (unit) => {
  expect(convert(0.7, unit, unit)).toBeCloseTo(0.7, 12)
  expect(convert(0.7, '', unit)).toBe(0.7)
})
