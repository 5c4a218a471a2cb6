/** `accounts:resetPassword`: tells what a mailed code is for, or sets the new password that comes with it. */
import { type BodyOf, required } from '../bodies.ts'
import { findCode, saveCodeAsUsed } from '../mails/code-store.ts'
import type { Caller } from '../mails/post.ts'
import { giveToOwner, passwordColumns, type Service } from '../service.ts'
import { ToolkitError } from '../toolkit-error.ts'
import { changeUser } from '../user-store.ts'
import { describeCode, refuseMoved } from './apply-code.ts'

export async function resetPassword(
  service: Service,
  { oobCode, newPassword }: BodyOf<'resetPassword'>,
  caller: Caller,
) {
  const { db, now, throttle } = service
  const code = await findCode(db, required(oobCode, 'MISSING_OOB_CODE'), now())
  if (!newPassword) return describeCode(code)
  if (code.kind !== 'PASSWORD_RESET' || code.uid === null) throw new ToolkitError('INVALID_OOB_CODE')
  const columns = await passwordColumns(service, newPassword, caller)
  await changeUser(db, code.uid, async (trx, user) => {
    if (user.disabled) throw new ToolkitError('USER_DISABLED')
    refuseMoved(user, code)
    await saveCodeAsUsed(trx, code, now())
    return giveToOwner(trx, user, columns, now())
  })
  await throttle.forgetTries(code.email, caller.network)
  return { email: code.email, requestType: code.kind }
}
