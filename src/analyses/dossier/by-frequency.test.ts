import { expect, test } from 'vitest'
import { readQuestion } from '../ask/read-question.ts'
import { byFrequency } from './by-frequency.ts'
import type { DossierItem } from './dossier.ts'

const read = (text: string, frequency: string) => {
  const question = readQuestion(text, new Date('2026-11-22'))
  const parts = question.parts.map((part) => ({ ...part, of: { ...part.of, items: ['trend/1'] } }))
  const item = { ref: 'trend/1', details: { series: { frequency } } } as unknown as DossierItem // all that is looked at
  return byFrequency({ ...question, parts }, text, [item]).parts[0]?.when
}

test.for([
  'What will tea cost at the end of 2030?',
  'What will tea cost by the end of 2030?',
  'Will tea be above 5 dollars at the close of 2030?',
  'Tea price, end of 2030?',
])('%s is asked of December where months are told', (text) => {
  expect(read(text, 'monthly')).toEqual({ kind: 'in', from: 2030, to: 2030, month: '12' })
  expect(read(text, 'yearly')?.month).toBeUndefined()
})

test.for([
  'What will tea cost in 2030?',
  'Will tea be above 5 dollars by the end of 2030?',
  'When will tea end by 2030?',
])('%s is not', (text) => expect(read(text, 'monthly')?.month).toBeUndefined())

test('what is reached in a year is asked of any time of it where months are told, and of the year where years are', () => {
  expect(read('Will tea reach 5 dollars in 2030?', 'monthly')).toMatchObject({ kind: 'within', to: 2030 })
  expect(read('Will tea reach 5 dollars in 2030?', 'yearly')).toMatchObject({ kind: 'in', to: 2030 })
})

test('a part of a year that names no month is asked of its months where months are told, and of the year where years are', () => {
  expect(read('What will tea cost in mid 2030?', 'monthly')).toMatchObject({ from: 2030, to: 2030, month: '05-08' })
  expect(read('What will tea cost in mid-2030?', 'yearly')).toEqual({ kind: 'in', from: 2030, to: 2030 })
  expect(read('Will tea be above 5 dollars by early 2030?', 'yearly')).toEqual({ kind: 'by', from: 2026, to: 2030 })
  expect(read('What will tea cost in June 2030?', 'yearly')).toMatchObject({ month: '06' })
})
