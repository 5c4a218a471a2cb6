/** What must be so all the time until a year; on 22 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const today = new Date('2026-11-22T12:00:00Z')
const readOf = (text: string) => readQuestion(text, today).parts[0]

test.for<[question: string, comparison: string, negated: boolean, kind: string]>([
  ['Will tea stay below 5 dollars until 2030?', 'at-least', true, 'by'],
  ['Will tea remain above 5 dollars through 2030?', 'at-most', true, 'by'],
  ['Will tea keep under 5 dollars from 2028 to 2030?', 'at-least', true, 'within'],
  ['Will tea be under 5 dollars in every year until 2030?', 'at-least', true, 'by'],
  ['Will tea stay above 5 dollars throughout 2030?', 'at-most', true, 'within'],
  ['Will tea fail to stay below 5 dollars until 2030?', 'at-least', false, 'by'],
  ['Will tea stay below 5 dollars in 2030?', 'below', false, 'in'],
  ['Will tea be below 5 dollars by 2030?', 'below', false, 'by'],
  ['Will more than 5 million cups a year be sold each year by 2030?', 'above', false, 'by'],
])('%s', ([question, comparison, negated, kind]) =>
  expect(readOf(question)).toMatchObject({ relation: { comparison }, negated, when: { kind } }),
)

test('how long it must be so is no part that nobody has read', () => {
  expect(readOf('Will tea stay below 5 dollars in every month until 2030?')).not.toHaveProperty('unread')
})
