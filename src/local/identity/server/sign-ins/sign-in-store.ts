/** That somebody signed in, in one browser or program: what their tokens there hang on, and how it ends. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import { secondsOf } from '../revocation.ts'
import { makeSecret } from '../secrets.ts'
import type { Db } from '../tables.ts'
import type { SignInRow } from './refresh-tokens.ts'

const lifeMs = 180 * 86_400_000

export async function saveSignIn(
  db: Db,
  { uid, provider, authTime }: { uid: string; provider: string; authTime: Date },
  now: Date,
): Promise<string> {
  const id = makeSecret().slice(0, 22) // 132 bits
  const row: SignInRow = { id, uid, provider, auth_time: authTime, expires_at: new Date(now.getTime() + lifeMs) }
  await db.insertInto('identity.sign_in').values(row).execute()
  return id
}

export async function isSignInOpen(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from identity.sign_in where id = ${id}`.execute(db)
  return rows.length > 0
}

/** In the caller's transaction, where there is one. */
export async function removeSignIn(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from identity.sign_in where id = ${id}`.execute(db)
}

/** All of a user but this one. */
export async function removeOtherSignIns(db: QueryExecutorProvider, uid: string, kept: string): Promise<void> {
  await sql`delete from identity.sign_in where uid = ${uid} and id <> ${kept}`.execute(db)
}

/**
 * In seconds; null where there is no such user, or that sign-in has ended. Asked at every call of the API, so the
 * statement is prepared.
 */
export async function findValidSince(pool: Pool, uid: string, signIn: string | null): Promise<number | null> {
  const text = `select valid_since from identity.user where uid = $1 and not disabled
    and ($2::text is null or exists (select from identity.sign_in where id = $2 and uid = $1))`
  const { rows } = await pool.query<{ valid_since: Date }>(prepared(text, [uid, signIn]))
  return rows[0] ? secondsOf(rows[0].valid_since) : null
}

/** Which of these have not ended. */
export async function listOpen(db: QueryExecutorProvider, uid: string, signIns: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.sign_in where uid = ${uid} and id = any(${signIns}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
