import { expect, test } from 'vitest'
import { above } from './outcomes.ts'
import { sayCameOut, sayCounts, sayDone, sayOutcome, sayTheirs, sayTypes } from './say-imports.ts'

test.each([
  [{ import: { questions: 2, forecasts: 5 }, changed: 0 }, 'Brought: 2 questions with 5 forecasts.'],
  [{ import: { questions: 0, forecasts: 1 }, changed: 0 }, '1 forecast was added to questions that you had brought.'],
  [{ import: { questions: 0, forecasts: 0 }, changed: 0 }, 'What you have taken back there is taken back here.'],
  [{ import: null, changed: 0 }, 'Nothing in it was new.'],
  [
    { import: null, changed: 1 },
    'No forecast in it was new. Of 1 question that you had brought the words, the times, the outcome and the score of the platform are those of this file now.',
  ],
])('%j is told as "%s"', (done, said) => {
  expect(sayDone(done)).toBe(said)
})

test('what is in a file is told by its questions, their types and what came of them', () => {
  expect(sayCounts({ questions: 1, forecasts: 3 })).toBe('1 question with 3 forecasts')
  expect(
    sayTypes([
      { type: 'binary', questions: 3 },
      { type: 'date', questions: 1 },
    ]),
  ).toBe('3 of yes or no, 1 of a date')
  expect(sayCameOut({ cameOut: 0, annulled: 0 })).toBe('None of them came out yet.')
  expect(sayCameOut({ cameOut: 4, annulled: 0 })).toBe('4 came out.')
  expect(sayCameOut({ cameOut: 4, annulled: 1 })).toBe('4 came out, 1 of them without anything that scores.')
  expect(sayCameOut({ cameOut: 2, annulled: 2 })).toBe('2 came out, none of them with anything that scores.')
})

test('an outcome is said as people say it', () => {
  const range = { min: 0, max: 9, openBelow: false, openAbove: true, scale: 'linear' as const }
  const number = { type: 'numeric' as const, unit: 'people', range }
  expect(sayOutcome(number, { value: '4' })).toBe('4 people')
  expect(sayOutcome(number, { value: above })).toBe('above the range')
  expect(sayOutcome(number, { value: null })).toBe('annulled')
  expect(sayOutcome(number, null)).toBe('open')
})

test('their Brier score is told in our scale, with how far apart both are', () => {
  expect(sayTheirs(0.18, 0.09)).toBe('0.090 there, the same')
  expect(sayTheirs(0.2, 0.09)).toBe('0.100 there, 0.010 more')
  expect(sayTheirs(0.1, 0.09)).toBe('0.050 there, 0.040 less')
  expect(sayTheirs(0.1, null)).toBe('0.050 there')
})
