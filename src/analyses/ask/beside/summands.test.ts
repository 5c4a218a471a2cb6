/** What is asked for together, and what is held against another by so much; on 29 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'
import { otherInGap } from './beside-words.ts'
import { summandsIn } from './summands.ts'

const read = (text: string) => readQuestion(text, new Date('2026-11-29')).parts[0]

test.for<[question: string, sum: string[] | undefined]>([
  ['Will tea and coffee together pass 5 million cups in 2030?', ['tea', 'coffee']],
  ['How much tea, coffee and cocoa will be drunk together in 2030?', ['tea', 'coffee', 'cocoa']],
  ['What will the combined output of tea and coffee be in 2030?', ['tea', 'coffee']],
  ['What is the sum of tea and coffee exports in 2030?', ['tea', 'coffee']],
  ['How many cups will tea and coffee add up to in 2030?', ['tea', 'coffee']],
  ['How many cups will tea and coffee make between them in 2030?', ['tea', 'coffee']],
  ['How many cups of tea plus coffee will there be in 2030?', ['cups of tea', 'coffee']],
  ['Will green tea and black tea together be above 5 million cups in 2030?', ['green tea', 'black']],
  ['Will tea and coffee both be dearer together in 2030?', undefined],
  ['In how many countries may two women drink tea together in 2030?', undefined],
  ['Will Ms Oolong and Ms Assam sign together by 2030?', undefined],
  ['When will tea and coffee together pass 5 million cups?', undefined],
])('“%s” adds %j', ([question, sum]) => expect(read(question)?.of.sum).toEqual(sum))

test('what is added is read, and what is added and not read is left', () => {
  expect(read('How much tea, coffee and cocoa will be drunk together in 2030?')).not.toHaveProperty('unread')
  expect(read('When will tea and coffee together pass 5 million cups?')?.unread).toEqual(['tea and coffee together'])
})

test.for<[question: string, other: string | null]>([
  ['Will tea make at least 500 cups more than coffee in 2030?', 'coffee'],
  ['Will tea lead coffee by more than 500 cups in 2030?', 'coffee by more than 500 cups'],
  ['What will tea and all coffee differ by in 2030?', 'coffee'],
  ['Will the gap between tea and coffee exceed 500 cups in 2030?', 'coffee exceed 500 cups'],
  ['Will tea be 500 cups higher in 2030 than in 2020?', null],
  ['Will tea be 5 degrees warmer than today in 2030?', null],
  ['Will tea exceed 500 cups in 2030?', null],
])('“%s” is held against %s', ([question, other]) => {
  const of = read(question)?.of
  expect(of?.measure === 'gap' ? otherInGap(of.words) : null).toBe(other)
})

test('of what names nothing that is added there is none', () => {
  expect(summandsIn('')).toBeNull()
  expect(summandsIn('together and together')).toBeNull()
  expect(summandsIn(`${'tea and '.repeat(40)}coffee together`)).toEqual(['tea', 'coffee'])
})
