/**
 * `accounts:signUp`: a new account with a password, a guest without one, or a password for somebody who is already
 * signed in.
 */
import { type BodyOf, required, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import { revokedAt } from '../revocation.ts'
import {
  changeSelf,
  passwordColumns,
  refuseNewcomers,
  refuseOtherEmail,
  type Service,
  sessionIn,
  welcome,
} from '../service.ts'
import type { Session } from '../sessions.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByEmail, saveUser } from '../user-store.ts'

type Body = BodyOf<'signUp'>

export async function signUp(service: Service, body: Body, caller: Caller) {
  const session = await sessionIn(service, body)
  if (session) return addPassword(service, body, session, caller)
  refuseNewcomers(service)
  const isGuest = body.email === undefined && body.password === undefined
  if (isGuest && !service.anonymous) throw new ToolkitError('ADMIN_ONLY_OPERATION')
  await service.throttle.countOne('signUps', caller.network)
  return isGuest ? signUpGuest(service) : signUpWithPassword(service, body, caller)
}

async function signUpGuest(service: Service) {
  const user = await welcome(service, service.db, { anonymous: true })
  return { ...(await service.sessions.start(user, 'anonymous')), isNewUser: true }
}

async function signUpWithPassword(service: Service, body: Body, caller: Caller) {
  const { email, password } = credentialsIn(body)
  if (await findUserByEmail(service.db, email)) throw new ToolkitError('EMAIL_EXISTS')
  const columns = await passwordColumns(service, password, caller)
  const user = await welcome(service, service.db, { email, display_name: body.displayName ?? null, ...columns })
  return { ...(await service.sessions.start(user, 'password')), email, displayName: body.displayName, isNewUser: true }
}

/** A guest becomes a user and stays the same one. For anybody else a new password is as sensitive as a change of it. */
async function addPassword(service: Service, body: Body, session: Session, caller: Caller) {
  if (!session.user.anonymous) service.sessions.refuseOld(session)
  const { email, password } = credentialsIn(body)
  await service.throttle.countOne('lookUps', caller.network)
  const owner = await findUserByEmail(service.db, email)
  if (owner && owner.uid !== session.user.uid) throw new ToolkitError('EMAIL_EXISTS')
  refuseOtherEmail(session.user, email)
  const columns = await passwordColumns(service, password, caller)
  const user = await changeSelf(service, session, async (trx, found) => {
    refuseOtherEmail(found, email)
    const revoked = found.password_hash === null ? {} : revokedAt(service.now())
    return saveUser(trx, found, { email, anonymous: false, ...columns, ...revoked })
  })
  return { ...(await service.sessions.start(user, 'password')), email, isNewUser: false }
}

function credentialsIn({ email, password }: Body) {
  return { email: requiredEmail(email), password: required(password, 'MISSING_PASSWORD') }
}
