/** What comes of what people write in a trend: it is kept as it was, and it can be drawn. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planFan } from '#kit/chart/fan-plan.ts'
import { amount } from '#kit/written.ts'
import { trend } from './kind.ts'
import { whyNotSeries } from '#series/series.ts'
import { now, series, signal } from './test-entry.ts'

const anAmount = fc
  .double({ min: -1e40, max: 1e40, noNaN: true })
  .filter((value) => amount.safeParse(value).success && !Object.is(value, -0))

const marked = fc.array(fc.constantFrom('', '', 'p', 'be', '1'), { minLength: 20, maxLength: 20 })

it('what was written in a trend is read back for the form as it was', () => {
  const observations = fc
    .uniqueArray(fc.integer({ min: 1800, max: 2026 }), { minLength: 2, maxLength: 20 })
    .chain((years) =>
      fc.array(anAmount, { minLength: years.length, maxLength: years.length }).map((values) => {
        const ordered = years.toSorted((a, b) => a - b)
        return ordered.map((year, i): [string, number] => [String(year), values[i] ?? 0])
      }),
    )
  fc.assert(
    fc.property(fc.option(observations, { nil: null }), anAmount, marked, (given, value, beside) => {
      const marks = (given ?? []).flatMap(([at], i) => (beside[i] ? [[at, beside[i]]] : []))
      const entry = trend.entry.parse({
        series: given && { ...series, observations: given, ...(marks.length > 0 && { marks }) },
        ...(given && value > 0 && { bounds: { least: null, most: value, why: 'the whole market' } }),
        thresholds: [{ value, label: 'a marker' }],
        signals: [signal],
      })
      const kept = trend.details.parse(trend.detailsFrom(entry, null, now))
      expect(trend.entryFrom(kept)).toEqual(entry)
    }),
  )
})

it('a trend keeps the name of a series that the collection brought', () => {
  const entry = trend.entry.parse({ series })
  const before = trend.details.parse({ ...entry, series: { ...entry.series, id: 'co2-ppm-global' } })
  expect(trend.detailsFrom(entry, before, now)).toMatchObject({ series: { id: 'co2-ppm-global' } })
  expect(trend.detailsFrom(entry, null, now)).toMatchObject({ series: { id: 'own' } })
})

it('what was written in a trend can always be drawn, whatever its numbers are', () => {
  fc.assert(
    fc.property(fc.array(anAmount, { minLength: 2, maxLength: 6 }), anAmount, (values, threshold) => {
      const entry = trend.entry.parse({
        series: { ...series, observations: values.map((value, i) => [String(2000 + i), value]) },
      })
      const { series: kept } = trend.details.parse(trend.detailsFrom(entry, null, now))
      if (!kept) throw new Error('the series was written')
      fc.pre(whyNotSeries(kept) === null)
      const bounds = { least: null, most: null }
      const thresholds = [{ value: threshold, label: 'a marker' }]
      const plan = planFan({ observations: kept.observations, points: [], bounds, thresholds, today: '2026-11-21' })
      expect(plan.line.flat().every(Number.isFinite)).toBe(true)
      expect(plan.y.ticks.length).toBeLessThan(100)
      expect(() => plan.y.ticks.map((tick) => plan.y.say(tick))).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
