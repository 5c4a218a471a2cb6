import { expect, test } from 'vitest'
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import { failureOf, troubleOf } from './failure.ts'

test.for<[RefusalCode, string]>([
  ['session-ended', 'signed-out'],
  ['no-token', 'signed-out'],
  ['sign-in-needed', 'signed-out'],
  ['two-users', 'signed-out'],
  ['sign-in-unreachable', 'again'],
  ['internal-error', 'again'],
  ['draft-too-large', 'refused'],
  ['invalid-input', 'refused'],
])('a refusal with %s is %s, in its own words', ([code, is]) => {
  const refusal = new Refusal(code)
  expect(failureOf(refusal)).toEqual({ is, message: refusal.message, code })
})

test('what is refused of single fields is said with their names, but where a form says it at each', () => {
  const refusal = new Refusal('invalid-input', [
    { field: 'name', reason: 'has a sign in it that cannot be seen' },
    { field: 'sectors.0.longTitle', reason: 'is missing' },
  ])
  expect(failureOf(refusal).message).toBe(
    `${refusal.message} Name: it has a sign in it that cannot be seen. Long title: it is missing.`,
  )
  expect(troubleOf(refusal)).toEqual({ message: refusal.message, faults: refusal.details })
})

test('no answer at all means offline; an answer that nobody can read may be better in a moment', () => {
  expect(failureOf(new TypeError('Failed to fetch')).is).toBe('offline')
  expect(failureOf(new SyntaxError('Unexpected token <')).is).toBe('again')
  expect(failureOf('thrown by somebody').is).toBe('again')
})

test('without a connection that is the cause, whichever call noticed it first; what is refused stays refused', () => {
  expect(failureOf(new Refusal('sign-in-unreachable'), true).is).toBe('offline')
  expect(failureOf(new Refusal('draft-too-large'), true).is).toBe('refused')
  expect(failureOf(new Refusal('session-ended'), true).is).toBe('signed-out')
})
