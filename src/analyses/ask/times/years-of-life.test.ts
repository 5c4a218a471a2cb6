/** Years that are counted from somebody's life; on the last day of November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const first = (text: string) => readQuestion(text, new Date('2026-11-30')).parts[0]

test.for<[question: string, kind: string, to: number, month: string | undefined]>([
  ['My boy was born in October 2020. Will it rain tea before his thirtieth birthday?', 'by', 2050, '10'],
  ['Our son was born in 2024. Will it rain tea by his 14th birthday?', 'by', 2038, undefined],
  ['I was born on 3 May 1990. Will it rain tea before my fifty-first birthday?', 'by', 2041, '05'],
  ['My daughter is 12 now. Will it rain tea before she turns 40?', 'by', 2053, undefined],
  ['Will it rain tea before she turns 40, she is 12 now?', 'by', 2053, undefined],
  ['My 3-year-old loves it. Will it rain tea by the time he is thirty?', 'by', 2053, undefined],
  ["I'm 52. Will it rain tea before I turn 65?", 'by', 2038, undefined],
  ['Will it rain tea by the time I retire in 2041?', 'by', 2041, undefined],
  ['Will it rain tea before we turn 65 in 2041?', 'by', 2040, undefined],
  ['What will tea cost when my twins finish school in 2035?', 'in', 2035, undefined],
])('%s', ([question, kind, to, month]) => {
  expect(first(question)).toMatchObject({ when: { kind, to } })
  expect(first(question)?.when?.month).toBe(month)
  expect(first(question)?.unread).toBeUndefined()
})

test.for<[question: string, unread: string[] | undefined]>([
  ['Will it rain tea before she turns 40?', ['40']],
  ['Will somebody turn 123 before 2050?', ['123']],
])('of whom nothing is told no year is known: %s', ([question, unread]) => {
  expect(first(question)?.unread).toEqual(unread)
})
