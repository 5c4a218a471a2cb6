/** What is wrong with a new password, by the policy that the sign-in service keeps. */
import { type Auth, validatePassword } from '@firebase/auth'
import { findUsual, usualPasswordLength, whyNotNewPassword } from '../../sign-in-rules.ts'

/** How long a password must be here. */
export async function readPasswordLength(auth: Auth): Promise<number> {
  const { passwordPolicy } = await validatePassword(auth, '').catch(() => findUsual(''))
  return passwordPolicy.customStrengthOptions.minPasswordLength ?? usualPasswordLength
}

export async function whyNotByPolicy(auth: Auth, password: string): Promise<string | null> {
  // Without the policy the usual length is asked for; the service has the last word in any case.
  const found = await validatePassword(auth, password).catch(() => findUsual(password))
  return whyNotNewPassword(password, found)
}
