/** Codes that were sent by mail: each opens one thing, once, for a while. Their hashes alone are kept. */
import { sql } from 'kysely'
import { digestOf, makeSecret } from '../secrets.ts'
import type { Code, CodeKind, Db } from '../tables.ts'
import { ToolkitError } from '../toolkit-error.ts'

const hourMs = 3_600_000
/** What undoes a change that somebody else made must still work when its owner reads their mail two days later. */
export const lifeHours: Record<CodeKind, number> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 1,
  EMAIL_SIGNIN: 1,
  VERIFY_AND_CHANGE_EMAIL: 1,
  RECOVER_EMAIL: 72,
  REVERT_SECOND_FACTOR_ADDITION: 72,
}

type NewCode = Pick<Code, 'kind' | 'uid' | 'email'> & { new_email?: string; details?: Record<string, unknown> }

/** Answers with the code itself, which nobody can read here again. */
export async function saveCode(db: Db, { details, ...code }: NewCode, now: Date): Promise<string> {
  const secret = makeSecret()
  const expires_at = new Date(now.getTime() + lifeHours[code.kind] * hourMs)
  const written = details ? JSON.stringify(details) : null
  await db
    .insertInto('identity.code')
    .values({ ...code, details: written, digest: digestOf(secret), expires_at })
    .execute()
  return secret
}

/** A code that still works. One that was used, and one that never was, are refused alike. */
export async function findCode(db: Db, secret: string, now: Date): Promise<Code> {
  const { rows } = await sql<Code>`select * from identity.code where digest = ${digestOf(secret)}`.execute(db)
  const [code] = rows
  if (!code || code.used_at !== null) throw new ToolkitError('INVALID_OOB_CODE')
  if (code.expires_at <= now) throw new ToolkitError('EXPIRED_OOB_CODE')
  return code
}

/** Uses a code up. When two come with it at once, the second is refused. */
export async function saveCodeAsUsed(trx: Db, { digest }: Code, now: Date): Promise<void> {
  const { rows } = await sql`
    update identity.code set used_at = ${now} where digest = ${digest} and used_at is null returning digest`.execute(
    trx,
  )
  if (rows.length === 0) throw new ToolkitError('INVALID_OOB_CODE')
}

/**
 * When the owner of an address takes an account back, nothing that was mailed for it before may undo that: but for the
 * way back from a changed address, which whoever has changed it must not be able to close.
 */
export async function removeCodesOf(trx: Db, uid: string): Promise<void> {
  await sql`delete from identity.code where uid = ${uid} and used_at is null and kind <> 'RECOVER_EMAIL'`.execute(trx)
}

/**
 * Whoever changed an address twice was mailed a way back to the first change: it ends when the owner goes back further.
 */
export async function removeLaterWaysBack(trx: Db, { uid, expires_at }: Code): Promise<void> {
  await sql`
    delete from identity.code
    where uid = ${uid} and kind = 'RECOVER_EMAIL' and used_at is null and expires_at >= ${expires_at}`.execute(trx)
}
