/** Signing in by a code sent to a telephone. There is none here: the code lies in the outbox, on this machine alone. */
import { type BodyOf, required } from '../bodies.ts'
import { findProvenNumber, savePhoneCode, savePhoneProof } from '../phone-code-store.ts'
import type { Caller } from '../mails/post.ts'
import { changeSelf, type Service, sessionIn, welcome } from '../service.ts'
import type { Session } from '../sessions.ts'
import type { User } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { findUserByPhone, saveUser } from '../user-store.ts'

/** E.164: a plus, the country, the number. */
const numberPattern = /^\+[1-9]\d{6,14}$/

export async function sendPhoneCode(
  { db, now, post, throttle }: Service,
  body: BodyOf<'sendVerificationCode'>,
  { network }: Caller,
) {
  const phoneNumber = required(body.phoneNumber, 'MISSING_PHONE_NUMBER').replaceAll(/[\s().-]/g, '')
  if (!numberPattern.test(phoneNumber)) throw new ToolkitError('INVALID_PHONE_NUMBER')
  await throttle.countOne('phoneCodes', network)
  await throttle.countOne('phoneCodesToOne', phoneNumber)
  const { sessionInfo, code } = await savePhoneCode(db, phoneNumber, now())
  await post.keepPhoneCode(db, phoneNumber, code)
  return { sessionInfo }
}

export async function signInWithPhone(service: Service, body: BodyOf<'signInWithPhoneNumber'>, { network }: Caller) {
  const { db, now, sessions, throttle } = service
  const session = await sessionIn(service, body)
  const phoneNumber = await findProvenNumber(db, body, now())
  const owner = await findUserByPhone(db, phoneNumber)
  if (session) {
    if (owner && owner.uid !== session.user.uid) {
      // The number is proven, yet another's: with this the caller may go on as that other.
      return {
        phoneNumber,
        temporaryProof: await savePhoneProof(db, phoneNumber, now()),
        temporaryProofExpiresIn: '600',
      }
    }
    return answer(await link(service, session, phoneNumber), false)
  }
  if (owner) return answer(owner, false)
  if (body.operation === 'REAUTH') throw new ToolkitError('USER_NOT_FOUND')
  await throttle.countOne('signUps', network)
  return answer(await welcome(service, db, { phone_number: phoneNumber }), true)

  async function answer(user: User, isNewUser: boolean) {
    return { ...(await sessions.start(user, 'phone')), phoneNumber, isNewUser }
  }
}

function link(service: Service, session: Session, phoneNumber: string): Promise<User> {
  return changeSelf(service, session, (trx, user) =>
    saveUser(trx, user, { phone_number: phoneNumber, anonymous: false }),
  )
}
