/** What a signed-in person does with their account: read it, change it, delete it. */
import { type BodyOf, required } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import { revokedAt } from '../revocation.ts'
import { changeSelf, describeProviders, onlyByMail, passwordColumns, present, type Service } from '../service.ts'
import type { Session } from '../sessions.ts'
import type { User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { removeProviders, saveUser, type UserChanges } from '../user-store.ts'
import { removeUser } from '../whole-user.ts'
import { applyCode } from './apply-code.ts'

type Update = BodyOf<'update'>

export async function lookUp({ sessions }: Service, { idToken }: BodyOf<'lookup'>) {
  const { user } = await sessions.find(required(idToken, 'MISSING_ID_TOKEN'))
  return { users: [describeUser(user)] }
}

export async function deleteAccount({ db, sessions, throttle }: Service, { idToken }: BodyOf<'delete'>) {
  const session = await sessions.find(required(idToken, 'MISSING_ID_TOKEN'))
  sessions.refuseOld(session)
  await removeUser(db, throttle, session.user.uid)
  return {}
}

/** With a code from a mail it does what the code is for; with a token it changes the token's user. */
export async function update(service: Service, body: Update, caller: Caller) {
  if (body.oobCode !== undefined) return applyCode(service, body.oobCode, caller)
  const session = await service.sessions.find(required(body.idToken, 'MISSING_ID_TOKEN'))
  if (body.email !== undefined && body.email.toLowerCase() !== session.user.email) throw new ToolkitError(onlyByMail)
  const changes = await changesIn(service, body, session, caller)
  const user = await changeSelf(service, session, async (trx, found) => {
    const left = await removeProviders(trx, found, (id) => body.deleteProvider.includes(id))
    return Object.keys(changes).length ? saveUser(trx, left, changes) : left
  })
  const tokens = changes.password_hash
    ? await service.sessions.start(user, 'password')
    : await service.sessions.renew(user, session)
  return { ...describeUser(user), ...tokens }
}

/** A new password ends every session but the one that begins with this answer. */
async function changesIn(service: Service, body: Update, session: Session, caller: Caller): Promise<UserChanges> {
  const { displayName, photoUrl, password, deleteProvider } = body
  if (password !== undefined) {
    service.sessions.refuseOld(session)
    if (session.user.email === null) throw new ToolkitError('MISSING_EMAIL')
  }
  return {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(photoUrl !== undefined && { photo_url: photoUrl }),
    ...(deleteProvider.includes('phone') && { phone_number: null }),
    ...(deleteProvider.includes('password') && { password_hash: null, password_at: null, by_email_link: false }),
    ...(password !== undefined && {
      ...(await passwordColumns(service, password, caller)),
      ...revokedAt(service.now()),
    }),
  }
}

/** As `accounts:lookup` tells it. That there is a password is said, never its hash. */
function describeUser(user: User) {
  return {
    localId: user.uid,
    emailVerified: user.email_verified,
    disabled: user.disabled,
    createdAt: String(user.created_at.getTime()),
    validSince: String(user.valid_since.getTime() / 1000),
    emailLinkSignin: user.by_email_link,
    providerUserInfo: describeProviders(user),
    ...present({
      email: user.email,
      displayName: user.display_name,
      photoUrl: user.photo_url,
      phoneNumber: user.phone_number,
      lastLoginAt: user.seen_at && String(user.seen_at.getTime()),
      passwordUpdatedAt: user.password_at?.getTime(),
      passwordHash: user.password_hash === null ? null : 'UkVEQUNURUQ=',
    }),
  }
}
