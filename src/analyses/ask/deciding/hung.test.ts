/** What somebody decides by an event, and which event that is. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const first = (text: string) => readQuestion(text, new Date('2026-11-22')).parts[0]

test.for<[question: string, words: string, decision: string | null]>([
  [
    'I sign only if tea is still dear in 2031, and I want at least four chances in five. Do I sign?',
    'How likely is it that tea is still dear',
    'I sign only if tea is still dear in 2031, and I want at least four chances in five',
  ],
  ['It pays only if tea is dear in 2031. Will it?', 'How likely is it that tea is dear', null],
  [
    'If tea is dear in 2031, we lose 90,000; insurance against it costs 15,000. Worth it?',
    'How likely is it that tea is dear',
    'insurance against it costs 15,000 – Worth it',
  ],
])('%s', ([question, words, decision]) => {
  expect(readQuestion(question, new Date('2026-11-22')).parts).toHaveLength(1)
  expect(first(question)).toMatchObject({ wants: 'chance', of: { words }, decision })
})

test('what is lost for sure hangs on nothing', () => {
  expect(first('We lose 90,000 a year. Should we close if tea is dear in 2031?')?.of.words).not.toContain('90')
})
