/**
 * Who has just come back from a provider by redirect, where they are signed in already: a guest who became somebody on
 * the way.
 */
import { type Auth, getAdditionalUserInfo, getRedirectResult, type UserCredential } from '@firebase/auth'

export async function cameBack(auth: Auth): Promise<UserCredential | null> {
  try {
    return await getRedirectResult(auth)
  } catch {
    return null // who is signed in stays so, and the page says it
  }
}

/** Whether this sign-in opened an account. */
export function isNewcomer(result: UserCredential): boolean {
  return getAdditionalUserInfo(result)?.isNewUser ?? false
}
