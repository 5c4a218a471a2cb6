/** How the server is, asked as the operator who reads it. */
import { session } from '#accounts/web/session/session.ts'
import { healthAddresses } from '#kit/health/addresses.ts'
import type { healthContract } from '#kit/health/contract.ts'
import { createCaller } from '#kit/web/call.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'

const callHealth = createCaller<typeof healthContract>(healthAddresses, session)
const none = { params: {}, query: {} }

/** Several parts of the screen read it; it is asked once. */
export function useHealth() {
  return useAnswer(callHealth, 'findServerHealth', none)
}

export function forgetHealth(): void {
  stale(callHealth, ['findServerHealth'])
}
