/** A user with all that hangs on them: told to themselves, and removed for good. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Db } from './tables.ts'
import type { Throttle } from './throttle.ts'
import { findUser } from './user-store.ts'

export async function describeUser(db: Db, throttle: Throttle, uid: string): Promise<Record<string, unknown> | null> {
  const user = await findUser(db, uid)
  if (!user) return null
  const { rows: signIns } = await sql`
    select provider, auth_time as since, expires_at as until from identity.sign_in where uid = ${uid} order by auth_time`.execute(
    db,
  )
  const { rows: mails } = await sql`
    select subject, at from identity.mail where recipient = ${user.email} order by at`.execute(db)
  return {
    uid,
    email: user.email,
    emailVerified: user.email_verified,
    name: user.display_name,
    photoUrl: user.photo_url,
    phoneNumber: user.phone_number,
    hasPassword: user.password_hash !== null,
    passwordAt: user.password_at,
    createdAt: user.created_at,
    lastSignIn: user.seen_at,
    providers: user.providers,
    signIns,
    mails,
    wrongPasswords: user.email === null ? 0 : await throttle.countWrong(user.email),
  }
}

/** Also the letters to them that wait in the outbox, and the codes that were sent to their address. */
export async function removeUser(db: QueryExecutorProvider, throttle: Throttle, uid: string): Promise<void> {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    delete from identity.user where uid = ${uid} returning email, phone_number as phone`.execute(db)
  for (const { email, phone } of rows) {
    await sql`delete from identity.mail where recipient in (${email}, ${phone}) or position(${email} in text) > 0`.execute(
      db,
    )
    await sql`delete from identity.code where email = ${email} or new_email = ${email}`.execute(db)
    await sql`delete from identity.phone_code where phone_number = ${phone}`.execute(db)
    for (const account of [email, phone]) if (account !== null) await throttle.forgetAccount(db, account)
  }
}
