/** What the fields of a decision come to. */
import { expect, test } from 'vitest'
import { refusals } from '#kit/refusals.ts'
import { readQuestion } from '../../../ask/read-question.ts'
import type { Choice } from '../../../decision/choice.ts'
import { type ChoiceDraft, choiceOf, draftOfChoice, readWith } from './choice-draft.ts'

const today = new Date('2026-11-24')
const read = (text: string) => readQuestion(text, today)
const tea = 'Will tea be rationed by 2031?'
const full: Choice = {
  options: [
    { name: 'buy', brings: [100, -20.5] },
    { name: 'lease', brings: [40, 0] },
  ],
  outcomes: { by: 'value', value: 4, unit: 'US$' },
  unit: 'euros',
  isCost: true,
  again: '2027-03-01',
}

test.each<[string, Choice | undefined]>([
  ['all of it', full],
  [
    'options alone',
    {
      ...full,
      options: [
        { name: 'a', brings: [] },
        { name: 'b', brings: [] },
      ],
      outcomes: { by: 'answer' },
      unit: '',
      isCost: false,
    },
  ],
  ['nothing', undefined],
])('whoever changes nothing keeps %s', (_what, choice) => {
  const before = { ...read(tea), ...(choice && { choice }) }
  expect(readWith(before, draftOfChoice(before, ['US$']))).toEqual(before)
})

test('the words of a question fill in the options, and an amount parts the outcomes at a value', () => {
  const names = (text: string) => draftOfChoice(read(text), []).options.map(({ name }) => name)
  expect(names(`Should I buy or lease? ${tea}`)).toEqual(['buy', 'lease'])
  expect(names(`I must decide whether to sell the boat. ${tea}`)).toEqual(['sell the boat', 'do not sell the boat'])
  expect(names(tea)).toEqual(['', ''])
  expect(draftOfChoice(read('What will tea cost in 2031?'), ['US$'])).toMatchObject({ by: 'value', valueUnit: 'US$' })
  expect(draftOfChoice(read(tea), [])).toMatchObject({ by: 'answer', hasAmounts: false })
})

const draft = draftOfChoice({ ...read(tea), choice: full }, [])
const [buy, lease] = draft.options

test.each<[string, Partial<ChoiceDraft>, string]>([
  ['a name', { options: [buy, { ...lease, name: ' ' }] as ChoiceDraft['options'] }, refusals['option-unnamed'].message],
  ['a second option', { options: [buy] as ChoiceDraft['options'] }, refusals['options-missing'].message],
  [
    'an amount',
    { options: [buy, { ...lease, brings: [null, 4] }] as ChoiceDraft['options'] },
    refusals['table-half-filled'].message,
  ],
  ['a unit', { unit: ' ' }, refusals['amounts-without-unit'].message],
  ['the value', { value: null }, 'Say the value at which your outcomes part.'],
])('what is begun without %s says so, and is no reading yet', (_what, change, why) => {
  expect(choiceOf({ ...draft, ...change })).toEqual({ choice: null, why })
  expect(readWith(read(tea), { ...draft, ...change })).toBeNull()
})

test('options are taken out again with what was said of them, and words stay where they were said', () => {
  const blank = { hasAmounts: false, again: '', options: draft.options.map((one) => ({ ...one, name: '' })) }
  const after = readWith({ ...read(tea), choice: full }, { ...draft, ...blank, decision: ' how much to store ' })
  expect(after).not.toHaveProperty('choice')
  expect(after?.parts[0]?.decision).toBe('how much to store')
  const both = read(`${tea} And when? I must decide whether to sell.`)
  expect(readWith(both, { ...draft, decision: 'x' })?.parts.map(({ decision }) => decision)).toEqual(
    both.parts.map(({ decision }, i) => (i === both.parts.findIndex((one) => one.decision !== null) ? 'x' : decision)),
  )
})
