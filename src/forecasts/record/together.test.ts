/** The crowd beside others, of the same questions. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CameOut, type Spoken, togetherOf } from './together.ts'

const spoken = (brier: number | null, baseline = 10): Spoken => ({ brier, baseline, coverage: 0.5 })
const about = (count: number, one: CameOut): CameOut[] => Array.from({ length: count }, () => one)

/** Of so many questions alike: who is told of, and which mean. */
const toldOf = (count: number) =>
  togetherOf(about(count, { crowd: spoken(0.12345), person: spoken(0.31415) })).rows.map(({ by, brier }) => [
    by,
    brier?.mean,
  ])

describe('the crowd beside others', () => {
  test('each speaker has the means of what it spoke of, and whoever said nothing has no row', () => {
    const { rows } = togetherOf([
      { crowd: spoken(0.1, 20), house: spoken(0.3) },
      { crowd: spoken(0.3, 40), model: spoken(0.2) },
      { crowd: spoken(null, 0), house: spoken(null) },
    ])
    expect(
      rows.map(({ by, questions, brier, baseline }) => [by, questions, brier?.mean, brier?.of, baseline.mean]),
    ).toEqual([
      ['crowd', 3, 0.2, 2, 20],
      ['house', 2, 0.3, 1, 10],
      ['model', 1, 0.2, 1, 10],
    ])
  })

  test('one person on average is told of from ten questions on, and no number to its last digit', () => {
    expect(toldOf(9)).toEqual([['crowd', 0.123]])
    expect(toldOf(10)).toEqual([
      ['crowd', 0.123],
      ['person', 0.314],
    ])
  })

  test('of few questions that have a Brier score nothing is told of what one person had, however many others came out', () => {
    const one = { crowd: spoken(0.1), person: spoken(0.3), house: spoken(0.2) }
    const other = { crowd: spoken(null), person: spoken(null), house: spoken(null) }
    const { rows, against } = togetherOf([...about(9, one), ...about(9, other)])
    expect(rows.map(({ by, brier }) => [by, brier?.of ?? null])).toEqual([
      ['crowd', 9],
      ['person', null],
      ['house', 9],
    ])
    expect(against.map(({ by }) => by)).toEqual(['house'])
  })

  test('it is compared on questions alone of which both have a Brier score, each by its own difference', () => {
    const { against } = togetherOf([
      { crowd: spoken(0.1), house: spoken(0.3) },
      { crowd: spoken(0.4), house: spoken(0.3) },
      { crowd: spoken(0.9) },
      { house: spoken(0.9) },
      { crowd: spoken(null), house: spoken(0) },
    ])
    expect(against).toEqual([
      { by: 'house', crowdNearer: 1, difference: { mean: expect.closeTo(-0.05), of: 2, interval: null } },
    ])
  })

  test('luck is told from ten questions on, and holds the mean', () => {
    expect(togetherOf(about(9, { crowd: spoken(0.2) })).rows[0]?.brier?.interval).toBe(null)
    expect(togetherOf(about(10, { crowd: spoken(0.2) })).rows[0]?.brier?.interval).toEqual({
      low: expect.closeTo(0.2),
      high: expect.closeTo(0.2),
    })
    const one = fc.record({
      brier: fc.double({ min: 0, max: 1, noNaN: true }),
      baseline: fc.constant(1),
      coverage: fc.constant(1),
    })
    fc.assert(
      fc.property(fc.array(fc.record({ crowd: one, model: one }), { minLength: 10, maxLength: 40 }), (questions) => {
        const { rows, against } = togetherOf(questions)
        for (const { mean, interval } of [
          ...rows.flatMap(({ brier }) => brier ?? []),
          ...against.map(({ difference }) => difference),
        ]) {
          expect(interval?.low).toBeLessThanOrEqual(mean)
          expect(interval?.high).toBeGreaterThanOrEqual(mean)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('of no question there is nothing', () => {
    expect(togetherOf([])).toEqual({ rows: [], against: [] })
    expect(togetherOf([{}])).toEqual({ rows: [], against: [] })
  })
})
