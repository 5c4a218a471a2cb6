/** What the form of a question leaves to be an answer; on 26 November 2026. */
import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import type { PredictionView } from '../../views.ts'
import type { Writing } from '../../writing.ts'
import { isBeginning, isComparison, isOfItsCondition } from './asked-form.ts'

/** Of the world nothing else is looked at. */
const writing = (text: string) =>
  ({
    part: 0,
    dossier: { read: readQuestion(text, new Date('2026-11-26')), understood: { text } },
  }) as unknown as Writing
const first = {
  item: { title: 'When will tea first be rationed?' },
  details: { question: { type: 'date' } },
} as unknown as PredictionView

describe('when something first comes does not answer whether it ends', () => {
  test.for([
    ['Will tea be rationed by end 2032?', false],
    ['Tea rationed by year-end 2032, chance', false],
    ['Will tea be rationed before the end of 2032?', false],
    ['Will the rationing of tea end by 2032?', true],
    ['Will an end to rationed tea come by 2032?', true],
  ] as const)('%s: %s', ([text, is]) => expect(isBeginning(writing(text), first)).toBe(is))
})

test.for([
  ['If it does not rain by 2030, how likely is it by 2040?', false],
  ['If it does not rain by 2030, how likely is dear tea by 2040?', true],
  ['Will tea be dear?', false],
] as const)('of “%s” something on a condition may be the answer: %s', ([text, is]) => {
  const onIt = { details: { condition: { on: 'prediction/1', outcome: 'no' } } } as unknown as PredictionView
  expect(isOfItsCondition(writing(text), onIt)).toBe(is)
})

test.for([
  ['Is more tea or more coffee drunk?', true],
  ['Tea rationed by 2032, which course to choose, tea or coffee', false],
  ['Which is dearer in 2032, tea or coffee?', true],
] as const)('“%s” compares: %s', ([text, is]) => expect(isComparison(writing(text))).toBe(is))
