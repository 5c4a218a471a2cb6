import { expect, test } from 'vitest'
import { sayReading } from '#kit/chart/answering/reading.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { quantileReadings } from './quantiles.ts'

const said = (quantiles: Parameters<typeof quantileReadings<number>>[0]) =>
  quantileReadings(quantiles, {
    scale: linearScale(2028, 2060),
    place: (year) => year,
    say: (year) => (year >= 2060 ? 'after 2059 or never' : String(year)),
    less: 'earlier',
    isBeyond: (year) => year >= 2060,
  })

test('a range says along its axis each of its quantiles, in their order', () => {
  const readings = said({ p5: 2030, p25: 2036, p50: 2044, p75: 2052, p95: 2058 })
  expect(readings.map(sayReading)).toEqual([
    '2030: 5% that it is earlier',
    '2036: 25% that it is earlier',
    '2044: 50% that it is earlier, as likely on one side as on the other',
    '2052: 75% that it is earlier',
    '2058: 95% that it is earlier',
  ])
  expect(readings.map(({ x }) => x)).toEqual([62.5, 250, 500, 750, 937.5])
})

test('of what lies beyond an open end it says how much that is at least, once', () => {
  const readings = said({ p5: 2034, p25: 2042, p50: 2052, p75: 2060, p95: 2060 }).map(sayReading)
  expect(readings.slice(3)).toEqual(['after 2059 or never: at least 25%'])
  expect(said({ p5: 2034, p25: 2042, p50: 2060, p75: 2060, p95: 2060 }).map(sayReading).at(-1)).toBe(
    'after 2059 or never: at least 50%',
  )
})

test('of what lies before an open beginning it says the same', () => {
  const readings = quantileReadings(
    { p5: 0, p25: 0, p50: 3, p75: 10, p95: 10 },
    {
      scale: linearScale(0, 10),
      place: (value) => value,
      say: String,
      less: 'lower',
      isBeyond: (value) => value === 10,
      isBefore: (value) => value === 0,
    },
  )
  expect(readings.map(sayReading)).toEqual([
    '0: at least 25%',
    '3: 50% that it is lower, as likely on one side as on the other',
    '10: at least 25%',
  ])
})
