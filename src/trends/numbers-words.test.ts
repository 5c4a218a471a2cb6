import { describe, expect, it } from 'vitest'
import { sayBands, sayBounds, sayCoverage, sayError, sayLabels } from './backtest-words.ts'
import { firstCrossings, isWorthDrawing, medianCrossing, sayCrossing, sayMetAndBeyond } from './crossing-words.ts'
import type { Crossing } from './numbers.ts'
import { projectionLabels } from '#series/projection.ts'
import { sayDirection, sayHeeded, sayMomentum, sayRefused } from './numbers-words.ts'

const backtest = {
  origins: 6,
  values: 81,
  error: 0.82,
  naiveError: 1,
  coverage: { 50: 0.5, 80: 0.72, 95: 0.91 },
  past: [],
}

it('says why a projection is withdrawn, and what one was moved by', () => {
  const newer = { at: '2025', value: 20_000_000, publisher: 'IEA' }
  expect(sayRefused({ refused: 'overtaken', ...newer, low95: 8e6, high95: 16e6 }, 'cars per year')).toBe(
    'Overtaken: a newer value (20,000,000 cars per year in 2025, IEA) lies outside what this projection held possible (95%: 8 million to 16 million). The projection is withdrawn until the series is brought up to date.',
  )
  expect(sayHeeded({ ...newer, weight: 0.62, median: 18e6, low80: 12e6, high80: 26e6 }, 'cars per year')).toBe(
    'Moved by a newer value: IEA has 20,000,000 cars per year for 2025, where the series alone would have said about 18 million (80%: 12 million to 26 million). The projection went 62% of the way to it.',
  )
  expect(
    sayHeeded({ ...newer, weight: 0.62, median: 18e6, low80: 12e6, high80: 26e6, earlier: 2 }, 'cars per year'),
  ).toBe(
    'Moved by newer values: IEA has 20,000,000 cars per year for 2025, where the series alone would have said about 18 million (80%: 12 million to 26 million). 2 other values since the last observation are heeded with it.',
  )
})

describe('what the numbers of a trend say (R52)', () => {
  it('says how many observations there are and how many are needed, where nothing is projected', () => {
    expect(sayRefused({ refused: 'too-few-points', found: 8, allowed: 10 }, 'ppm')).toBe(
      'No projection: 8 observations, 10 are needed.',
    )
    expect(sayRefused({ refused: 'too-many-interpolated', found: 0.31, allowed: 0.2 }, 'ppm')).toContain(
      '31% of the values were filled in',
    )
  })

  it('holds the error against that of carrying the last value on, and says worse as plainly as better', () => {
    expect(sayError(backtest, 'yearly')).toEqual({
      value: '0.82',
      note: 'below 1 is better than repeating last year',
    })
    expect(sayError({ ...backtest, error: 1.3 }, 'monthly')).toEqual({
      value: '1.3',
      note: 'above 1 is worse than repeating last month',
    })
    expect(sayError({ ...backtest, error: 1.001 }, 'yearly').note).toContain('no better and no worse')
    expect(sayError({ ...backtest, naiveError: 0 }, 'yearly').value).toBe('–')
  })

  it('counts the points by which a band held too few or too many', () => {
    expect([sayCoverage(0.72, 80), sayCoverage(0.96, 95), sayCoverage(0.8, 80)]).toEqual([
      '8 points too few',
      '1 point too many',
      'as promised',
    ])
  })

  it('calls bands too narrow only where chance alone would hardly look like it', () => {
    expect(sayBands({ ...backtest, coverage: { ...backtest.coverage, 80: 0.6 } })).toContain('too narrow')
    expect(sayBands({ ...backtest, coverage: { ...backtest.coverage, 80: 0.95 } })).toContain('wider')
    expect(sayBands(backtest)).toContain('about as many')
    expect(sayBands({ ...backtest, values: 10, coverage: { ...backtest.coverage, 80: 1 } })).toContain(
      'too few to tell',
    )
  })

  it('explains every label of a projection in a sentence', () => {
    const made = {
      refused: null,
      points: [{ at: '2030', knots: [0, 1, 2, 3, 4, 5, 6], validated: true }],
      bounds: { least: null, most: null },
      method: 'combination' as const,
      labels: [...projectionLabels],
      usedFrom: '2008',
      used: 11,
    }
    const sentences = sayLabels(made)
    expect(sentences.length).toBe(projectionLabels.length)
    expect(sentences.every((sentence) => /^[A-Z][^:]+: .+\.$/.test(sentence))).toBe(true)
  })

  it('says what cannot be passed, and why', () => {
    const why = 'No more than are sold at all'
    expect(sayBounds({ least: null, most: 120_000_000, why }, 'cars per year')).toBe(
      `The trend says that it cannot rise above 120,000,000 cars per year. Why: ${why}.`,
    )
    expect(sayBounds({ least: 0, most: 5, why }, 'm')).toContain('it cannot fall below 0 m or rise above 5 m.')
  })

  it.each([
    [
      'years',
      '2030',
      0.15512,
      'too low by about 0.31 for each year ahead, every time anew, so this one is raised by half',
    ],
    [
      'months',
      '2030-01',
      -2,
      'too high by about 4 for each month ahead, every time anew, so this one is lowered by half',
    ],
  ])('says by how much and to which side a projection of %s was shifted', (_, at, shift, says) => {
    const made = {
      refused: null,
      points: [{ at, knots: [0, 1, 2, 3, 4, 5, 6], validated: true }],
      bounds: { least: null, most: null },
      method: 'combination' as const,
      labels: ['shifted' as const],
      shift,
      usedFrom: '2008',
      used: 11,
    }
    expect(sayLabels(made)).toEqual([
      `Shifted: past projections came out ${says} of that. The backtest shows them as they were.`,
    ])
  })

  it('names a direction with its score, and a growth with its change', () => {
    expect(sayDirection({ refused: null, direction: 'rising', score: 4.41, values: 30 })).toEqual({
      value: 'Rising',
      note: '4.4 times what chance makes',
    })
    const momentum = {
      refused: null,
      momentum: 'no-clear-momentum',
      score: 1,
      scale: 'log',
      recentSlope: 0.0149,
      longSlope: 0.00896,
    } as const
    expect(sayMomentum(momentum, 'yearly', 'million tonnes')).toEqual({
      value: '+0.9% a year',
      note: 'last 5 years +1.5% a year, not a clear change',
    })
    expect(sayMomentum({ ...momentum, scale: 'linear', longSlope: -0.2 }, 'yearly', '% of seats').value).toBe(
      '−0.2 points a year',
    )
    const inUnits = { ...momentum, scale: 'linear', longSlope: 0.0186, recentSlope: 0 } as const
    expect(sayMomentum(inUnits, 'yearly', '°C above 1951–1980')).toMatchObject({
      value: '+0.019 °C a year',
      note: 'last 5 years ±0 °C a year, not a clear change',
    })
    expect(sayMomentum({ ...inUnits, longSlope: 1 }, 'yearly', '% per year').value).toBe('+1 point a year')
    expect(sayMomentum({ refused: 'too-few-points', needed: 15 }, 'yearly', 'x').note).toBe(
      '15 observations are needed',
    )
  })
})

describe('when a trend gets where it matters', () => {
  const ahead = { value: 10, towards: 'up', state: 'ahead', since: null } as const
  const yearly = {
    ...ahead,
    by: [0.2, 0.5, 0.9].map((chance, i) => ({ at: String(2030 + i), chance })),
    notWithinHorizon: 0.1,
  }

  it('is the year in which half of the paths are there', () => {
    expect([medianCrossing(yearly), sayCrossing(yearly)]).toEqual(['2031', '2031'])
    const seldom = { ...yearly, by: [{ at: '2030', chance: 0.3 }], notWithinHorizon: 0.7 }
    expect([medianCrossing(seldom), sayCrossing(seldom)]).toEqual([null, '30% by 2030'])
  })

  it('adds the months of a year up', () => {
    const by = ['2029-11', '2029-12', '2030-01'].map((at, i) => ({ at, chance: (i + 1) / 4 }))
    expect(firstCrossings({ ...ahead, by, notWithinHorizon: 0.25 })).toEqual([
      { year: '2029', chance: 0.5, met: 0.5, beyond: null },
      { year: '2030', chance: 0.25, met: 0.75, beyond: null },
    ])
  })

  it('says apart how likely it is to have met a value at least once, and to stand there', () => {
    const by = [
      { at: '2029', chance: 0.5, beyond: 0.5 },
      { at: '2030', chance: 0.85, beyond: 0.54 },
    ]
    expect(firstCrossings({ ...ahead, notWithinHorizon: 0.15, by }).map(({ met, beyond }) => [met, beyond])).toEqual([
      [0.5, 0.5],
      [0.85, 0.54],
    ])
    expect(sayMetAndBeyond({ ...ahead, notWithinHorizon: 0.15, by })).toBe(
      'Met at least once by 2030: 85%. At or above it in 2030: 54%, since paths that met it may have come back.',
    )
    expect(sayMetAndBeyond({ ...ahead, notWithinHorizon: 0.15, towards: 'down', by: by.slice(0, 1) })).toBe(
      'Met at least once by 2029: 50%. At or below it in 2029: 50%.',
    )
    expect(sayMetAndBeyond({ ...ahead, notWithinHorizon: 0.15, by: [{ at: '2029', chance: 0.5 }] })).toBe(
      'Met at least once by 2029: 50%.',
    )
  })

  it('is drawn unless hardly any path gets there, or it is reached', () => {
    expect(isWorthDrawing(yearly)).toBe(true)
    expect(isWorthDrawing({ ...yearly, notWithinHorizon: 0.97 })).toBe(false)
    const reached: Crossing = { ...yearly, state: 'reached-already', by: [] }
    expect([isWorthDrawing(reached), sayCrossing(reached)]).toEqual([false, 'reached already'])
  })
})
