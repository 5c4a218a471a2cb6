/** What is taken of what a platform's reader tells. */
import { expect, test } from 'vitest'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { gather } from './gather.ts'

const at = Date.parse('2024-01-05T00:00:00Z')
const now = Date.parse('2026-11-28T00:00:00Z')
const untimed = { title: 'Which?', url: null, opens: null, closes: null, outcome: null, theirBrier: null }
const told = (question: Question, estimate: Estimate) =>
  gather(
    {
      people: new Map([['me', 'you']]),
      questions: new Map([['q', { where: 'question q', asked: { is: { ...untimed, question } } }]]),
      rows: [{ where: 'forecast 1', who: 'me', question: 'q', word: { is: { at, until: null, estimate } } }],
      notes: [],
    },
    null,
    now,
  )
const yes: Question = { type: 'binary' }
const options: Question = { type: 'choice', options: ['Red', 'Blue'] }
const range = { min: 0, max: 9, openBelow: false, openAbove: false, scale: 'linear' as const }
const number: Question = { type: 'numeric', unit: 'units', range }
const quantiles = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }

test.each<[Question, Estimate, string]>([
  [{ ...number, range: { ...range, max: Infinity } }, { type: 'numeric', quantiles }, 'question q'],
  [{ type: 'choice', options: ['Red'] }, { type: 'choice', probabilities: { Red: 1 } }, 'question q'],
  [yes, { type: 'binary', probability: 1 }, 'forecast 1'],
  [yes, { type: 'numeric', quantiles }, 'forecast 1'],
  [options, { type: 'choice', probabilities: { Red: 0.5, Green: 0.5 } }, 'forecast 1'],
  [options, { type: 'choice', probabilities: { Red: 0.5, Blue: 0.2 } }, 'forecast 1'],
  [number, { type: 'numeric', quantiles: { ...quantiles, p95: 12 } }, 'forecast 1'],
  [number, { type: 'numeric', quantiles: { ...quantiles, p5: Number.NaN } }, 'forecast 1'],
])('what our own calls would not let out is told as unread, whoever read it: %#', (question, estimate, where) => {
  expect(told(question, estimate)).toMatchObject({
    questions: [],
    unread: [{ where, reason: expect.any(String) }],
    leftOut: 1,
  })
})

test('one says who one is by an id, or by a name that one alone has', () => {
  const people = new Map([
    ['1', 'ada'],
    ['2', 'ben'],
    ['3', 'ben'],
  ])
  const word = { is: { at, until: null, estimate: { type: 'binary' as const, probability: 0.4 } } }
  const rows = [...people.keys()].map((who) => ({ where: `forecast of ${who}`, who, question: 'q', word }))
  const questions = new Map([['q', { where: 'question q', asked: { is: { ...untimed, question: yes } } }]])
  const whoIs = (whose: string) => gather({ people, questions, rows, notes: [] }, whose, now).whose
  expect(['2', 'ada', ' ada ', 'ben', 'cyd'].map(whoIs)).toEqual(['2', '1', '1', null, null])
})

test('what they let out is taken', () => {
  expect(told(number, { type: 'numeric', quantiles })).toMatchObject({ questions: [{ key: 'q' }], unread: [] })
})
