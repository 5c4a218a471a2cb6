/** Numbers in words and in digits, as people write them. */
import { expect, test } from 'vitest'
import { numberPattern, readNumber } from './number-words.ts'

const first = (text: string) => new RegExp(numberPattern, 'u').exec(text)?.[0]

test.for<[text: string, value: number]>([
  ['one hundred and fifty', 150],
  ['one hundred twenty', 120],
  ['two thousand five hundred', 2500],
  ['three hundred thousand', 300_000],
  ['one and a half million', 1_500_000],
  ['half a billion', 0.5e9],
  ['nine billion', 9e9],
  ['twenty-two', 22],
  ['1,200', 1200],
  ['10²⁸', 1e28],
  ['40 trillion', 40e12],
])('“%s” is one number', ([text, value]) => {
  expect(first(`at ${text}, they say`)).toBe(text)
  expect(readNumber(text)).toBeCloseTo(value, 6)
})

test('what is no number is none, and a fraction is no whole one', () => {
  expect(readNumber('many')).toBeNaN()
  expect(readNumber('thousand')).toBeNaN()
  expect(first('cut by one fifth')).toBeUndefined()
})
