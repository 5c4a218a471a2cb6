import { expect, test } from 'vitest'
import type { Ask } from '../../../ask/ask.ts'
import { readQuestion } from '../../../ask/read-question.ts'
import { blankDraft, type Draft, draftOf } from './draft.ts'
import { askOf } from './draft-ask.ts'

const today = new Date('2026-11-24')
const first = (question: string): Ask => {
  const [part] = readQuestion(question, today).parts
  if (!part) throw new Error('It was read to ask nothing.')
  return part
}
const changed = (question: string, change: Partial<Draft>) => askOf({ ...draftOf(first(question)), ...change }, 2026)

test.each([
  'Will half of new cars be electric by 2034?',
  'Will tea fall between 2 and 3 % in 2034?',
  'Will it be 29% less than in 2020 by 2035?',
  'Will more tea be sold than coffee in 2034?',
  'Will tea cost twice as much as coffee by 2040?',
  'What will tea cost in the winter of 2034/35?',
  'How dear is tea from 2030 to 2034?',
  'When will tea peak?',
  'Who sells it after 2034, and when does it end?',
  'If it does not rain before 2031, will tea be dearer in Germany?',
  'Will the sea be 30 centimetres above its 1880 level in 2035?',
  'What drives the price of tea? I must decide whether to plant it.',
  'Will no tea ever be sold for less than 4 dollars?',
])('whoever changes nothing has it read as it was: %s', (question) => {
  for (const part of readQuestion(question, today).parts) expect(askOf(draftOf(part), 2026)).toEqual(part)
})

const half = 'Will half of new cars be electric by 2034?'

test.each<[string, Partial<Draft>, object]>([
  ['another number', { value: 60 }, { relation: { comparison: 'at-least', value: 60, unit: '%' } }],
  [
    'a range',
    { comparison: 'between', upTo: 70 },
    { relation: { comparison: 'between', value: 50, upTo: 70, unit: '%' } },
  ],
  ['no number', { than: 'nothing' }, { relation: null, of: { measure: 'outcome' } }],
  [
    'its own level of a year',
    { than: 'year', comparison: 'below', percent: 29, year: 2020 },
    { relation: { comparison: 'below', factor: 0.29, of: { self: 2020 } }, of: { measure: 'change' } },
  ],
  [
    'another thing',
    { than: 'other', comparison: 'above', other: ' sales of diesel cars ' },
    { relation: { comparison: 'above', factor: 1, of: { other: 'sales of diesel cars' } } },
  ],
  ['one year', { when: 'in', to: 2030 }, { when: { kind: 'in', from: 2030, to: 2030 } }],
  ['years', { when: 'within', from: 2030, to: 2035 }, { when: { kind: 'within', from: 2030, to: 2035 } }],
  ['a month', { when: 'in', to: 2030, month: '6' }, { when: { kind: 'in', from: 2030, to: 2030, month: '6' } }],
  ['any time', { when: 'ever' }, { when: { kind: 'ever', to: null } }],
  ['no time', { when: 'unsaid' }, { when: null }],
  ['when it is highest', { wants: 'peak' }, { wants: 'time', of: { measure: 'peak' } }],
  ['how much', { wants: 'amount', than: 'nothing' }, { wants: 'amount', relation: null, of: { measure: 'level' } }],
  ['the opposite', { negated: true }, { negated: true }],
  [
    'a condition',
    { condition: ' oil is dear ', isConditionNegated: true },
    { condition: { of: { words: 'oil is dear' }, negated: true } },
  ],
  ['a decision', { decision: 'whether to buy one ' }, { decision: 'whether to buy one' }],
  ['another item', { items: ['trend/7'] }, { of: { items: ['trend/7'] } }],
])('a reading can be changed to %s, and the rest stays', (_what, change, wanted) => {
  const before = first(half)
  const after = changed(half, change)
  expect(after).toMatchObject(wanted)
  const { of, ...others } = before
  const untouched = Object.entries(others).filter(([name]) => !Object.hasOwn(wanted, name))
  expect(after).toMatchObject(Object.fromEntries(untouched))
  // What the words said was another thing, where something else was chosen: the server names that.
  const left = 'items' in change ? { words: '' } : { items: of.items, words: of.words }
  expect(after?.of).toMatchObject(left)
})

test.each<[string, Partial<Draft>]>([
  ['a number', { value: null }],
  ['the end of a range', { comparison: 'between' }],
  ['the year to compare with', { than: 'year' }],
  ['what to compare with', { than: 'other', other: ' ' }],
  ['a year', { when: 'in', to: null }],
])('what is begun without %s is no reading yet', (_what, change) => {
  expect(changed(half, change)).toBeNull()
})

test('a part that was added is no reading until it is about something, and asks of the same time', () => {
  const blank = blankDraft(first(half))
  expect(askOf(blank, 2026)).toBeNull()
  expect(askOf({ ...blank, items: ['trend/7'] }, 2026)).toMatchObject({
    of: { items: ['trend/7'] },
    when: { kind: 'by', to: 2034 },
  })
})
