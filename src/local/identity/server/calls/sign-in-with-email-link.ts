/** `accounts:signInWithEmailLink`: whoever holds the code from the mail and names its address is let in. */
import { type BodyOf, required, requiredEmail } from '../bodies.ts'
import { findCode, saveCodeAsUsed } from '../mails/code-store.ts'
import { changeSelf, giveToOwner, refuseOtherEmail, type Service, sessionIn, welcome } from '../service.ts'
import type { Session } from '../sessions.ts'
import type { Code, Db, User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { changeUser, findUserByEmail, saveUser } from '../user-store.ts'

export async function signInWithEmailLink(service: Service, body: BodyOf<'signInWithEmailLink'>) {
  const { db, now, sessions } = service
  const code = await findCode(db, required(body.oobCode, 'MISSING_OOB_CODE'), now())
  if (code.kind !== 'EMAIL_SIGNIN') throw new ToolkitError('INVALID_OOB_CODE')
  const email = requiredEmail(body.email)
  if (code.email !== email) throw new ToolkitError('INVALID_EMAIL')
  const session = await sessionIn(service, body)
  const owner = await findUserByEmail(db, email)
  const user = session ? await link(service, session, { owner, code }) : await enter(service, owner, code)
  return { ...(await sessions.start(user, 'password')), email, isNewUser: !session && !owner }
}

/** For somebody who is signed in: it becomes their address, or proves that it is. */
async function link(
  service: Service,
  session: Session,
  { owner, code }: { owner: User | null; code: Code },
): Promise<User> {
  if (owner && owner.uid !== session.user.uid) throw new ToolkitError('EMAIL_EXISTS')
  return changeSelf(service, session, async (trx, user) => {
    refuseOtherEmail(user, code.email)
    await saveCodeAsUsed(trx, code, service.now())
    return saveUser(trx, user, { email: code.email, email_verified: true, by_email_link: true, anonymous: false })
  })
}

async function enter(service: Service, owner: User | null, code: Code): Promise<User> {
  const { db, now } = service
  const byLink = { email_verified: true, by_email_link: true }
  if (!owner) {
    return db.transaction().execute(async (trx) => {
      await saveCodeAsUsed(trx, code, now())
      return welcome(service, trx, { email: code.email, ...byLink })
    })
  }
  return changeUser(db, owner.uid, (trx, user) => enterAs(trx, user, { code, now: now() }))
}

/** A password that was set before anybody proved the address may be a stranger's, who waits for its owner: it goes. */
async function enterAs(trx: Db, user: User, { code, now }: { code: Code; now: Date }): Promise<User> {
  if (user.disabled) throw new ToolkitError('USER_DISABLED')
  if (user.email !== code.email) throw new ToolkitError('INVALID_OOB_CODE')
  await saveCodeAsUsed(trx, code, now)
  if (user.email_verified) return saveUser(trx, user, { by_email_link: true })
  return giveToOwner(trx, user, { password_hash: null, password_at: null, by_email_link: true }, now)
}
