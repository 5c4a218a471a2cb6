/** When an observation answers, and what. */
import { expect, test } from 'vitest'
import { answerOf, type Observed } from './rule.ts'

const known = { value: 1.31, knownSince: new Date('2028-01-14T10:00:00Z'), isProvisional: false } as const
const yearly: Observed = { ...known, frequency: 'yearly' }
const rule = { comparison: '>=', threshold: 1.3 } as const
const on = (day: string) => new Date(`${day}T12:00:00Z`)

test.each([
  ['>=', 1.31, 'yes'],
  ['>', 1.31, 'no'],
  ['<=', 1.31, 'yes'],
  ['<', 1.31, 'no'],
  ['<', 1.32, 'yes'],
] as const)('a value of 1.31 asked to be %s %d answers %s', (comparison, threshold, value) => {
  expect(answerOf({ comparison, threshold }, yearly, on('2028-01-14'))).toEqual({ value, on: '2028-01-14' })
})

test.each([
  ['yearly', '2028-04-13', null],
  ['yearly', '2028-04-14', '2028-04-13'],
  ['monthly', '2028-02-13', null],
  ['monthly', '2028-02-14', '2028-02-13'],
] as const)('a provisional value of a %s series answers on %s: %s', (frequency, day, since) => {
  const observed = { ...yearly, frequency, isProvisional: true }
  const midnight = new Date(`${day}T00:00:00Z`)
  expect(answerOf(rule, observed, midnight)?.on ?? null).toBe(since)
})

test('a rule of the first published value does not wait for one that is final', () => {
  const observed = { ...yearly, isProvisional: true }
  expect(answerOf({ ...rule, firstPublished: true }, observed, on('2028-01-14'))).toEqual({
    value: 'yes',
    on: '2028-01-14',
  })
})
