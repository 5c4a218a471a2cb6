/** What a projection of a series makes of a threshold. */
import { describe, expect, it, test } from 'vitest'
import type { Comparison } from '#kit/comparison-words.ts'
import { outlookOf } from './outlook.ts'
import { chanceOfMeeting, type SeriesAt, seriesAtTime } from './series-chance.ts'

const knots = [-3, -2, -1, 0, 1, 2, 3]
const free = { least: null, most: null }
const at = (change: object = {}): SeriesAt => ({
  unit: 'ppm',
  at: '2034',
  observed: null,
  projected: { version: 4, point: { knots, validated: true }, bounds: free },
  ...change,
})
const bounded = (least: number | null, most: number | null) =>
  at({ projected: { version: 4, point: { knots, validated: true }, bounds: { least, most } } })

describe('the chance that a series meets a threshold', () => {
  test.for<[Comparison, number, number]>([
    ['>=', 0, 0.5],
    ['>=', 1, 0.25],
    ['<', 1, 0.75],
    ['>', -2, 0.9],
    ['<=', -2, 0.1],
    ['>=', 0.5, 0.366],
    ['<', 0.5, 0.634],
  ])('is read off the projection: %s %d has %d', ([comparison, threshold, expected]) => {
    expect(chanceOfMeeting(at(), comparison, threshold)).toMatchObject({
      refused: null,
      probability: expect.closeTo(expected, 3),
    })
  })

  // Of a share, all that lies below 0 is 0: half of the chance here.
  test.for<[Comparison, number, number]>([
    ['>=', 0, 1],
    ['>', 0, 0.5],
    ['<=', 0, 0.5],
    ['<', 0, 0],
    ['>', -1, 1],
  ])('heaps on a bound what lies beyond it: at a least of 0, %s %d has %d', ([comparison, threshold, expected]) => {
    expect(chanceOfMeeting(bounded(0, 100), comparison, threshold)).toMatchObject({
      probability: expect.closeTo(expected, 9),
    })
  })

  test.for<[Comparison, number, number]>([
    ['>=', 2, 0.1],
    ['>', 2, 0],
    ['<=', 2, 1],
    ['<', 2, 0.9],
  ])('the same above: at a most of 2, %s %d has %d', ([comparison, threshold, expected]) => {
    expect(chanceOfMeeting(bounded(null, 2), comparison, threshold)).toMatchObject({
      probability: expect.closeTo(expected, 9),
    })
  })

  it('comes with the median and the 80% band, no further than the bounds', () => {
    expect(chanceOfMeeting(at(), '>=', 1)).toMatchObject({
      median: 0,
      low80: -2,
      high80: 2,
      validated: true,
      version: 4,
    })
    expect(chanceOfMeeting(bounded(-1, 1), '>=', 1)).toMatchObject({ median: 0, low80: -1, high80: 1 })
  })

  it('is none where the value is known, where nothing is projected, and where the projection ends before', () => {
    expect(chanceOfMeeting(at({ observed: 7 }), '>=', 1)).toEqual({ refused: 'observed', observed: 7 })
    expect(chanceOfMeeting(at({ projected: null }), '>=', 1)).toEqual({ refused: 'no-projection' })
    expect(chanceOfMeeting(at({ projected: { version: 4, point: null, bounds: free } }), '>=', 1)).toEqual({
      refused: 'beyond-projection',
    })
  })
})

describe('a series at a time', () => {
  const points = ['2026', '2027'].map((then) => ({ at: then, knots, validated: true }))
  const projection = { refused: null, points, bounds: free }
  const trendOf = (change: object = {}, numbers: object = { projection }) => ({
    details: {
      series: {
        unit: 'ppm',
        frequency: 'yearly',
        observations: [
          ['2023', 421],
          ['2025', 425.64],
        ],
        ...change,
      },
    },
    numbers: { version: 3, numbers },
  })

  it('has the value that was observed, or what is projected for that time', () => {
    expect(seriesAtTime(trendOf(), '2025')).toMatchObject({ observed: 425.64 })
    expect(seriesAtTime(trendOf(), '2027')).toMatchObject({
      observed: null,
      projected: { version: 3, point: { knots } },
    })
    expect(seriesAtTime(trendOf(), '2028')).toMatchObject({ observed: null, projected: { point: null } })
  })

  it('has neither in a gap between the observations', () => {
    expect(seriesAtTime(trendOf(), '2024')).toMatchObject({ observed: null, projected: null })
  })

  it('is read in the middle of the year where it is monthly', () => {
    const monthly = {
      frequency: 'monthly',
      observations: [
        ['2024-06', 1],
        ['2024-07', 2],
        ['2024-12', 3],
      ],
    }
    expect(seriesAtTime(trendOf(monthly), '2024')).toMatchObject({ at: '2024-07', observed: 2 })
    expect(seriesAtTime(trendOf(monthly), '2024-12')).toMatchObject({ observed: 3 })
  })

  it('is nothing where nobody measures it, and has no projection where there is none or an odd one', () => {
    const falling = { ...projection, points: [{ at: '2026', knots: knots.toReversed(), validated: true }] }
    expect(seriesAtTime({ details: { series: null }, numbers: null }, '2027')).toBeNull()
    expect(seriesAtTime({ ...trendOf(), numbers: null }, '2026')).toMatchObject({ projected: null })
    expect(
      seriesAtTime(trendOf({}, { projection: { refused: 'constant', found: 1, allowed: 2 } }), '2026'),
    ).toMatchObject({
      projected: null,
    })
    expect(seriesAtTime(trendOf({}, { projection: falling }), '2026')).toMatchObject({ projected: null })
  })
})

const ahead = ['2026', '2027', '2028', '2029', '2030', '2031', '2032'].map((year, i) => ({
  at: year,
  knots: [1, 2, 3, 4, 5, 6, 7].map((knot) => knot + i),
  validated: true,
}))
const wholeFrom = (cutFrom: string | null) => ({ item: 'trend/139', name: 'world electricity generation', cutFrom })
const heldSeries = (cutFrom: string | null) => ({
  details: {
    series: {
      unit: 'TWh per year',
      kind: 'level',
      frequency: 'yearly',
      observations: [['2024', 1] as const, ['2025', 2] as const],
    },
  },
  numbers: {
    madeAt: '2026-11-30T00:00:00.000Z',
    version: 1,
    numbers: {
      projection: { refused: null, bounds: { least: 0, most: null }, points: ahead, whole: wholeFrom(cutFrom) },
    },
  },
})

test.for([
  ['2028', '2028'],
  ['2031', null],
  [null, null],
] as const)('what its whole holds from %s on is told (%s) only where as far is shown', ([cutFrom, told]) => {
  const shown = outlookOf(heldSeries(cutFrom), '2028')
  expect(shown?.points.at(-1)?.at).toBe('2030')
  expect(shown?.whole).toEqual(told === null ? undefined : wholeFrom(told))
})
