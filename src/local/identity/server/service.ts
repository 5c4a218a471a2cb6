/** What every call of the identity service works with, and the few steps that several calls share. */
import { type PasswordPolicy, whyNotPassword } from '../password-policy.ts'
import { removeCodesOf } from './mails/code-store.ts'
import type { Passwords } from './passwords.ts'
import type { Caller, Post } from './mails/post.ts'
import { revokedAt } from './revocation.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Db, Provider, User } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { ToolkitError } from './toolkit-error.ts'
import { changeUser, type NewUser, removeProviders, saveNewUser, saveUser, type UserChanges } from './user-store.ts'

export type Service = {
  db: Db
  sessions: Sessions
  throttle: Throttle
  post: Post
  passwords: Passwords
  policy: PasswordPolicy
  projectId: string
  signUpIsClosed: boolean
  /** Whether somebody may sign in without saying who they are. */
  anonymous: boolean
  standIns: boolean
  /** As Google calls it, email enumeration protection: what is answered is the same with and without an account. */
  hidesAddresses: boolean
  now: () => Date
}

/** Whoever is not there yet, unless the door is closed. */
export async function welcome(service: Service, db: Db, fields: NewUser): Promise<User> {
  refuseNewcomers(service)
  return saveNewUser(db, fields, service.now())
}

export function refuseNewcomers({ signUpIsClosed }: Service): void {
  if (signUpIsClosed) throw new ToolkitError('ADMIN_ONLY_OPERATION')
}

/** A password that will do, as it is kept. Hashing is dear by design, so nobody has us do it without end. */
export async function passwordColumns(
  { passwords, policy, now, throttle }: Service,
  password: string,
  { network }: Caller,
) {
  const reason = whyNotPassword(password, policy)
  if (reason !== null) throw new ToolkitError(reason)
  await throttle.countOne('newPasswords', network)
  return { password_hash: await passwords.hash(password), password_at: now() }
}

/**
 * Somebody has proven by a mail that the address is theirs, from outside of any session. All that was given out before
 * ends. Had nobody proven it until now, the account may be another's trap: then every other way into it ends as well.
 */
export async function giveToOwner(trx: Db, user: User, changes: UserChanges, now: Date): Promise<User> {
  await removeCodesOf(trx, user.uid)
  const mayBeTrap = !user.email_verified
  const left = mayBeTrap ? await removeProviders(trx, user, () => true) : user
  return saveUser(trx, left, {
    ...(mayBeTrap && { phone_number: null }),
    ...changes,
    email_verified: true,
    ...revokedAt(now),
  })
}

/** An account's own address changes by a mail to the new one alone; whoever has none yet may claim a free one. */
export function refuseOtherEmail(user: User, email: string): void {
  if (user.email !== null && user.email !== email) throw new ToolkitError(onlyByMail)
}

export const onlyByMail = 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'

/** The session that a body's token opens, or null where it brings none. */
export async function sessionIn(
  { sessions }: Service,
  { idToken }: { idToken?: string | undefined },
): Promise<Session | null> {
  return idToken === undefined ? null : sessions.find(idToken)
}

/**
 * A change that somebody makes to themselves. Between the look at their token and the change time may pass, and the
 * owner of the address may have taken the account back meanwhile: then this session has ended, and what it began does
 * not happen.
 */
export function changeSelf(
  { db }: Service,
  session: Session,
  change: (trx: Db, user: User) => Promise<User>,
): Promise<User> {
  return changeUser(db, session.user.uid, async (trx, user) => {
    if (user.disabled) throw new ToolkitError('USER_DISABLED')
    if (session.authTime < user.valid_since) throw new ToolkitError('TOKEN_EXPIRED')
    return change(trx, user)
  })
}

/** Every way in that an account has, as the SDK lists them. */
export function describeProviders(user: User) {
  const { email, phone_number, display_name, photo_url } = user
  const hasPassword = email !== null && (user.password_hash !== null || user.by_email_link)
  return [
    ...(hasPassword
      ? [describeProvider({ provider_id: 'password', raw_id: email, email, display_name, photo_url })]
      : []),
    ...user.providers.map(describeProvider),
    ...(phone_number === null ? [] : [{ providerId: 'phone', rawId: phone_number, phoneNumber: phone_number }]),
  ]
}

function describeProvider({ provider_id, raw_id, email, display_name, photo_url }: Provider) {
  return {
    providerId: provider_id,
    rawId: raw_id,
    federatedId: raw_id,
    ...present({ email, displayName: display_name, photoUrl: photo_url }),
  }
}

/** What there is of an object: the toolkit leaves out what is not set. */
export function present<T extends object>(fields: T): Partial<{ [Name in keyof T]: NonNullable<T[Name]> }> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(entries) as Partial<{ [Name in keyof T]: NonNullable<T[Name]> }> // the same names, fewer of them
}
