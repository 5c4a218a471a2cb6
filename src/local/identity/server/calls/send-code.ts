/** `accounts:sendOobCode`: mails a link that resets a password, verifies or changes an address, or signs in. */
import { type BodyOf, required, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import type { Service } from '../service.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByEmail } from '../user-store.ts'

type Body = BodyOf<'sendOobCode'>
type Send = (service: Service, body: Body, caller: Caller) => Promise<{ email: string }>

const kinds: Record<string, Send> = {
  async PASSWORD_RESET(service, { email, continueUrl }, caller) {
    const { db, throttle, post } = service
    const to = requiredEmail(email)
    await throttle.countOne('lookUps', caller.network)
    if (service.hidesAddresses) return resetUnseen(service, { email: to, continueUrl }, caller)
    const user = await findUserByEmail(db, to)
    if (!user) throw new ToolkitError('EMAIL_NOT_FOUND')
    if (user.disabled) throw new ToolkitError('USER_DISABLED')
    await post.countMail('PASSWORD_RESET', to, caller)
    await post.mailCode(db, { kind: 'PASSWORD_RESET', uid: user.uid, email: to, continueUrl }, caller)
    return { email: to }
  },

  async EMAIL_SIGNIN({ db, post }, { email, continueUrl }, caller) {
    const to = requiredEmail(email)
    await post.countMail('EMAIL_SIGNIN', to, caller)
    await post.mailCode(db, { kind: 'EMAIL_SIGNIN', uid: null, email: to, continueUrl }, caller)
    return { email: to }
  },

  async VERIFY_EMAIL({ db, post, sessions }, { idToken, continueUrl }, caller) {
    const { user } = await sessions.find(required(idToken, 'MISSING_ID_TOKEN'))
    const email = required(user.email ?? undefined, 'MISSING_EMAIL')
    await post.countMail('VERIFY_EMAIL', email, caller)
    await post.mailCode(db, { kind: 'VERIFY_EMAIL', uid: user.uid, email, continueUrl }, caller)
    return { email }
  },

  async VERIFY_AND_CHANGE_EMAIL(service, { idToken, newEmail, continueUrl }, caller) {
    const { db, post, sessions, throttle, hidesAddresses } = service
    const session = await sessions.find(required(idToken, 'MISSING_ID_TOKEN'))
    sessions.refuseOld(session)
    const { uid, email } = session.user
    const new_email = requiredEmail(newEmail, { missing: 'MISSING_NEW_EMAIL', invalid: 'INVALID_NEW_EMAIL' })
    const from = required(email ?? undefined, 'MISSING_EMAIL')
    await throttle.countOne('lookUps', caller.network)
    if (hidesAddresses) await post.countMail('VERIFY_AND_CHANGE_EMAIL', new_email, caller)
    if (await findUserByEmail(db, new_email)) {
      if (hidesAddresses) return { email: from }
      throw new ToolkitError('EMAIL_EXISTS')
    }
    if (!hidesAddresses) await post.countMail('VERIFY_AND_CHANGE_EMAIL', new_email, caller)
    const code = { kind: 'VERIFY_AND_CHANGE_EMAIL', uid, email: from, new_email, continueUrl } as const
    await post.mailCode(db, code, caller)
    return { email: from }
  },
}

/**
 * The same whether there is an account or not: what is counted, what is said, and how long it takes. So nobody waits for
 * the mail, or hears that it could not leave.
 */
async function resetUnseen(
  { db, post }: Service,
  { email, continueUrl }: Pick<Body, 'continueUrl'> & { email: string },
  caller: Caller,
): Promise<{ email: string }> {
  await post.countMail('PASSWORD_RESET', email, caller)
  const user = await findUserByEmail(db, email)
  const code = { kind: 'PASSWORD_RESET', uid: user?.uid ?? null, email, continueUrl } as const
  if (user && !user.disabled) post.mailCode(db, code, caller).catch(() => {})
  return { email }
}

export const sendCode: Send = (service, body, caller) => {
  const type = required(body.requestType, 'MISSING_REQ_TYPE')
  const send = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (!send) throw new ToolkitError('INVALID_REQ_TYPE')
  return send(service, body, caller)
}
