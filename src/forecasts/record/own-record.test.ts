/** What somebody's scores come to, put together. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { horizonOf } from './horizons.ts'
import { recordOf, type ScoredQuestion } from './own-record.ts'

const scored = (id: number, other: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  predictionId: `${id}`,
  category: 'social',
  opens: '2026-01-01',
  resolves: '2026-02-01',
  outcome: 'yes',
  cameOn: '2026-02-01',
  closedEarly: false,
  brier: 0.04,
  log: Math.log(0.8),
  baseline: 60,
  peer: null,
  coverage: 0.5,
  forecasts: 1,
  chances: [{ probability: 0.8, weight: 0.5 }],
  beside: [],
  ...other,
})
const beside = (own: number, theirs: number, brier: { own: number; theirs: number } | null) => [
  { by: 'house' as const, coverage: 0.5, brier, baseline: { own, theirs } },
]
const close = (value: number) => expect.closeTo(value, 9)

test('of nothing there is no mean, no curve, nothing best', () => {
  expect(recordOf([])).toEqual({
    means: null,
    calibration: { inTime: [], early: [] },
    bySeason: [],
    byCategory: [],
    byHorizon: [],
    beside: [],
    best: [],
    worst: [],
    areAgainstPeers: false,
  })
})

test('means are of the questions that have the score, and say of how many', () => {
  const range = scored(2, { brier: null, chances: null, baseline: -20, coverage: 1, peer: 12 })
  const { means } = recordOf([scored(1), range])
  expect(means).toEqual({
    questions: 2,
    brier: { mean: 0.04, of: 1 },
    baseline: 20,
    peer: { mean: 12, of: 1 },
    coverage: 0.75,
  })
})

test('ten questions that were called 30% and of which three happened lie on the line, in a band from 10 to 50%', () => {
  const all = Array.from({ length: 10 }, (_, i) =>
    scored(i, { outcome: i < 3 ? 'yes' : 'no', chances: [{ probability: 0.3, weight: 1 }] }),
  )
  const { inTime, early } = recordOf(all).calibration
  expect(inTime).toEqual([{ chance: close(0.3), frequency: close(0.3), low: 0.1, high: 0.5, questions: 10 }])
  expect(early).toEqual([])
})

test('questions that closed before their time have a curve of their own', () => {
  const { inTime, early } = recordOf([scored(1), scored(2, { closedEarly: true })]).calibration
  expect([inTime, early]).toMatchObject([[{ questions: 1 }], [{ questions: 1 }]])
})

test('categories and horizons stand in their order, those without a question not at all', () => {
  const { byCategory, byHorizon } = recordOf([
    scored(1, { category: 'political', resolves: '2046-01-01' }),
    scored(2),
    scored(3, { baseline: 40 }),
  ])
  expect(byCategory.map(({ part, questions, baseline }) => [part, questions, baseline])).toEqual([
    ['social', 2, 50],
    ['political', 1, 60],
  ])
  expect(byHorizon.map(({ part, questions }) => [part, questions])).toEqual([
    ['quarter', 2],
    ['longer', 1],
  ])
})

test('quarters stand with the newest first, each with the questions whose outcome was known in it', () => {
  const { bySeason } = recordOf([
    scored(1, { cameOn: '2026-03-31' }),
    scored(2, { cameOn: '2026-04-01', baseline: 40 }),
    scored(3, { cameOn: '2026-04-30' }),
  ])
  expect(bySeason.map(({ part, questions, baseline }) => [part, questions, baseline])).toEqual([
    ['2026-Q2', 2, 50],
    ['2026-Q1', 1, 60],
  ])
})

test.for([
  ['2026-01-01', '2026-04-03', 'quarter'],
  ['2026-01-01', '2026-04-04', 'year'],
  ['2026-01-01', '2027-01-01', 'year'],
  ['2026-01-01', '2030-12-31', 'five-years'],
  ['2026-01-01', '2035-01-01', 'longer'],
] as const)('from %s to %s is %s', ([opens, resolves, horizon]) => {
  expect(horizonOf({ opens, resolves })).toBe(horizon)
})

test('beside Farsight only the questions count on which it stood, and it says how many', () => {
  const record = recordOf([
    scored(1, { beside: beside(10, 30, { own: 0.1, theirs: 0.3 }) }),
    scored(2, { beside: beside(20, 10, null) }),
    scored(3),
  ])
  expect(record.beside).toEqual([
    { by: 'house', questions: 2, brier: { own: 0.1, theirs: 0.3, of: 1 }, baseline: { own: 15, theirs: 20 } },
  ])
})

test('the best and the worst are against others where others were there, and else against knowing nothing', () => {
  const alone = [scored(1, { baseline: 80 }), scored(2, { baseline: -40 }), scored(3, { baseline: 0 })]
  expect(recordOf(alone)).toMatchObject({
    best: [{ predictionId: '1', score: 80 }],
    worst: [{ predictionId: '2', score: -40 }],
  })
  const others = [...alone, scored(4, { peer: 5 }), scored(5, { peer: -7 })]
  expect(recordOf(others)).toMatchObject({
    best: [{ predictionId: '4', score: 5 }],
    worst: [{ predictionId: '5', score: -7 }],
  })
})

test('no question is among the best and the worst, and every question is in one category and one horizon', () => {
  const one = fc.record({
    baseline: fc.double({ min: -200, max: 100, noNaN: true }),
    peer: fc.option(fc.double({ min: -300, max: 300, noNaN: true })),
    category: fc.constantFrom('social', 'economic', 'political'),
    resolves: fc.constantFrom('2026-02-01', '2027-06-01', '2050-01-01'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (all) => {
      const questions = all.map((other, i) => scored(i, other))
      const { best, worst, byCategory, byHorizon } = recordOf(questions)
      const ids = [...best, ...worst].map(({ predictionId }) => predictionId)
      expect(new Set(ids).size).toBe(ids.length)
      for (const parts of [byCategory, byHorizon])
        expect(parts.reduce((sum, part) => sum + part.questions, 0)).toBe(questions.length)
    }),
  )
})
