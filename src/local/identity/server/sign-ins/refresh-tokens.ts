/**
 * Refresh tokens: each works once, and is answered with its successor. A spent one that comes back was copied, so its
 * whole sign-in ends: the thief and the owner cannot be told apart. Two who are no thieves are let pass: another tab
 * that was about to use the same one, and, once, whoever never got the answer. They get another one in its place, so an
 * answer that did arrive is a copy's as soon as it is used.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { digestOf, makeSecret } from '../secrets.ts'
import type { Db } from '../tables.ts'

/** So long after its use a token is answered with its successor again. */
const graceMs = 60_000

export type SignInRow = { id: string; uid: string; provider: string; auth_time: Date; expires_at: Date }
type TokenRow = { digest: string; spent_at: Date | null; late_at: Date | null; salt: string | null }
/** `key`: tells what was once given out, though its row be cleared away, from what somebody made up. It opens nothing. */
type Made = { key: string; now: Date }
type Used =
  | { is: 'good'; signIn: SignInRow; next: string }
  /** Spent long ago: its sign-in has ended by this. */
  | { is: 'reused'; uid: string }
  | { is: 'over' }

/** The first of a sign-in, or one in place of what was given out before. */
export async function saveToken(db: Db, signIn: string, { key, now }: Made): Promise<string> {
  const token = signed(`${signIn}.${makeSecret()}`, key)
  await sql`update identity.refresh_token set spent_at = ${now} where sign_in = ${signIn} and spent_at is null`.execute(
    db,
  )
  await sql`insert into identity.refresh_token (digest, sign_in, made_at) values (${digestOf(token)}, ${signIn}, ${now})`.execute(
    db,
  )
  return token
}

/** One at a time for each sign-in. */
export function spendToken(db: Db, token: string, { key, now }: Made): Promise<Used> {
  return db.transaction().execute(async (trx) => {
    const signIn = await lockSignIn(trx, signInOf(token), now)
    if (!signIn) return { is: 'over' }
    const { rows } = await sql<TokenRow>`
      select digest, spent_at, late_at, salt from identity.refresh_token where sign_in = ${signIn.id}`.execute(trx)
    const given = rows.find(({ digest }) => digest === digestOf(token))
    const worth = worthOf(token, given, rows, { key, now })
    if (worth === 'nothing') return { is: 'over' }
    if (!given || worth === 'copied') {
      await sql`delete from identity.sign_in where id = ${signIn.id}`.execute(trx)
      return { is: 'reused', uid: signIn.uid }
    }
    const wasLost = worth === 'another'
    if (wasLost) await forgetSuccessor(trx, successorOf(token, given.salt ?? '', key), given, now)
    const last = wasLost ? { token, isLive: false } : lastAfter(token, rows, key)
    if (last.token !== token && last.isLive) return { is: 'good', signIn, next: last.token }
    const salt = makeSecret()
    const next = successorOf(last.token, salt, key)
    await saveSuccessor(trx, { signIn: signIn.id, spent: last.token, salt, next, now })
    return { is: 'good', signIn, next }
  })
}

/** Also null where it has expired, or what was given out then holds no more. */
async function lockSignIn(db: Db, id: string, now: Date): Promise<SignInRow | null> {
  const { rows } = await sql<SignInRow>`
    select s.* from identity.sign_in s join identity.user u using (uid)
    where s.id = ${id} and s.expires_at > ${now} and s.auth_time >= u.valid_since for update of s`.execute(db)
  return rows[0] ?? null
}

/** Those from before sign-ins were kept hold no name of theirs. */
function signInOf(token: string): string {
  const end = token.indexOf('.')
  return end === -1 ? digestOf(token) : token.slice(0, end)
}

/** The next one; another in place of the next one, whose answer was lost; or none. */
function worthOf(token: string, given: TokenRow | undefined, rows: TokenRow[], { key, now }: Made) {
  // Whoever has seen an identity token knows the sign-in's name, and could end it by a token of their own making.
  if (!given) return isSigned(token, key) ? 'copied' : 'nothing'
  if (isInTime(given, now)) return 'next'
  // Replaced in an answer that was not asked for with it, to one of two who held it: that one goes on.
  if (given.salt === null) return 'nothing'
  return isLost(token, given, rows, key) ? 'another' : 'copied'
}

/** Unspent, or first answered, or answered late, a moment ago. */
function isInTime({ spent_at: spent, late_at: late }: TokenRow, now: Date): boolean {
  if (spent === null) return true
  return now.getTime() - (late ?? spent).getTime() <= graceMs
}

/** Nobody has used its successor yet, so the answer may have been lost on the way. That is believed once. */
function isLost(token: string, { salt, late_at: late }: TokenRow, rows: TokenRow[], key: string): boolean {
  if (salt === null || late !== null) return false
  const next = digestOf(successorOf(token, salt, key))
  return rows.some(({ digest, spent_at: spent }) => digest === next && spent === null)
}

async function forgetSuccessor(db: Db, next: string, { digest }: TokenRow, now: Date): Promise<void> {
  await sql`delete from identity.refresh_token where digest = ${digestOf(next)}`.execute(db)
  await sql`update identity.refresh_token set late_at = ${now} where digest = ${digest}`.execute(db)
}

/** As far as successors have been made of it. */
function lastAfter(given: string, rows: TokenRow[], key: string): { token: string; isLive: boolean } {
  const salts = new Map(rows.map(({ digest, salt }) => [digest, salt]))
  let token = given
  for (let salt = salts.get(digestOf(token)); salt; salt = salts.get(digestOf(token)))
    token = successorOf(token, salt, key)
  const row = rows.find(({ digest }) => digest === digestOf(token))
  return { token, isLive: row !== undefined && row.spent_at === null }
}

function successorOf(token: string, salt: string, key: string): string {
  const secret = createHmac('sha256', salt).update(token).digest('base64url')
  return signed(`${signInOf(token)}.${secret}`, key)
}

function signed(token: string, key: string): string {
  return `${token}.${createHmac('sha256', key).update(token).digest('base64url')}`
}

function isSigned(token: string, key: string): boolean {
  const [given, wanted] = [token, signed(token.slice(0, token.lastIndexOf('.')), key)].map((text) => Buffer.from(text))
  return given !== undefined && wanted?.length === given.length && timingSafeEqual(given, wanted)
}

/** Clears away what was spent and no grace holds any more. What nobody has used yet is somebody's. */
async function saveSuccessor(
  db: Db,
  { signIn, spent, salt, next, now }: { signIn: string; spent: string; salt: string; next: string; now: Date },
): Promise<void> {
  const past = new Date(now.getTime() - graceMs)
  await sql`
    with made as (insert into identity.refresh_token (digest, sign_in, made_at) values (${digestOf(next)}, ${signIn}, ${now})),
      gone as (
        delete from identity.refresh_token
        where sign_in = ${signIn} and digest <> ${digestOf(spent)} and coalesce(late_at, spent_at) < ${past}
      )
    update identity.refresh_token set salt = ${salt}, spent_at = coalesce(spent_at, ${now}) where digest = ${digestOf(spent)}
  `.execute(db)
}
