/** An account as somebody who asks. */
import type { User } from '#kit/viewer.ts'
import { authorOf } from '../names.ts'
import type { Account, Used } from '../store.ts'

/** When a device was last used is known to this. */
const touchSeconds = 600

export function isOfLongAgo({ usedAt }: Used, now: Date): boolean {
  return now.getTime() / 1000 - usedAt > touchSeconds
}

/** Operators are named by their email, which counts only where the sign-in service has seen that it is theirs. */
export function isOperator(
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
  operatorEmails: readonly string[],
): boolean {
  return email !== null && emailVerified && operatorEmails.includes(email.toLowerCase())
}

export function userOf(account: Account, isVerified: boolean, mayOperate: boolean): User {
  const { id, email, hidesCrowd } = account
  return { id, name: authorOf(account), email, isVerified, isOperator: mayOperate, hidesCrowd }
}
