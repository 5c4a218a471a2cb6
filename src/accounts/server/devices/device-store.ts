/** Where an account is signed in: met with a token, listed, ended. What has ended stays, as a mark. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Claims } from '../who-asks/tokens.ts'

/** By what a sign-in is known: its name in the tokens, where there is one, and when it was. */
export type SignInKey = Pick<Claims, 'signIn' | 'authTime'>
export type DeviceRow = SignInKey & { id: string; agent: string; usedAt: Date }
type Met = { accountId: string; key: SignInKey; agent: string; earlier: string | null; now: Date }

const unusedDays = 180

const hasKey = ({ signIn, authTime }: SignInKey) =>
  sql`sign_in is not distinct from ${signIn}::text and auth_time = to_timestamp(${authTime})`

/** `replaced`: what the tokens call the sign-in that this one has taken the place of, if any. */
type Saved = { id: string; replaced: string | null }

/**
 * Null where it has ended. A browser that was signed in and is so anew, in which `earlier` names the device, stays the
 * same one.
 */
export async function saveDevice(db: QueryExecutorProvider, met: Met): Promise<Saved | null> {
  const known = await touchDevice(db, met)
  if (known !== null) return { id: known, replaced: null }
  const anew = await renameDevice(db, met)
  if (anew) return anew
  const added = await insertDevice(db, met)
  return added === null ? null : { id: added, replaced: null }
}

type Touched = { id: string }

async function touchDevice(db: QueryExecutorProvider, { accountId, key, now }: Met): Promise<string | null> {
  const { rows } = await sql<Touched>`
    update device set used_at = ${now} where account_id = ${accountId}::bigint and ${hasKey(key)} and ended_at is null
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

async function renameDevice(
  db: QueryExecutorProvider,
  { accountId, key, agent, earlier, now }: Met,
): Promise<Saved | null> {
  if (earlier === null) return null
  const { rows } = await sql<Saved>`
    with was as (
      select id, sign_in from device
      where id = ${earlier}::bigint and account_id = ${accountId}::bigint and ended_at is null
        and auth_time <= to_timestamp(${key.authTime}) for update)
    update device set sign_in = ${key.signIn}, auth_time = to_timestamp(${key.authTime}), agent = ${agent}, used_at = ${now}
    from was where device.id = was.id
      and not exists (select from device where account_id = ${accountId}::bigint and ${hasKey(key)})
      and (select ${isAfterEnd(key)} from account where id = ${accountId}::bigint)
    returning device.id, nullif(was.sign_in, device.sign_in) as replaced`.execute(db)
  return rows[0] ?? null
}

/** Also null where the account is gone, or the sign-in is from before all others than one were ended. */
async function insertDevice(db: QueryExecutorProvider, { accountId, key, agent, now }: Met): Promise<string | null> {
  const { rows } = await sql<Touched & { isEnded: boolean }>`
    insert into device (account_id, sign_in, auth_time, agent, used_at)
    select id, ${key.signIn}, to_timestamp(${key.authTime}), ${agent}, ${now} from account
    where id = ${accountId}::bigint and ${isAfterEnd(key)}
    on conflict on constraint device_sign_in do update set used_at = excluded.used_at
    returning id, ended_at is not null as "isEnded"`.execute(db)
  return rows[0] && !rows[0].isEnded ? rows[0].id : null
}

/** Times of signing in are whole seconds. */
const isAfterEnd = ({ authTime }: SignInKey) =>
  sql`coalesce(to_timestamp(${authTime}) >= date_trunc('second', others_ended_at), true)`

/** More than that are not counted: nobody has as many, and they are read to be counted. */
const mostCounted = 1000

/** The last used first. */
export async function listDevices(db: QueryExecutorProvider, accountId: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select id, agent, sign_in as "signIn", extract(epoch from auth_time)::float8 as "authTime", used_at as "usedAt"
    from device where account_id = ${accountId}::bigint and ended_at is null
    order by used_at desc, id desc limit ${mostCounted}`.execute(db)
  return rows
}

/** Those of all accounts that nobody can have used for longer than a sign-in lasts. Reads the whole table, once a night. */
export async function removeUnusedDevices(db: QueryExecutorProvider, now: Date): Promise<void> {
  const since = new Date(now.getTime() - unusedDays * 86_400_000)
  await sql`delete from device where ended_at is null and used_at < ${since}`.execute(db)
}

type Ended = { accountId: string; now: Date }

/** What the tokens call it, for the service to end it too. Null where it is nobody's, somebody else's, or has ended. */
export async function endDevice(
  db: QueryExecutorProvider,
  { accountId, id, now }: Ended & { id: string },
): Promise<{ signIn: string | null } | null> {
  const { rows } = await sql<{ signIn: string | null }>`
    with gone as (
      delete from session where device_id = ${id}::bigint and account_id = ${accountId}::bigint returning digest, expires_at),
      marked as (insert into ended_session select digest, expires_at from gone)
    update device set ended_at = ${now}, agent = '' where id = ${id}::bigint and account_id = ${accountId}::bigint and ended_at is null
    returning sign_in as "signIn"`.execute(db)
  return rows[0] ?? null
}

/** Answers with what the tokens of the one that is kept call it. */
export async function endOtherDevices(
  db: QueryExecutorProvider,
  { accountId, kept, now }: Ended & { kept: string },
): Promise<{ signIn: string | null } | null> {
  await sql`
    with gone as (
      delete from session where account_id = ${accountId}::bigint and device_id is distinct from ${kept}::bigint
      returning digest, expires_at)
    insert into ended_session select digest, expires_at from gone`.execute(db)
  await sql`
    update device set ended_at = ${now}, agent = ''
    where account_id = ${accountId}::bigint and id <> ${kept}::bigint and ended_at is null`.execute(db)
  await sql`update account set others_ended_at = ${now} where id = ${accountId}::bigint`.execute(db)
  const { rows } = await sql<{ signIn: string | null }>`
    select sign_in as "signIn" from device where id = ${kept}::bigint`.execute(db)
  return rows[0] ?? null
}
