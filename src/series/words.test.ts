import { describe, expect, it, test } from 'vitest'
import { extremesOf, yearsBefore } from './observations.ts'
import type { Observation } from './series.ts'
import { sayBriefly, sayChange, sayIn, sayUnit, sayWhole, unitAfter, unitBeside, unitOnChart } from './words.ts'

const level = (unit: string) => ({ kind: 'level', unit }) as const

test.for([
  ['2038', 'from 2038 on, what would lie above the projection of the whole is held to it.'],
  [null, 'its projection would be held to that, and lies below it everywhere.'],
])('a part that is held to its whole from %s on says so in a sentence', ([cutFrom, held]) => {
  expect(sayWhole({ item: 'trend/139', name: 'world electricity generation', cutFrom: cutFrom ?? null })).toBe(
    `It is part of world electricity generation, and no part is more than its whole: ${held}`,
  )
})

describe('what observed values say', () => {
  it('says a share in points, what is above 0 in per cent, and the rest in its own unit', () => {
    expect(sayChange(27.6, 28.3, level('% of employment'))).toBe('+0.7 points')
    expect(sayChange(10_392, 10_527, level('million tonnes of carbon'))).toBe('+1.3%')
    expect(sayChange(200, 150, level('TWh'))).toBe('−25%')
    expect(sayChange(-0.2, 0.9, level('°C'))).toBe('+1.1 °C')
    expect(sayChange(0.8934, 1.1693, level('°C above 1951–1980'))).toBe('+0.28 °C')
    expect(sayChange(1, 1_315_789, level('operations'))).toBe('× 1.3 million')
    expect(sayChange(41, 42, level('% of seats'))).toBe('+1 point')
    expect(sayChange(5, 1000, level('models'))).toBe('× 200')
    expect(sayChange(80, 80, level('TWh'))).toBe('±0%')
  })

  it('says no per cent of what has no nought of its own', () => {
    expect(sayChange(8.11, 8.055, { kind: 'interval', unit: 'pH' })).toBe('−0.055 pH')
    expect(sayChange(9.1, 10.4, { kind: 'interval', unit: 'inches above 1880' })).toBe('+1.3 inches')
    expect(sayChange(2, 4, { kind: 'interval', unit: '% per year' })).toBe('+2 points')
    expect(sayChange(-24.1, -27.6, { kind: 'interval', unit: 'm water equivalent' })).toBe('−3.5 m water equivalent')
    expect(sayChange(30, 45, level('GtC relative to 1990'))).toBe('+15 GtC')
    expect(sayChange(5.1, 5.3, { kind: 'index', unit: '0–10' })).toBe('+0.2')
  })

  it('says as much of a unit as there is room for', () => {
    expect(sayBriefly(425.64, 'ppm')).toBe('425.6 ppm')
    expect(sayBriefly(27.405, '% (population-weighted)')).toBe('27.41%')
    expect(sayBriefly(10_527, 'million tonnes of carbon')).toBe('10,527')
    expect(sayBriefly(9.129, 'per 100,000 (population-weighted)')).toBe('9.129')
    expect(sayBriefly(8_141_800_000, 'people')).toBe('8.142 billion people')
  })

  it('has the rest of a unit to stand after it, where there is room', () => {
    expect(unitAfter('million tonnes of carbon')).toBe(' million tonnes of carbon')
    expect(unitAfter('% of GDP, at market prices')).toBe(' of GDP')
    expect(['ppm', '% (population-weighted)', '0–10'].map(unitAfter)).toEqual(['', '', ''])
  })

  it('does not take the ends of a scale for a unit', () => {
    expect(sayBriefly(41, '0–100 (higher is cleaner)')).toBe('41 of 100')
    expect(sayUnit('0–100 (higher is cleaner)')).toBe('On a scale of 0–100 (higher is cleaner)')
    expect(sayUnit('per 100 people')).toBe('Per 100 people')
    expect(sayUnit('2019 US$ per watt')).toBe('In 2019 US$ per watt')
  })
})

describe('what is read off observations', () => {
  const monthly: Observation[] = [
    ['2015-07', 4],
    ['2024-07', 9],
    ['2025-06', 1],
    ['2025-07', 9],
  ]

  it('compares a month with the same month, and with none where there is none', () => {
    expect(yearsBefore(monthly, ['2025-07', 9], 1)).toEqual(['2024-07', 9])
    expect(yearsBefore(monthly, ['2025-07', 9], 10)).toEqual(['2015-07', 4])
    expect(yearsBefore(monthly, ['2025-06', 1], 1)).toBeUndefined()
  })

  it('names the latest of several highest values', () => {
    expect(extremesOf(monthly)).toEqual({ lowest: ['2025-06', 1], highest: ['2025-07', 9] })
  })
})

it.each([
  ['ppm', ''],
  ['million tonnes of carbon', 'million tonnes of carbon'],
  ['%', ''],
  ['% of GDP', 'of GDP'],
  ['US$, 2020 prices', ''],
  ['0–10', ''],
])('a unit that stands beside its value where there is no room in it: %s', (unit, beside) => {
  expect(unitBeside(unit)).toBe(beside)
})

test('what a scale means stands below its value, once, and its end behind it in a picture', () => {
  const unit = '0–100 (higher is cleaner)'
  expect(unitBeside(unit)).toBe('higher is cleaner')
  expect(unitOnChart(unit)).toEqual({ whole: unit, brief: ' of 100' })
  expect(unitAfter(unit)).toBe('')
  expect(['ppm', 'per 100 people', '0–10'].map(sayIn)).toEqual(['in ppm', 'per 100 people', 'on a scale of 0–10'])
})
