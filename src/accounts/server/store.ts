/** The accounts in the database. Every call of a user asks who that is, so those statements are prepared. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import { prepared } from '#kit/server/prepared.ts'
import { isKnownPhoto } from '../photo.ts'
import { publicNameKey } from '../public-name.ts'
import type { SignInKey } from './devices/device-store.ts'
import { nameOf, nicknameKey } from './names.ts'
import type { Claims } from './who-asks/tokens.ts'

export type Account = {
  /** A decimal string. */
  id: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  nickname: string | null
  photoUrl: string | null
  /** Whether a mail says that a report is ready. */
  mailsReports: boolean
  /** Whether a mail a day says what happened to what is followed. */
  mailsNotices: boolean
  publicName: string | null
  isOnLeaderboards: boolean
  /** Whether nothing is told of a crowd before they have forecast. */
  hidesCrowd: boolean
}
/** The device of a session or a token. `usedAt` in seconds. */
export type Used = { id: string; usedAt: number }
/** Whose session a cookie is, and how and when that user had signed in. */
export type Session = SignInKey & { account: Account; device: Used | null }
export type Profile = {
  nickname?: string | null | undefined
  photoUrl?: string | null | undefined
  mailsReports?: boolean | undefined
  mailsNotices?: boolean | undefined
  publicName?: string | null | undefined
  isOnLeaderboards?: boolean | undefined
  hidesCrowd?: boolean | undefined
}

const columns = `account.id, account.subject, account.email, account.email_verified as "emailVerified", account.name, account.nickname,
  account.photo_url as "photoUrl", account.mails_reports as "mailsReports", account.mails_notices as "mailsNotices",
  account.public_name as "publicName", account.is_on_leaderboards as "isOnLeaderboards", account.hides_crowd as "hidesCrowd"`

/**
 * The session of a cookie, while it lasts. Those of another sign-in service, from before this one was set up, count no
 * more.
 */
const session = `
  select ${columns}, extract(epoch from session.auth_time)::float8 as "authTime", device.sign_in as "signIn",
    device.id as "deviceId", extract(epoch from device.used_at)::float8 as "usedAt"
  from session join account on account.id = session.account_id and account.issuer = $1
    left join device on device.id = session.device_id
  where session.digest = $2 and session.expires_at > $3 and device.ended_at is null`

const device = `
  select id::text, extract(epoch from used_at)::float8 as "usedAt", ended_at is not null as "isEnded" from device
  where account_id = account.id and sign_in is not distinct from $5 and auth_time = to_timestamp($6)`

const accountAndSession = `
  select ${columns}, (select row_to_json(session) from (${session}) as session) as session,
    (select row_to_json(device) from (${device}) as device) as device
  from account where account.issuer = $1 and account.subject = $4`

type SessionRow = Account & SignInKey & { deviceId: string | null; usedAt: number | null }
export type Found = { account: Account; session: Session | null; device: (Used & { isEnded: boolean }) | null }
type FoundRow = Account & { session: SessionRow | null; device: Found['device'] }

export function createAccountStore(pool: Pool, issuer: string) {
  return {
    async findAccount(id: string): Promise<Account | null> {
      const text = `select ${columns} from account where id = $1::bigint`
      const { rows } = await pool.query<Account>(prepared(text, [id]))
      return rows[0] ?? null
    },

    async findSession(digest: Buffer, now: Date): Promise<Session | null> {
      const { rows } = await pool.query<SessionRow>(prepared(session, [issuer, digest, now]))
      return rows[0] ? sessionOf(rows[0]) : null
    },

    /** Its session is gone; what is left of it says who ended it. */
    async wasEndedElsewhere(digest: Buffer): Promise<boolean> {
      const { rowCount } = await pool.query(prepared('select from ended_session where digest = $1', [digest]))
      return rowCount === 1
    },

    /**
     * The account and the device of a token, and the session of the cookie that came with it, which may be somebody
     * else's.
     */
    async findBoth(
      { subject, signIn, authTime }: SignInKey & { subject: string },
      digest: Buffer | null,
      now: Date,
    ): Promise<Found | null> {
      const values = [issuer, digest, now, subject, signIn, authTime]
      const { rows } = await pool.query<FoundRow>(prepared(accountAndSession, values))
      if (!rows[0]) return null
      const { session: beside, device: met, ...account } = rows[0]
      return { account, session: beside && sessionOf(beside), device: met }
    },
  }
}

/**
 * What the sign-in service says today. Answers also with what the account was before, if it was. Whoever says something of
 * the account as an author holds it: its row is locked first, so that what follows from an address that is confirmed is
 * asked once that is written.
 */
export async function saveLogin(
  db: QueryExecutorProvider,
  issuer: string,
  claims: Claims,
  now: Date,
): Promise<{ account: Account; was: Account | null }> {
  const { subject, email, emailVerified } = claims
  const photo = claims.picture && isKnownPhoto(claims.picture) ? claims.picture : null
  const known = await sql<Account>`
    select ${sql.raw(columns)} from account where issuer = ${issuer} and subject = ${subject} for update`.execute(db)
  const { rows } = await sql<Account>`
    insert into account (issuer, subject, email, email_verified, name, photo_url, created_at, seen_at)
    values (${issuer}, ${subject}, ${email}, ${email !== null && emailVerified}, ${nameOf(claims.name)}, ${photo}, ${now}, ${now})
    on conflict on constraint account_subject do update set
      email = excluded.email, email_verified = excluded.email_verified, name = excluded.name, seen_at = excluded.seen_at,
      photo_url = case when account.photo_is_own then account.photo_url else excluded.photo_url end
    returning ${sql.raw(columns)}`.execute(db)
  return { account: only(rows), was: known.rows[0] ?? null }
}

/**
 * Writes what is given, and answers with the whole account; null where it is gone. A name that somebody has, and to be
 * shown without one, are refused.
 */
export async function saveProfile(db: QueryExecutorProvider, id: string, profile: Profile): Promise<Account | null> {
  try {
    const { rows } =
      await sql<Account>`update account set ${sql.join(changesBy(profile))} where id = ${id}::bigint returning ${sql.raw(columns)}`.execute(
        db,
      )
    return rows[0] ?? null
  } catch (error) {
    throw (error instanceof DatabaseError && refusedBy[error.constraint ?? '']?.()) || error
  }
}

function changesBy({
  nickname,
  photoUrl,
  mailsReports,
  mailsNotices,
  publicName,
  isOnLeaderboards,
  hidesCrowd,
}: Profile) {
  const key = nickname ? nicknameKey(nickname) : null
  return [
    ...(nickname === undefined ? [] : [sql`nickname = ${nickname}, nickname_key = lower(unaccent(${key}::text))`]),
    ...(photoUrl === undefined ? [] : [sql`photo_url = ${photoUrl}, photo_is_own = true`]),
    ...(publicName === undefined
      ? []
      : [sql`public_name = ${publicName}, public_name_key = ${publicName && publicNameKey(publicName)}`]),
    ...(isOnLeaderboards === undefined ? [] : [sql`is_on_leaderboards = ${isOnLeaderboards}`]),
    sql`mails_reports = coalesce(${mailsReports ?? null}::boolean, mails_reports)`,
    sql`mails_notices = coalesce(${mailsNotices ?? null}::boolean, mails_notices)`,
    sql`hides_crowd = coalesce(${hidesCrowd ?? null}::boolean, hides_crowd)`,
  ]
}

/** What a constraint of the database says to whoever runs into it. */
const refusedBy: Record<string, () => Refusal> = {
  account_nickname: () => new Refusal('nickname-taken'),
  account_public_name: () => new Refusal('public-name-taken'),
  account_shown_by_name: () =>
    new Refusal('invalid-input', [{ field: 'publicName', reason: 'is needed for as long as you are shown' }]),
}

/** Nobody writes anything for this account from here to the end of the transaction. False where it is gone. */
export async function lockAccount(db: QueryExecutorProvider, id: string): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${id}::bigint for update`.execute(db)
  return rows.length > 0
}

/** With its sessions. */
export async function removeAccount(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`delete from account where id = ${id}::bigint`.execute(db)
}

/** Within JSON an id is a number. */
function sessionOf({ authTime, signIn, deviceId, usedAt, ...account }: SessionRow): Session {
  const met = deviceId === null || usedAt === null ? null : { id: String(deviceId), usedAt }
  return { account: { ...account, id: String(account.id) }, authTime, signIn, device: met }
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database answered with no row.')
  return row
}
