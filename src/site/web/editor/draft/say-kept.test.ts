import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { failureOf } from '#kit/web/failure.ts'
import type { KeepState } from './autosave.ts'
import { sayKept } from './say-kept.ts'

const failed = (error: unknown): KeepState => ({ is: 'failed', failure: failureOf(error) })
const lies = 'Nothing you typed is lost; it stays in this browser.'

test.for<[KeepState, string]>([
  [{ is: 'unchanged' }, ''],
  [{ is: 'waiting' }, 'Keeping…'],
  [{ is: 'keeping' }, 'Keeping…'],
  [{ is: 'kept', at: new Date(2026, 10, 21, 14, 2) }, 'Draft kept 14:02'],
  [{ is: 'here' }, 'Kept in this browser. Sign in to keep it with your account.'],
])('%j is said quietly: "%s"', ([kept, text]) => expect(sayKept(kept, 'kept')).toEqual({ text, isFailure: false }))

test.for<[unknown, string]>([
  [new TypeError('Failed to fetch'), `Not kept on the server: you are offline, or the connection broke. ${lies}`],
  [new Refusal('sign-in-unreachable'), `Not kept on the server: the sign-in service cannot be reached. ${lies}`],
  [new Refusal('session-ended'), `Not kept on the server: you are not signed in any more. ${lies}`],
  [new Refusal('internal-error'), `Not kept on the server: the server cannot do it just now. ${lies}`],
  [
    new Refusal('too-many-items'),
    `Not kept on the server. You have reached the most that one account may keep here. ${lies}`,
  ],
])('%s is said aloud, and that nothing is lost', ([error, text]) => {
  expect(sayKept(failed(error), 'kept')).toEqual({ text, isFailure: true })
})

test('R51 where this browser keeps nothing, nobody is told that it does', () => {
  expect(sayKept(failed(new TypeError('Failed to fetch')), 'off').text).toContain('in this page alone')
  expect(sayKept({ is: 'here' }, 'full')).toEqual({
    text: 'It stands in this page alone: leave it open.',
    isFailure: true,
  })
})
