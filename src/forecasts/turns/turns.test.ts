/** What came of a comment that changed minds, as it is told: of three people and more, to five points. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { turnOf, turnsTold } from './told.ts'
import { sayTurns } from './turn.ts'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const turn = (before: number | null, after: number | null) => ({
  before: before === null ? null : yes(before),
  after: after === null ? null : yes(after),
})
const binary: Question = { type: 'binary' }

test('of three people the mean of how far they went is told, to five points', () => {
  expect(turnsTold(binary, [turn(0.3, 0.5), turn(0.3, 0.41), turn(0.5, 0.5)])).toEqual({ people: 3, points: 0.1 })
  expect(turnsTold(binary, [turn(0.5, 0.45), turn(0.5, 0.5), turn(0.5, 0.5)])).toEqual({ people: 3, points: 0 })
})

test('who held nothing before or after is no one of them, and of two nothing is told', () => {
  expect(turnsTold(binary, [turn(0.3, 0.5), turn(0.3, 0.5), turn(null, 0.5), turn(0.3, null)])).toBeNull()
})

const solar = (Solar: number): Estimate => ({ type: 'choice', probabilities: { Solar, Coal: 1 - Solar } })

test('what answers another question than is asked now counts for nothing, and of what is no one chance nothing is told', () => {
  const choice: Question = { type: 'choice', options: ['Solar', 'Coal'] }
  expect(turnOf(choice, turn(0.3, 0.5))).toEqual({ before: null, after: null })
  const turns = [0.4, 0.5, 0.6].map((after) => ({ before: solar(0.3), after: solar(after) }))
  expect(turnsTold(choice, turns)).toBeNull()
  expect(turnOf(choice, turns[0]!).after).toEqual({ question: choice, estimate: solar(0.4) })
})

test.for([
  [0.1, 'went up by about 10 points on average'],
  [-0.15, 'went down by about 15 points on average'],
  [0, 'stayed about where they were on average'],
] as const)('a mean of %d is said in words', ([points, said]) => {
  expect(sayTurns({ people: 4, points })).toContain(said)
})
