/** What people may write in a trend, and what comes of it. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { trend } from './kind.ts'
import { whyNotSeries } from './series.ts'
import { planFan } from '#kit/chart/fan-plan.ts'
import { amount } from '#predictions/question-type.ts'

const now = new Date('2026-11-21T09:00:00Z')
const series = {
  unit: 'ppm',
  frequency: 'yearly',
  kind: 'level',
  source: 'NOAA',
  sourceUrl: 'https://gml.noaa.gov/ccgg/trends/',
  licence: 'public domain',
  retrieved: '2026-11-20',
  observations: [
    ['2024', 422.8],
    ['2025', 425.6],
  ],
}
const signal = { date: '2024-07', title: 'A record rise', source: 'NOAA', note: '', direction: 'for' }

function faultIn(given: object): string | null {
  const parsed = trend.entry.safeParse(given)
  if (parsed.error) {
    const [issue] = parsed.error.issues
    return [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.')
  }
  return trend.whyNot(trend.details.parse(trend.detailsFrom(parsed.data, null, now)))?.field ?? null
}

describe('a trend that somebody writes', () => {
  test.for<[what: string, given: object]>([
    ['nothing of its own', {}],
    ['a series', { series }],
    [
      'a monthly series',
      {
        series: {
          ...series,
          frequency: 'monthly',
          observations: [
            ['2024-06', -1],
            ['2024-07', 2],
          ],
        },
      },
    ],
    [
      'thresholds',
      {
        thresholds: [
          { value: 450, label: 'long used as a marker' },
          { value: 0, label: 'none at all' },
        ],
      },
    ],
    ['signals of a year, a month and a day', { signals: ['2024', '2024-07', '2024-07-15'].map((date) => ({ ...signal, date })) }],
    ['a signal with an address for its source', { signals: [{ ...signal, source: 'https://gml.noaa.gov/news?id=1' }] }],
  ])('may have %s', ([, given]) => {
    expect(faultIn(given)).toBeNull()
  })

  test.for<[field: string, what: string, given: object]>([
    ['series.id', 'an id of its own', { series: { ...series, id: 'co2-ppm-global' } }],
    ['projection', 'what is computed', { projection: [] }],
    ['signals.0.weight', 'an unknown field', { signals: [{ ...signal, weight: 1 }] }],
    ['series.unit', 'no unit', { series: { ...series, unit: '' } }],
    ['series.sourceUrl', 'an address that runs', { series: { ...series, sourceUrl: 'javascript:alert(1)' } }],
    ['series.sourceUrl', 'an address that hides another', { series: { ...series, sourceUrl: 'https://noaa.gov@example.org/' } }],
    ['series.observations', 'one observation', { series: { ...series, observations: [['2024', 1]] } }],
    [
      'series.observations.1.0',
      'a date that is none',
      {
        series: {
          ...series,
          observations: [
            ['2024', 1],
            ['2025-13', 2],
          ],
        },
      },
    ],
    [
      'series.observations.1.1',
      'a value that is none',
      {
        series: {
          ...series,
          observations: [
            ['2024', 1],
            ['2025', '2'],
          ],
        },
      },
    ],
    [
      'series.observations.1.1',
      'a value beyond all charts',
      {
        series: {
          ...series,
          observations: [
            ['2024', 1],
            ['2025', 1e300],
          ],
        },
      },
    ],
    ['series.observations', 'too many', { series: { ...series, observations: Array.from({ length: 2001 }, () => ['2024', 1]) } }],
    [
      'series.observations',
      'months in a yearly series',
      {
        series: {
          ...series,
          observations: [
            ['2024-01', 1],
            ['2024-02', 2],
          ],
        },
      },
    ],
    [
      'series.observations',
      'years out of order',
      {
        series: {
          ...series,
          observations: [
            ['2025', 1],
            ['2024', 2],
          ],
        },
      },
    ],
    [
      'series.observations',
      'what nobody can have measured yet',
      {
        series: {
          ...series,
          observations: [
            ['2025', 1],
            ['2030', 2],
          ],
        },
      },
    ],
    [
      'series.observations',
      'a share above 100',
      {
        series: {
          ...series,
          kind: 'share',
          observations: [
            ['2024', 99],
            ['2025', 101],
          ],
        },
      },
    ],
    [
      'series.observations',
      'a count below 0',
      {
        series: {
          ...series,
          kind: 'count',
          observations: [
            ['2024', 1],
            ['2025', -1],
          ],
        },
      },
    ],
    [
      'series.observations',
      'values that no chart can tell apart',
      {
        series: {
          ...series,
          observations: [
            ['2024', 1e12],
            ['2025', 1e12 + 1],
          ],
        },
      },
    ],
    ['thresholds', 'four thresholds', { thresholds: [1, 2, 3, 4].map((value) => ({ value, label: 'a marker' })) }],
    ['thresholds.1.value', 'a threshold twice', { thresholds: [1, 1].map((value) => ({ value, label: 'a marker' })) }],
    ['signals.0.date', 'a day that there is not', { signals: [{ ...signal, date: '2024-02-30' }] }],
    ['signals.0.source', 'an address of another sort', { signals: [{ ...signal, source: 'ftp://example.org/x' }] }],
    ['signals.0.title', 'a title of two lines', { signals: [{ ...signal, title: 'one\ntwo' }] }],
    ['signals', 'too many signals', { signals: Array.from({ length: 21 }, () => signal) }],
  ])('is refused at %s with %s', ([field, , given]) => {
    expect(faultIn(given)).toBe(field)
  })

  const anAmount = fc
    .double({ min: -1e40, max: 1e40, noNaN: true })
    .filter((value) => amount.safeParse(value).success && !Object.is(value, -0))

  it('is read back for the form as it was written', () => {
    const observations = fc.uniqueArray(fc.integer({ min: 1800, max: 2026 }), { minLength: 2, maxLength: 20 }).chain((years) =>
      fc.array(anAmount, { minLength: years.length, maxLength: years.length }).map((values) => {
        const ordered = years.toSorted((a, b) => a - b)
        return ordered.map((year, i): [string, number] => [String(year), values[i] ?? 0])
      }),
    )
    fc.assert(
      fc.property(fc.option(observations, { nil: null }), anAmount, (given, value) => {
        const entry = trend.entry.parse({
          series: given && { ...series, observations: given },
          thresholds: [{ value, label: 'a marker' }],
          signals: [signal],
        })
        const kept = trend.details.parse(trend.detailsFrom(entry, null, now))
        expect(trend.entryFrom(kept)).toEqual(entry)
      }),
    )
  })

  it('keeps the name of a series that the collection brought', () => {
    const entry = trend.entry.parse({ series })
    const before = trend.details.parse({ ...entry, series: { ...entry.series, id: 'co2-ppm-global' } })
    expect(trend.detailsFrom(entry, before, now)).toMatchObject({ series: { id: 'co2-ppm-global' } })
    expect(trend.detailsFrom(entry, null, now)).toMatchObject({ series: { id: 'own' } })
  })

  it('can always be drawn, whatever its numbers are', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { minLength: 2, maxLength: 6 }), anAmount, (values, threshold) => {
        const entry = trend.entry.parse({ series: { ...series, observations: values.map((value, i) => [String(2000 + i), value]) } })
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
})
