import { expect, test } from 'vitest'
import { longestWish, wishOf } from './wish-words.ts'

test.each<[string, string | null]>([
  ['Who wins Eurovision in 2028?', 'eurovision'],
  ['Will EUROVISION be won by somebody?', 'eurovision'],
  ['What will a tonne of barley cost in 2029?', 'barley'],
  ['Will 0171 555 12345 reach 10115 Berlin, or B12345?', 'berlin'],
  ['', null],
  ['Will it?', null],
  [`Will ${'x'.repeat(31)} rise?`, null],
  ['\u202Egnippihs\u0000 <b>tax</b>', 'gnippihs tax'],
])('of “%s” is kept: %s', (question, words) => expect(wishOf(question)).toBe(words))

test('of an enormous question no more is kept than the table holds', () => {
  const wish = wishOf(
    Array.from({ length: 5000 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${'o'.repeat(20)}`).join(' '),
  )
  expect(wish?.split(' ')).toHaveLength(8)
  expect(wish?.length).toBeLessThanOrEqual(longestWish)
})
