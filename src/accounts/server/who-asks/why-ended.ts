/**
 * Why the session of a cookie is over, for the browser that still brings it: only where that is known. Nobody learns it
 * without the cookie.
 */
import type { RefusalCode } from '#kit/refusal.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { createAccountStore } from '../store.ts'
import { digestOf } from './session-cookie.ts'

type Parts = { service: SignInService; accounts: ReturnType<typeof createAccountStore> }

export async function whyEnded({ service, accounts }: Parts, cookie: string, now: Date): Promise<RefusalCode | null> {
  const digest = digestOf(cookie)
  const session = await accounts.findSession(digest, now)
  if (session) return (await service.isRevoked(session.account.subject, session)) ? 'sign-in-revoked' : null
  return (await accounts.wasEndedElsewhere(digest)) ? 'signed-out-elsewhere' : null
}
