/** The people who may sign in, each with the providers they use, as the database keeps them. */
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import { revokedAt, wholeSecond } from './revocation.ts'
import { makeUid } from './secrets.ts'
import type { Db, IdentityTables, Provider, User } from './tables.ts'
import { ToolkitError } from './toolkit-error.ts'

export type UserChanges = Updateable<IdentityTables['identity.user']>
export type NewUser = Omit<Insertable<IdentityTables['identity.user']>, 'uid' | 'valid_since' | 'created_at'>

const find = async (db: Db, where: RawBuilder<SqlBool>): Promise<User | null> => {
  const { rows } = await sql<User>`
    select u.*, coalesce((
      select json_agg(json_build_object(
        'provider_id', provider_id, 'raw_id', raw_id, 'email', email, 'display_name', display_name, 'photo_url', photo_url
      ) order by linked_at, provider_id) from identity.provider p where p.uid = u.uid
    ), '[]') as providers
    from identity.user u where ${where}`.execute(db)
  return rows[0] ?? null
}

export const findUser = (db: Db, uid: string) => find(db, sql`u.uid = ${uid}`)

/** Addresses are kept in lower case: `Ada@Example.com` is `ada@example.com`. */
export const findUserByEmail = (db: Db, email: string) => find(db, sql`u.email = ${email.toLowerCase()}`)

export const findUserByPhone = (db: Db, phoneNumber: string) => find(db, sql`u.phone_number = ${phoneNumber}`)

export const findUserByProvider = (db: Db, providerId: string, rawId: string) =>
  find(db, sql`u.uid = (select uid from identity.provider where provider_id = ${providerId} and raw_id = ${rawId})`)

/** A change that depends on what the row says: others wait with theirs until it is made. */
export function changeUser(db: Db, uid: string, change: (trx: Db, user: User) => Promise<User>): Promise<User> {
  return db.transaction().execute(async (trx) => {
    await sql`select from identity.user where uid = ${uid} for update`.execute(trx)
    const user = await findUser(trx, uid)
    if (!user) throw new ToolkitError('USER_NOT_FOUND')
    return change(trx, user)
  })
}

/** Somebody new. */
export async function saveNewUser(db: Db, fields: NewUser, now: Date): Promise<User> {
  const row = await db
    .insertInto('identity.user')
    .values({ ...fields, uid: makeUid(), valid_since: wholeSecond(now), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, providers: [] }
}

/** Answers with the user as changed. */
export async function saveUser(db: Db, { uid, providers }: User, changes: UserChanges): Promise<User> {
  const row = await db
    .updateTable('identity.user')
    .set(changes)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, providers }
}

export async function saveRevocation(db: Db, uid: string, now: Date): Promise<void> {
  await sql`update identity.user set valid_since = ${revokedAt(now).valid_since} where uid = ${uid}`.execute(db)
}

export async function saveProvider(db: Db, user: User, provider: Provider, now: Date): Promise<User> {
  await db
    .insertInto('identity.provider')
    .values({ ...provider, uid: user.uid, linked_at: now })
    .execute()
  return { ...user, providers: [...user.providers, provider] }
}

export async function removeProviders(db: Db, user: User, gone: (providerId: string) => boolean): Promise<User> {
  const ids = user.providers.map((provider) => provider.provider_id).filter(gone)
  if (ids.length)
    await db.deleteFrom('identity.provider').where('uid', '=', user.uid).where('provider_id', 'in', ids).execute()
  return { ...user, providers: user.providers.filter((provider) => !gone(provider.provider_id)) }
}
