/** How right forecasters were: from rows of what they said, and the outcome, to scores over the life of a question. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PredictionDetails } from '#predictions/question.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { scoresOf as scoresOfStanding } from './score.ts'
import { type Settled, settledOf } from './settled.ts'
import { type Said, stoodOf } from './stood.ts'

type Outcome = NonNullable<PredictionDetails['outcome']>
const resolved = (value: string, at = '2027-06-01', other: Partial<Outcome> = {}): Outcome => ({
  state: 'resolved',
  value,
  at,
  reason: 'It was seen.',
  ...other,
})
/** Ten days. */
const ten = { opens: '2026-01-01', closes: '2026-01-10' }
const binary: Question = { type: 'binary' }
const asked = (question: Question, outcome: Outcome | null) => ({ question, ...ten, outcome })
const settled = (question: Question, outcome: Outcome): Settled => settledOf(asked(question, outcome))!
const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const onDay = (day: number) => Date.parse('2026-01-01') + (day - 1) * 86_400_000
const said = (forecaster: string, day: number, estimate: Estimate | null): Said => ({
  forecaster,
  at: onDay(day),
  end: null,
  estimate,
})
const scoresOf = (of: Settled, rows: Said[], counts: (who: string) => boolean = () => true) =>
  scoresOfStanding(
    of,
    stoodOf(rows).map(({ estimate, ...one }) => ({ ...one, masses: of.scoring.massesOf(estimate) })),
    { counts, voiceOf: () => null },
  )
const close = (value: number, digits = 2) => expect.closeTo(value, digits)
/** As JSON of the database may have it: in another order than the question. */
const options = (Solar: number, Coal: number, Wind: number): Estimate => ({
  type: 'choice',
  probabilities: { Wind, Solar, Coal },
})
const amounts = ([p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0]: number[]): Estimate => ({
  type: 'numeric',
  quantiles: { p5, p25, p50, p75, p95 },
})
const baselines = (of: Settled, ...estimates: Estimate[]) =>
  scoresOf(
    of,
    estimates.map((estimate, i) => said(`${i}`, 1, estimate)),
  ).map(({ baseline }) => baseline)

describe('what stood', () => {
  test('a forecast stands until its forecaster says something else, and what is taken back no longer', () => {
    const rows = [
      said('a', 1, yes(0.1)),
      said('b', 2, yes(0.2)),
      said('a', 3, yes(0.3)),
      said('b', 4, null),
      said('b', 6, null),
      said('b', 7, yes(0.7)),
    ]
    expect(stoodOf(rows).map(({ forecaster, from, until }) => [forecaster, from, until])).toEqual([
      ['a', onDay(1), onDay(3)],
      ['b', onDay(2), onDay(4)],
      ['a', onDay(3), Infinity],
      ['b', onDay(7), Infinity],
    ])
  })

  test('a forecast that held until a day stands no longer, also where nothing was written then', () => {
    const short = (at: number, until: number) => ({ ...said('a', at, yes(0.4)), end: onDay(until) })
    expect(
      stoodOf([short(1, 4), said('a', 6, yes(0.5)), short(8, 20), said('a', 9, null)]).map(({ from, until }) => [
        from,
        until,
      ]),
    ).toEqual([
      [onDay(1), onDay(4)],
      [onDay(6), onDay(8)],
      [onDay(8), onDay(9)],
    ])
  })

  test('whatever the clock did, nothing ends before it begins and one person has one forecast at a time', () => {
    const row = fc.record({
      forecaster: fc.constantFrom('a', 'b'),
      at: fc.integer({ min: 0, max: 20 }),
      end: fc.option(fc.integer({ min: 0, max: 20 })),
      estimate: fc.option(fc.constant(yes(0.5))),
    })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        for (const own of Map.groupBy(stoodOf(rows), ({ forecaster }) => forecaster).values())
          own.forEach(({ from, until }, i) => {
            expect(until).toBeGreaterThanOrEqual(from)
            expect(from).toBeGreaterThanOrEqual(own[i - 1]?.until ?? 0)
          })
      }),
    )
  })
})

describe('what a question came to', () => {
  test.for<[string, Outcome | null]>([
    ['is open', null],
    ['was annulled', { ...resolved('yes'), state: 'annulled', value: null }],
    ['came to what none of its outcomes is', resolved('perhaps')],
  ])('nobody is scored where it %s', ([, outcome]) => {
    expect(settledOf(asked(binary, outcome))).toBe(null)
  })

  const evidence = { knownSince: '2026-01-05T12:00:00.000Z' } as Outcome['evidence'] & object
  test.for<[string, Outcome, number]>([
    ['at its end, where it resolves later', resolved('yes'), 11],
    ['as the day of its outcome begins', resolved('yes', '2026-01-04'), 4],
    ['once the value that decided it was known', resolved('yes', '2026-01-06', { evidence }), 5.5],
    ['before it began, where it was known by then', resolved('yes', '2025-12-01'), 1],
  ])('its life ends %s', ([, outcome, day]) => {
    const { opens, closes, closed } = settled(binary, outcome)
    expect([opens, closes, closed]).toEqual([onDay(1), onDay(11), onDay(day)])
  })
})

describe('scores', () => {
  test('nine of ten for what came, given halfway, earns half of what it would have earned all the time', () => {
    const [score] = scoresOf(settled(binary, resolved('yes')), [said('a', 6, yes(0.9))])
    expect(score).toEqual({
      forecaster: 'a',
      brier: close(0.01, 9),
      log: close(Math.log(0.9), 9),
      baseline: close(42.4),
      coverage: 0.5,
      forecasts: 1,
      peer: 0,
      chances: [{ probability: 0.9, weight: 0.5 }],
      beside: [],
    })
  })

  test('what was said of a no is a chance of the no', () => {
    const [score] = scoresOf(settled(binary, resolved('no')), [said('a', 1, yes(0.1))])
    expect(score).toMatchObject({ brier: close(0.01, 9), baseline: close(84.8), coverage: 1 })
  })

  test('two against each other earn what the other loses', () => {
    const scores = scoresOf(settled(binary, resolved('yes')), [said('a', 1, yes(0.1)), said('b', 1, yes(0.9))])
    expect(scores.map(({ peer }) => peer)).toEqual([close(-219.72), close(219.72)])
  })

  test('what was said once the outcome was known counts for nothing, and whoever said nothing before is not scored', () => {
    const of = settled(binary, resolved('yes', '2026-01-06'))
    const before = said('a', 1, yes(0.6))
    const alone = scoresOf(of, [before])
    expect(scoresOf(of, [before, said('a', 6, yes(0.999)), said('b', 6.5, yes(0.999))])).toEqual(alone)
    expect(alone).toMatchObject([{ coverage: 0.5, forecasts: 1 }])
  })

  test('to say the same again, and to take it back at the end, changes no score', () => {
    const of = settled(binary, resolved('yes'))
    const other = said('b', 3, yes(0.3))
    const [one] = scoresOf(of, [said('a', 1, yes(0.6)), other])
    const [two] = scoresOf(of, [said('a', 1, yes(0.6)), other, said('a', 4, yes(0.6)), said('a', 11, null)])
    for (const field of ['brier', 'log', 'baseline', 'peer', 'coverage'] as const)
      expect(two![field]).toBeCloseTo(one![field]!, 9)
    expect([two!.forecasts, two!.chances]).toEqual([2, [{ probability: 0.6, weight: close(1, 9) }]])
  })

  test('whoever does not count in the crowd has scores of their own, is measured against nobody, nor anybody against them', () => {
    const of = settled(binary, resolved('yes'))
    const two = [said('a', 1, yes(0.4)), said('b', 1, yes(0.6))]
    const without = scoresOf(of, two)
    const [a, b, c] = scoresOf(of, [...two, said('c', 1, yes(0.999))], (who) => who !== 'c')
    expect([a, b]).toEqual(without)
    expect(c).toMatchObject({ peer: null, brier: close(0, 4), coverage: 1 })
  })

  test('an option is one of several: even chances are worth nothing, certainty a hundred', () => {
    const three: Question = { type: 'choice', options: ['Solar', 'Coal', 'Wind'] }
    const scores = scoresOf(settled(three, resolved('Coal')), [
      said('even', 1, options(1 / 3, 1 / 3, 1 / 3)),
      said('right', 1, options(0.001, 0.998, 0.001)),
    ])
    expect(scores).toMatchObject([
      { brier: close(1 / 3, 9), baseline: close(0, 9), chances: null },
      { brier: close(0, 4), baseline: close(99.8, 1), chances: null },
    ])
  })

  test('at every moment the peer scores of a question come to nothing', () => {
    const row = fc.record({
      forecaster: fc.constantFrom('a', 'b', 'c', 'd'),
      at: fc.integer({ min: onDay(0), max: onDay(12) }),
      end: fc.option(fc.integer({ min: onDay(0), max: onDay(12) })),
      estimate: fc.option(fc.double({ min: 0.001, max: 0.999, noNaN: true }).map(yes)),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.constantFrom('yes', 'no'), (rows, outcome) => {
        const scores = scoresOf(settled(binary, resolved(outcome)), rows)
        expect(scores.reduce((sum, { peer }) => sum + (peer ?? 0), 0)).toBeCloseTo(0, 6)
        for (const { coverage } of scores) expect(coverage > 0 && coverage <= 1).toBe(true)
      }),
    )
  })
})

describe('ranges', () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
  const number: Question = { type: 'numeric', unit: 'ppm', range }
  const evenly = amounts([5, 25, 50, 75, 95])
  const near = amounts([38, 39.5, 40, 40.5, 42])

  test('whoever was near and sure earns most, whoever spread evenly about nothing, and neither has a Brier score', () => {
    const of = settled(number, resolved('40.2'))
    const [sure = 0, even = 0] = baselines(of, near, evenly)
    expect(sure).toBeGreaterThan(100)
    expect(Math.abs(even)).toBeLessThan(5)
    expect(scoresOf(of, [said('a', 1, near)])).toMatchObject([{ brier: null, chances: null, coverage: 1 }])
  })

  test('what came beyond an open end was foreseen by whoever put much there', () => {
    const [never = 0, even = 0] = baselines(settled(number, resolved('250')), amounts([90, 100, 100, 100, 100]), evenly)
    expect(never).toBeGreaterThan(100)
    expect(even).toBeLessThan(never)
  })

  test('what came beyond a closed end counts as that end, since nobody could say more of it', () => {
    const of = settled(number, resolved('-3'))
    expect(of.outcome).toBe(settled(number, resolved('0')).outcome)
    expect(scoresOf(of, [said('a', 1, evenly)])).toHaveLength(1)
  })

  const days: Question = {
    type: 'date',
    range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true },
  }
  const early: Estimate = {
    type: 'date',
    quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-01-01', p75: '2031-01-01', p95: '2033-01-01' },
  }
  const never: Estimate = {
    type: 'date',
    quantiles: { p5: '2034-01-01', p25: '2036-12-31', p50: '2036-12-31', p75: '2036-12-31', p95: '2036-12-31' },
  }
  test.for<[string, boolean]>([
    ['2029-12-01', true],
    ['2041-05-01', false],
    ['later', false],
  ])('a date that came %s was foreseen by the right one', ([came, isEarly]) => {
    const [one = 0, other = 0] = baselines(settled(days, resolved(came)), early, never)
    expect(one > other).toBe(isEarly)
    expect(Math.max(one, other)).toBeGreaterThan(0)
  })

  test('no day at all is no outcome of a date', () => {
    expect(settledOf(asked(days, resolved('soon')))).toBe(null)
    expect(settledOf(asked(number, resolved('much')))).toBe(null)
  })
})
