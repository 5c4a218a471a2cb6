/** What the page of methods says of what crowds are put together by: nothing while little has come out. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MethodExamples } from '../../examples.ts'
import { Learning } from './Learning.tsx'

type Of = MethodExamples['learning']
const draw = (learning: Of) => renderToString(<Learning learning={learning} />).replaceAll(/<!-- -->|<[^>]*>/g, '')
const newest = {
  learntAt: '2026-11-29T03:20:00.000Z',
  since: '2026-10-01T03:20:00.000Z',
  questions: 41,
  shift: -0.3,
  scale: 1.2,
  people: 7,
  weights: { least: 0.5, greatest: 2.8284 },
}

const few = (people: number) => draw({ counted: 41, fewest: 20, newest: { ...newest, people, weights: null } })

test('while few have come out it says how many it takes, and that nothing is corrected', () => {
  expect(draw({ counted: 3, fewest: 20, newest: null })).toBe(
    'Nothing is learnt yet: of the 20 questions of yes or no that it takes, 3 have come out. Until then everybody weighs alike but for how fresh their forecast is, and no number is corrected.',
  )
  expect(draw({ counted: 1, fewest: 20, newest: null })).toContain('one has come out')
})

test('then it tells by what, of how many questions, since when, and what that makes of 70%', () => {
  expect(draw({ counted: 41, fewest: 20, newest })).toBe(
    'By what was learnt last, on 29 Nov 2026 of 41 questions (first on 1 Oct 2026), log-odds of crowds of yes or no are taken 1.20 times and moved by −0.30, so that a crowd of 70% is told as 67%. 7 people weigh otherwise than 1: from 0.5 to 2.83 times.',
  )
})

test('of fewer than three people it is not told how much they weigh', () => {
  expect(few(2)).toContain('2 people weigh otherwise than 1; how much is told from 3 on.')
  expect(few(1)).toContain('One person weighs otherwise than 1')
  expect(few(0)).toContain('Nobody has a record yet')
})
