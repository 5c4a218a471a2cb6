/** What people may write in a trend, and what is refused at which field. */
import { describe, expect, test } from 'vitest'
import { trendEntry } from './entry.ts'
import { faultIn, series, seriesOf, signal } from './test-entry.ts'

describe('a trend that somebody writes', () => {
  test.for<[what: string, given: object]>([
    ['nothing of its own', {}],
    ['a series', { series }],
    ['a monthly series', { series: { ...seriesOf(['2024-06', -1], ['2024-07', 2]), frequency: 'monthly' } }],
    ['a quarterly series', { series: { ...seriesOf(['2024-Q2', -1], ['2024-Q3', 2]), frequency: 'quarterly' } }],
    [
      'thresholds',
      {
        thresholds: [
          { value: 450, label: 'long used as a marker' },
          { value: 0, label: 'none at all' },
        ],
      },
    ],
    [
      'signals of a year, a month and a day',
      { signals: ['2024', '2024-07', '2024-07-15'].map((date) => ({ ...signal, date })) },
    ],
    ['a signal with an address for its source', { signals: [{ ...signal, source: 'https://gml.noaa.gov/news?id=1' }] }],
    ['a source that answers without encryption alone', { signals: [{ ...signal, source: 'http://example.org/' }] }],
  ])('may have %s', ([, given]) => {
    expect(faultIn(given)).toBeNull()
  })

  test.for<[field: string, what: string, given: object]>([
    ['projection', 'what is computed', { projection: [] }],
    ['signals.0.weight', 'an unknown field', { signals: [{ ...signal, weight: 1 }] }],
    ['thresholds', 'four thresholds', { thresholds: [1, 2, 3, 4].map((value) => ({ value, label: 'a marker' })) }],
    ['thresholds.1.value', 'a threshold twice', { thresholds: [1, 1].map((value) => ({ value, label: 'a marker' })) }],
    ['signals.0.date', 'a day that there is not', { signals: [{ ...signal, date: '2024-02-30' }] }],
    ['signals.0.source', 'an address of another sort', { signals: [{ ...signal, source: 'ftp://example.org/x' }] }],
    ['signals.0.source', 'an address of a network', { signals: [{ ...signal, source: 'http://printer.local/' }] }],
    ['signals.0.source', 'an address in numbers', { signals: [{ ...signal, source: 'https://10.0.0.8/' }] }],
    ['signals.0.title', 'a title of two lines', { signals: [{ ...signal, title: 'one\ntwo' }] }],
    ['signals', 'too many signals', { signals: Array.from({ length: 21 }, () => signal) }],
  ])('is refused at %s with %s', ([field, , given]) => {
    expect(faultIn(given)).toBe(field)
  })

  test.for<[field: string, what: string, series: object]>([
    ['series.id', 'an id of its own', { ...series, id: 'co2-ppm-global' }],
    ['series.unit', 'no unit', { ...series, unit: '' }],
    ['series.sourceUrl', 'an address that runs', { ...series, sourceUrl: 'javascript:alert(1)' }],
    ['series.sourceUrl', 'an address that hides another', { ...series, sourceUrl: 'https://noaa.gov@example.org/' }],
    ['series.observations', 'one observation', seriesOf(['2024', 1])],
    ['series.observations.1.0', 'a date that is none', seriesOf(['2024', 1], ['2025-13', 2])],
    ['series.observations.1.1', 'a value that is none', seriesOf(['2024', 1], ['2025', '2'])],
    ['series.observations.1.1', 'a value beyond all charts', seriesOf(['2024', 1], ['2025', 1e300])],
    ['series.observations', 'too many', { ...series, observations: Array.from({ length: 2001 }, () => ['2024', 1]) }],
    ['series.observations', 'months in a yearly series', seriesOf(['2024-01', 1], ['2024-02', 2])],
    ['series.observations', 'years out of order', seriesOf(['2025', 1], ['2024', 2])],
    ['series.observations', 'what nobody can have measured yet', seriesOf(['2025', 1], ['2030', 2])],
    ['series.observations', 'a share above 100', { ...seriesOf(['2024', 99], ['2025', 101]), kind: 'share' }],
    ['series.observations', 'a count below 0', { ...seriesOf(['2024', 1], ['2025', -1]), kind: 'count' }],
    ['series.observations', 'values that no chart can tell apart', seriesOf(['2024', 1e12], ['2025', 1e12 + 1])],
  ])('is refused at %s with %s', ([field, , given]) => {
    expect(faultIn({ series: given })).toBe(field)
  })
})

test.each([
  ['one on one side', { least: null, most: 1000, why: 'the whole market' }, null],
  ['both, and a value on one', { least: 422.8, most: 500, why: 'the whole market' }, null],
  ['none on either side', { least: null, most: null, why: 'the whole market' }, 'bounds.most'],
  ['the wrong way round', { least: 500, most: 400, why: 'the whole market' }, 'bounds.most'],
  ['on one place', { least: 400, most: 400, why: 'the whole market' }, 'bounds.most'],
  ['below a value', { least: null, most: 424, why: 'the whole market' }, 'bounds.most'],
  ['above a value', { least: 423, most: null, why: 'the whole market' }, 'bounds.least'],
  ['without a reason', { least: null, most: 1000, why: '' }, 'bounds.why'],
  ['with something else', { least: null, most: 1000, why: 'the whole market', unit: 'ppm' }, 'bounds.unit'],
])('what the values cannot pass may be said: %s', (_, bounds, field) => {
  expect(faultIn({ series, bounds })).toBe(field)
})

test('without a series nothing can be passed', () => {
  expect(faultIn({ bounds: { least: 0, most: 1, why: 'a share' } })).toBe('bounds')
})

test('a series without values says that a table is to be taken first, and not that it is missing', () => {
  const { error } = trendEntry.safeParse({ series: { ...series, observations: [] } })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['series.observations', 'has fewer than two values; those of a table count once they are taken'],
  ])
})
