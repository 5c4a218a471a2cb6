/**
 * The sessions in the database: begun by a login, ended by a logout, by another login in the same browser, or by time.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { digestOf, makeSessionToken, sessionDays } from './session-cookie.ts'

/** So many browsers of one account at a time; those that end first make room. */
const mostSessions = 30
const replacedMs = 60_000

type Begun = { accountId: string; authTime: number; deviceId: string; now: Date }

/** Answers with the token for the cookie, which is kept nowhere. Also clears away what has expired. */
export async function saveSession(
  db: QueryExecutorProvider,
  { accountId, authTime, deviceId, now }: Begun,
): Promise<string> {
  const token = makeSessionToken()
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000)
  await removeExpired(db, now)
  await sql`insert into session (digest, account_id, auth_time, created_at, expires_at, device_id)
    values (${digestOf(token)}, ${accountId}::bigint, to_timestamp(${authTime}), ${now}, ${expiresAt}, ${deviceId}::bigint)`.execute(
    db,
  )
  await sql`delete from session where digest in (
    select digest from session where account_id = ${accountId}::bigint order by expires_at desc, digest offset ${mostSessions}
  )`.execute(db)
  return token
}

export async function removeExpired(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`delete from session where expires_at <= ${now}`.execute(db)
  await sql`delete from ended_session where expires_at <= ${now}`.execute(db)
}

export async function removeSession(db: QueryExecutorProvider, token: string): Promise<void> {
  await sql`delete from session where digest = ${digestOf(token)}`.execute(db)
}

/**
 * A login takes the place of the session that the browser had. Every page that is opened logs in anew: where it is the
 * same sign-in, another tab may ask by the cookie of before until the answer with the new one has come, so that for a
 * minute both count.
 */
export async function leaveSession(
  db: QueryExecutorProvider,
  token: string,
  { authTime, deviceId, now }: Begun,
): Promise<void> {
  const digest = digestOf(token)
  const until = new Date(now.getTime() + replacedMs)
  await sql`
    with same as (
      update session set expires_at = least(expires_at, ${until})
      where digest = ${digest} and device_id = ${deviceId}::bigint and auth_time = to_timestamp(${authTime}) returning digest)
    delete from session where digest = ${digest} and not exists (select from same)`.execute(db)
}
