/** Does what a mailed code is for, once, and tells beforehand what that is. */
import { findCode, removeCodesOf, removeLaterWaysBack, saveCodeAsUsed } from '../mails/code-store.ts'
import type { Caller } from '../mails/post.ts'
import { revokedAt } from '../revocation.ts'
import type { Service } from '../service.ts'
import type { Code, CodeKind, Db, User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { changeUser, findUserByEmail, saveUser } from '../user-store.ts'

type Change = (service: Service, trx: Db, found: { user: User; code: Code; caller: Caller }) => Promise<User>

/** Codes of other kinds are applied where a password is given or somebody signs in. */
const changes: Partial<Record<CodeKind, Change>> = {
  async VERIFY_EMAIL(_, trx, { user, code }) {
    refuseMoved(user, code)
    return saveUser(trx, user, { email_verified: true })
  },

  /** The old address hears of it in the same step: a change that could not be told does not happen. */
  async VERIFY_AND_CHANGE_EMAIL({ post, now }, trx, { user, code, caller }) {
    refuseMoved(user, code)
    const email = code.new_email ?? code.email
    if (await findUserByEmail(trx, email)) throw new ToolkitError('EMAIL_EXISTS')
    await removeCodesOf(trx, user.uid)
    const changed = await saveUser(trx, user, { email, email_verified: true, ...revokedAt(now()) })
    await post.mailCode(trx, { kind: 'RECOVER_EMAIL', uid: user.uid, email: code.email, new_email: email }, caller)
    return changed
  },

  /**
   * Whatever the address is by now. What was mailed to later addresses leads back there no more. Whoever has signed up
   * with the old address meanwhile, and never proven it theirs, may be the one who changed it, and must not bar the way
   * back.
   */
  async RECOVER_EMAIL({ now }, trx, { user, code }) {
    const holder = await findUserByEmail(trx, code.email)
    if (holder && holder.uid !== user.uid) {
      if (holder.email_verified) throw new ToolkitError('EMAIL_EXISTS')
      await saveUser(trx, holder, {
        email: null,
        password_hash: null,
        password_at: null,
        by_email_link: false,
        ...revokedAt(now()),
      })
    }
    await removeCodesOf(trx, user.uid)
    await removeLaterWaysBack(trx, code)
    return saveUser(trx, user, { email: code.email, email_verified: true, ...revokedAt(now()) })
  },

  /** Accounts here have no second factor that could be taken away again, but whoever has added one must go. */
  async REVERT_SECOND_FACTOR_ADDITION({ now }, trx, { user }) {
    return saveUser(trx, user, revokedAt(now()))
  },
}

export async function applyCode(service: Service, oobCode: string, caller: Caller) {
  const { db, now } = service
  const code = await findCode(db, oobCode, now())
  const change = changes[code.kind]
  if (!change || code.uid === null) throw new ToolkitError('INVALID_OOB_CODE')
  const user = await changeUser(db, code.uid, async (trx, found) => {
    await saveCodeAsUsed(trx, code, now())
    return change(service, trx, { user: found, code, caller })
  })
  return { localId: user.uid, email: user.email ?? undefined, emailVerified: user.email_verified }
}

/**
 * As `accounts:resetPassword` tells it where no new password comes along. Whose address a sign-in link is for is not
 * told.
 */
export function describeCode({ kind, email, new_email, details }: Code) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: kind,
    ...(kind !== 'EMAIL_SIGNIN' && { email }),
    ...(new_email !== null && { newEmail: new_email }),
    ...(details !== null && { mfaInfo: details }),
  }
}

/** A code is for the address that the account had when it was sent. */
export function refuseMoved(user: User, code: Code): void {
  if (user.email !== code.email) throw new ToolkitError('INVALID_OOB_CODE')
}
