/**
 * `accounts:signInWithPassword`. Each try counts as a wrong one until it proves right, for the account and for where it
 * comes from.
 */
import { type BodyOf, required, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import type { Service } from '../service.ts'
import type { User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByEmail } from '../user-store.ts'

export async function signInWithPassword(service: Service, body: BodyOf<'signInWithPassword'>, caller: Caller) {
  const { db, sessions, throttle, post } = service
  const { network } = caller
  const email = requiredEmail(body.email)
  const password = required(body.password, 'MISSING_PASSWORD')
  await throttle.countOne('wrongPasswords', network)
  const { isAttack } = await throttle.countTry(email, network)
  const user = await findUserByEmail(db, email)
  const isRight = await service.passwords.isRight(password, user?.password_hash ?? null)
  if (user && isAttack && !isRight) await post.warnOwner(db, user, 'guessed', caller)
  if (!user || !isRight) throw new ToolkitError(wordFor(service, user))
  await throttle.forgetOne('wrongPasswords', network)
  await throttle.forgetTries(email, network)
  const answer = await sessions.start(user, 'password')
  return { ...answer, registered: true, email, displayName: user.display_name ?? '' }
}

function wordFor({ hidesAddresses }: Service, user: User | null): string {
  if (hidesAddresses) return 'INVALID_LOGIN_CREDENTIALS'
  return user ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND'
}
