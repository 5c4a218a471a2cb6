import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { activeForecasts, type ForecastEvent } from '../weights/active-forecasts.ts'
import { poolOfCdfs } from '../distribution-pool.ts'
import { poolOfOptions } from '../multiple-choice-pool.ts'
import { pool } from '../pool.ts'
import { RunningMean } from './running-mean.ts'
import { RunningDistributionPool, RunningOptionPool, RunningPool } from './running-pool.ts'

/** Few people and few times, so that they change, withdraw, come late and meet at the same time. */
const eventsOf = <Forecast>(forecast: fc.Arbitrary<Forecast>) =>
  fc.array(
    fc.record({
      forecaster: fc.constantFrom('ada', 'bob', 'cyd', 'dan', 'eve', 'flo'),
      at: fc.integer({ min: 0, max: 12 }),
      forecast: fc.option(forecast, { freq: 4 }),
    }),
    { maxLength: 40 },
  )
const skills: Record<string, number> = { ada: 1, bob: 0.4, cyd: 2.5, dan: 1, eve: 1.3, flo: 0.8 }
const skillsOf = (active: readonly { forecaster: string }[]) => active.map(({ forecaster }) => skills[forecaster] ?? 1)
const close = (values: ArrayLike<number | null>) =>
  Array.from(values, (value): unknown => (value === null ? null : expect.closeTo(value, 10)))
const calibration = { shift: -0.2, scale: 1.4 }

/** Whether, after every event, the running form says what is said from the beginning of those that stand. */
function compare<Forecast, Said extends ArrayLike<number | null>>(
  events: readonly ForecastEvent<Forecast>[],
  running: { take(event: ForecastEvent<Forecast>, skill: number): void },
  said: () => Said | null,
  anew: (forecasts: Forecast[], skills: number[]) => Said,
) {
  for (const [i, event] of events.entries()) {
    running.take(event, skills[event.forecaster] ?? 1)
    const active = activeForecasts(events.slice(0, i + 1))
    const forecasts = active.map(({ forecast }) => forecast)
    const now = said()
    expect(now && Array.from(now)).toEqual(forecasts.length === 0 ? null : close(anew(forecasts, skillsOf(active))))
  }
}

test('after any words in any order a running pool equals the pool of what stands', () => {
  fc.assert(
    fc.property(eventsOf(fc.double({ min: 0, max: 1, noNaN: true })), (events) => {
      const running = new RunningPool()
      const now = () => running.probability(calibration)
      compare(
        events,
        running,
        () => (now() === null ? null : [now()]),
        (forecasts, its) => [pool(forecasts, its, calibration)],
      )
    }),
  )
})

test('so does a running pool of options, of which some come later', () => {
  const forecast = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    fc.constant(null),
  )
  fc.assert(
    fc.property(eventsOf(forecast), (events) => {
      const running = new RunningOptionPool(3)
      compare(
        events,
        running,
        () => running.probabilities(calibration),
        (forecasts, its) => poolOfOptions(forecasts, its, calibration),
      )
    }),
  )
})

test('so does a running pool of distributions', () => {
  const cdf = fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
    .map((chances) => Float64Array.from(chances).toSorted())
  fc.assert(
    fc.property(eventsOf(cdf), (events) => {
      const running = new RunningDistributionPool(4)
      compare(events, running, () => running.cdf(), poolOfCdfs)
    }),
  )
})

test('a large crowd that keeps changing its mind stays exact', () => {
  const random = seededRandom(2)
  const running = new RunningPool()
  const events = Array.from({ length: 3000 }, (_, at) => ({
    forecaster: String(Math.floor(900 * random())),
    at,
    forecast: random(),
  }))
  for (const event of events) running.take(event)
  const said = activeForecasts(events).map(({ forecast }) => forecast)
  expect(said.length).toBeGreaterThan(800)
  expect(running.probability()).toBeCloseTo(pool(said, null), 10)
})

test('three words one after another', () => {
  const running = new RunningPool()
  for (const [at, forecast] of [0.2, 0.3, 0.5].entries()) running.take({ forecaster: String(at), at, forecast })
  expect(running.probability()).toBeCloseTo(0.3762, 4)
})

test('who comes without a skill has that of somebody without a record', () => {
  const binary = new RunningPool()
  const options = new RunningOptionPool(2)
  const numeric = new RunningDistributionPool(2)
  for (const [forecaster, p, skill] of [
    ['ada', 0.9, undefined],
    ['bob', 0.5, 3],
  ] as const) {
    binary.take({ forecaster, at: 1, forecast: p }, skill)
    options.take({ forecaster, at: 1, forecast: [p, 1 - p] }, skill)
    numeric.take({ forecaster, at: 1, forecast: [p, 1] }, skill)
  }
  // Odds of 9 with weight 1 beside even odds with weight 3: 9^.25 = 1.7321.
  expect(binary.probability()).toBeCloseTo(0.634, 4)
  expect(options.probabilities()?.[0]).toBeCloseTo(0.634, 4)
  expect([...(numeric.cdf() ?? [])]).toEqual([expect.closeTo(0.6, 12), 1])
})

test('a running mean of two is plain, of three the newest counts most', () => {
  const running = new RunningMean(2)
  expect(running.means()).toEqual([null, null])
  running.take({ forecaster: 'ada', at: 1, skill: 1, values: [0.2, null] })
  running.take({ forecaster: 'bob', at: 2, skill: 1, values: [0.5, null] })
  expect(running.means()).toEqual([expect.closeTo(0.35, 12), null])
  running.take({ forecaster: 'cyd', at: 3, skill: 1, values: [0.8, -4] })
  expect(running.means()).toEqual([expect.closeTo(0.6023, 4), -4])
})

test('what arrives late does not undo what was said after it', () => {
  const running = new RunningPool()
  running.take({ forecaster: 'ada', at: 5, forecast: 0.8 })
  running.take({ forecaster: 'ada', at: 4, forecast: 0.1 })
  expect(running.probability()).toBeCloseTo(0.8, 12)
  running.take({ forecaster: 'ada', at: 5, forecast: null })
  running.take({ forecaster: 'ada', at: 4.5, forecast: 0.1 })
  expect(running.probability()).toBeNull()
})

test('what makes no sense is refused by name and changes nothing', () => {
  const running = new RunningMean(1)
  running.take({ forecaster: 'ada', at: 1, skill: 1, values: [3] })
  const said = { forecaster: 'ada', at: 2, skill: 1, values: [4] }
  expect(() => running.take({ ...said, at: Number.NaN })).toThrow('at must be a finite number, not NaN')
  expect(() => running.take({ ...said, skill: 0 })).toThrow('skills[0] must be a finite number above 0, not 0')
  expect(() => running.take({ ...said, values: [] })).toThrow('values must be 1, not 0')
  expect(() => running.take({ ...said, values: [Infinity] })).toThrow('values[0] must be a finite number, not Infinity')
  expect(running.means()).toEqual([3])
  expect(() => new RunningMean(0)).toThrow('columns must be a whole number of at least 1')
  expect(() => new RunningPool().take({ forecaster: 'ada', at: 1, forecast: 2 })).toThrow(
    'probabilities[0] must lie between 0 and 1, not 2',
  )
  expect(() => new RunningOptionPool(2).take({ forecaster: 'ada', at: 1, forecast: [0.5, 2] })).toThrow(
    'forecasts[0][1] must lie',
  )
  expect(() => new RunningOptionPool(2).take({ forecaster: 'ada', at: 1, forecast: [1] })).toThrow(
    'values must be 2, not 1',
  )
  expect(() => new RunningDistributionPool(2).take({ forecaster: 'ada', at: 1, forecast: [0.5, 0.4] })).toThrow(
    'forecast[1] must not fall',
  )
})
