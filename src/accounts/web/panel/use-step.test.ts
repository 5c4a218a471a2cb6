import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { stateAfter } from './use-step.ts'

const authProblem = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })
const failed = (text: string) => ({ is: 'failed', text, details: [] })

test.each<[problem: unknown, state: unknown]>([
  [authProblem('auth/requires-recent-login'), { is: 'unproven' }],
  [authProblem('auth/wrong-password'), failed('That is not the password of this account.')],
  [authProblem('auth/invalid-credential'), failed('That is not the password of this account.')],
  [authProblem('auth/network-request-failed'), failed('A network error has occurred')],
  [authProblem('auth/what-nobody-knows'), failed('An internal error has occurred.')],
  [new TypeError('Failed to fetch'), failed('A network error has occurred')],
  [
    new Refusal('nickname-taken'),
    {
      is: 'failed',
      text: 'Somebody else goes by this nickname, or one that looks like it.',
      code: 'nickname-taken',
      details: [],
    },
  ],
  [
    new Refusal('invalid-input', [{ field: 'nickname', reason: 'is too short' }]),
    {
      is: 'failed',
      text: 'Some of what you sent needs another look.',
      code: 'invalid-input',
      details: [{ field: 'nickname', reason: 'is too short' }],
    },
  ],
])('%s is said in words', (problem, state) => {
  expect(stateAfter(problem)).toEqual(state)
})
