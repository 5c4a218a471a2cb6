/** Years that are over, of which something is asked as over; in 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const first = (text: string) => readQuestion(text, new Date('2026-11-22')).parts[0]

test.for<[question: string, wants: string, year: number]>([
  ['Who was the tea queen in 1987?', 'which', 1987],
  ['Did the tea house fall in 1990?', 'chance', 1990],
  ['Which country won the tea cup in 2014?', 'which', 2014],
  ['Was tea above 3 dollars in 1990?', 'amount', 1990],
  ['Did more than 5 million people drink tea in 1950?', 'amount', 1950],
  ['How much did tea cost at the end of 2010?', 'amount', 2010],
])('%s', ([question, wants, year]) => {
  expect(first(question)).toMatchObject({ wants, relation: null, when: { kind: 'in', from: year, to: year } })
  expect(first(question)?.unread).toBeUndefined()
})

test.for([
  'Will tea be dearer in 2030 than it was in 1990?',
  'Was tea dearer in 1990 than in 1980?',
  'Will tea be back where it was in 1990 by 2030?',
  'Was there ever more tea than in 1990?',
])('a year that something is compared with is not asked about: %s', (question) =>
  expect(first(question)?.when?.to).not.toBe(1990),
)
