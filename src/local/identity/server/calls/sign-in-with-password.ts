/**
 * `accounts:signInWithPassword`. Each try counts as a wrong one until it proves right, for the account and for where it
 * comes from.
 */
import { type BodyOf, required, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import type { Service } from '../service.ts'
import type { User } from '../tables.ts'
import { tooMany } from '../throttle.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByEmail } from '../user-store.ts'

export async function signInWithPassword(service: Service, body: BodyOf<'signInWithPassword'>, caller: Caller) {
  const { db, sessions, throttle, post } = service
  const { network } = caller
  const email = requiredEmail(body.email)
  const password = required(body.password, 'MISSING_PASSWORD')
  const { isFree } = await countNetwork(service, email, network)
  const { isAttack } = await throttle.countTry(email, network)
  const user = await findUserByEmail(db, email)
  const isRight = await service.passwords.isRight(password, user?.password_hash ?? null)
  if (user && isAttack && !isRight) await post.warnOwner(db, user, 'guessed', caller)
  if (!user || !isRight) throw refusalOf(service, user, isFree)
  await throttle.forgetOne('wrongPasswords', network)
  await throttle.forgetTries(email, network)
  const answer = await sessions.start(user, 'password')
  return { ...answer, registered: true, email, displayName: user.display_name ?? '' }
}

/** Guesses at others lock out nobody who has signed in from there: the right password alone is told that somebody has. */
async function countNetwork({ throttle }: Service, email: string, network: string): Promise<{ isFree: boolean }> {
  const isFree = await throttle.countWithin('wrongPasswords', network)
  if (!isFree && !(await throttle.isKnown(email, network))) throw tooMany()
  return { isFree }
}

function refusalOf({ hidesAddresses }: Service, user: User | null, isFree: boolean): ToolkitError {
  if (!isFree) return tooMany()
  if (hidesAddresses) return new ToolkitError('INVALID_LOGIN_CREDENTIALS')
  return new ToolkitError(user ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND')
}
