/** What follows from something is asked on the condition of it; in 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const read = (question: string) => readQuestion(question, new Date('2026-11-22')).parts

test.for<[question: string, asked: string, given: string]>([
  ['It rains in May 2029. Will tea be dearer because of it?', 'Will tea be dearer', 'It rains'],
  [
    'A drought comes by 2030. Would tea be dearer in some year as a result?',
    'Would tea be dearer in some year',
    'A drought comes',
  ],
  ['Suppose a drought comes. Does tea rise as a consequence?', 'Does tea rise', 'a drought comes'],
  ['Kenya stops selling tea by 2030: would milk rise because of that?', 'would milk rise', 'Kenya stops selling tea'],
  ['Kenya stops selling tea, and would milk rise in consequence?', 'would milk rise', 'Kenya stops selling tea'],
])('“%s” asks whether “%s” given “%s”', ([question, asked, given]) => {
  const [part, ...others] = read(question)
  expect(others).toEqual([])
  expect([part?.of.words, part?.condition?.of.words, part?.unread]).toEqual([asked, given, undefined])
})

test('what follows from the first of two is asked on the condition of it', () => {
  const [first, second] = read('Will there be a drought by 2030, and will tea be dearer because of it?')
  expect(first?.condition).toBeNull()
  expect([second?.of.words, second?.condition?.of.words]).toEqual(['will tea be dearer', 'Will there be a drought'])
})

test('what follows from nothing that was told is left unread', () => {
  expect(read('Would tea be dearer in 2030 as a result?')[0]?.unread).toEqual(['as a result'])
})

test('what follows from what is named is asked of that', () => {
  expect(read('Will tea be dearer in 2030 as a result of drought?')[0]?.unread).toBeUndefined()
})
