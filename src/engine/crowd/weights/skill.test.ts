import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advantages, noRecord, skillOf } from './skill.ts'
import { trackRecords } from './track-records.ts'

test.each([
  { questions: 5, advantage: 0.9, skill: 2.0544 },
  { questions: 0, advantage: 0, skill: 1 },
  { questions: 90, advantage: 10, skill: Math.exp(1.2) },
  { questions: 5, advantage: -0.9, skill: 1 / 2.05443 },
])('$advantage over $questions questions weighs $skill', ({ questions, advantage, skill }) => {
  expect(skillOf({ questions, advantage })).toBeCloseTo(skill, 4)
})

test('the advantage is the loss of the others less one’s own', () => {
  expect([...advantages([0.04, 0.25, 0.01])]).toEqual([0.09, -0.225, 0.135].map((gain) => expect.closeTo(gain, 12)))
  expect([...advantages([0.25, 0.25])]).toEqual([0, 0])
})

test('what one gains, others lose', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2 }), (losses) => {
      expect(advantages(losses).reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0, 9)
    }),
  )
})

test('nobody has an advantage alone, and a record is of numbers', () => {
  expect(() => advantages([0.2])).toThrow('losses must be of at least two forecasters')
  expect(() => advantages([])).toThrow('losses must not be empty')
  expect(() => advantages([0.2, Infinity])).toThrow('losses[1] must be a finite number')
  expect(() => skillOf({ questions: -1, advantage: 0 })).toThrow('record.questions must be a whole number')
  expect(() => skillOf({ questions: 1, advantage: Number.NaN })).toThrow('record.advantage must be a finite number')
})

const question = (resolvedAt: number, losses: Record<string, number>) => ({
  resolvedAt,
  losses: new Map(Object.entries(losses)),
})

test('a record holds what had resolved strictly before', () => {
  const recordOf = trackRecords([
    question(8, { ada: 0.25, bob: 0.05 }),
    question(5, { ada: 0.01, bob: 0.09 }),
    question(8, { ada: 0, eve: 0.1 }),
  ])
  expect(recordOf('ada', 5)).toEqual(noRecord)
  expect(recordOf('ada', 6)).toEqual({ questions: 1, advantage: expect.closeTo(0.08, 12) })
  expect(recordOf('bob', 8)).toEqual({ questions: 1, advantage: expect.closeTo(-0.08, 12) })
  expect(recordOf('ada', 8.1)).toEqual({ questions: 3, advantage: expect.closeTo(-0.02, 12) })
  expect(recordOf('eve', 100)).toEqual({ questions: 1, advantage: expect.closeTo(-0.1, 12) })
  expect(recordOf('zoe', 100)).toEqual(noRecord)
})

test('a question with one forecaster, or none, tells nothing', () => {
  const recordOf = trackRecords([question(1, { ada: 0.5 }), question(2, {})])
  expect(recordOf('ada', 9)).toEqual(noRecord)
})

test('a long record is found at every time', () => {
  const times = Array.from({ length: 50 }, (_, i) => 2 * i)
  const recordOf = trackRecords(times.map((at) => question(at, { ada: 0, bob: 1 })))
  for (const [i, at] of times.entries())
    expect([recordOf('ada', at).questions, recordOf('ada', at + 1).questions]).toEqual([i, i + 1])
})

test('times and losses are numbers', () => {
  expect(() => trackRecords([question(1, {}), question(Number.NaN, {})])).toThrow(
    'resolved[1].resolvedAt must be a finite number',
  )
  expect(() => trackRecords([question(1, { ada: 0, bob: Number.NaN })])).toThrow('losses[1] must be a finite number')
})
