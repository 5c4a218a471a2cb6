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
  [
    'The investment only pays if tea is dear in 2031, and I need better than two to one odds. Should I?',
    'How likely is it that tea is dear',
    'The investment only pays if tea is dear in 2031, and I need better than two to one odds',
  ],
  [
    'I hedge only if tea is more than 75 % likely to cost 60 dollars in 2031. Hedge?',
    'How likely is it that tea will cost 60 dollars',
    'I hedge only if tea is more than 75 % likely to cost 60 dollars in 2031',
  ],
  [
    'I keep them only if tea will probably be dear in 2031. Keep them?',
    'How likely is it that tea will be dear',
    'I keep them only if tea will probably be dear in 2031',
  ],
  [
    'I hedge only if a tea strike that starts before 2031 is less than 45 % likely. Hedge?',
    'How likely is it that there is a tea strike that starts',
    'I hedge only if a tea strike that starts before 2031 is less than 45 % likely',
  ],
  [
    'We plant only if it is 3 in 4 or better that tea is dear in 2031. Do we?',
    'How likely is it that tea is dear',
    'We plant only if it is 3 in 4 or better that tea is dear in 2031',
  ],
  [
    'We plant only if the chance that tea is dear in 2031 is above 40 %. Plant?',
    'How likely is it that tea is dear',
    'We plant only if the chance that tea is dear in 2031 is above 40 %',
  ],
  ['It pays only if tea is dear in 2031. Will it?', 'How likely is it that tea is dear', null],
  [
    'I would only wait if tea is likely to sell for under 15 cents in 2031, so will it?',
    'How likely is it that tea will sell for under 15 cents',
    'I would wait only if so',
  ],
  [
    'My fund will only sell when tea falls below 60 dollars in 2031, but does it?',
    'How likely is it that tea falls below 60 dollars',
    'My fund will sell only if so',
  ],
  [
    "We'd only buy tea if it is expected to top 5 dollars in 2031. Will it?",
    'How likely is it that tea will top 5 dollars',
    "We'd buy tea only if so",
  ],
  ['If tea is dear in 2031, we buy, so will it?', 'How likely is it that tea is dear', 'If so, we buy'],
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
