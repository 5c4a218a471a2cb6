/**
 * Codes of six digits: short enough to be typed, so each may be tried a few times, and its hash is no use without the
 * session.
 */
import { sql } from 'kysely'
import { type BodyOf, required } from './bodies.ts'
import { digestOf, makePhoneCode, makeSecret } from './secrets.ts'
import type { Db } from './tables.ts'
import { ToolkitError } from './toolkit-error.ts'

const lifeMs = 600_000
const mostTries = 5

export async function savePhoneCode(
  db: Db,
  phone_number: string,
  now: Date,
): Promise<{ sessionInfo: string; code: string }> {
  const sessionInfo = makeSecret()
  const code = makePhoneCode()
  const digests = { session_digest: digestOf(sessionInfo), code_digest: codeDigest(sessionInfo, code) }
  await db
    .insertInto('identity.phone_code')
    .values({ ...digests, phone_number, expires_at: new Date(now.getTime() + lifeMs) })
    .execute()
  return { sessionInfo, code }
}

/** A proof that somebody has the number, good for one sign-in. */
export async function savePhoneProof(db: Db, phone_number: string, now: Date): Promise<string> {
  const proof = makeSecret()
  const digests = {
    session_digest: digestOf(makeSecret()),
    code_digest: digestOf(makeSecret()),
    proof_digest: digestOf(proof),
  }
  await db
    .insertInto('identity.phone_code')
    .values({ ...digests, phone_number, expires_at: new Date(now.getTime() + lifeMs) })
    .execute()
  return proof
}

/** The number that a code or a proof is for. Either works once. */
export async function findProvenNumber(db: Db, body: BodyOf<'signInWithPhoneNumber'>, now: Date): Promise<string> {
  if (body.temporaryProof !== undefined) return takeProof(db, body.temporaryProof, now)
  const sessionInfo = required(body.sessionInfo, 'MISSING_SESSION_INFO')
  return takeCode(db, { sessionInfo, code: required(body.code, 'MISSING_CODE') }, now)
}

async function takeProof(db: Db, proof: string, now: Date): Promise<string> {
  const { rows } = await sql<{ phone_number: string }>`
    delete from identity.phone_code where proof_digest = ${digestOf(proof)} and expires_at > ${now} returning phone_number`.execute(
    db,
  )
  if (!rows[0]) throw new ToolkitError('INVALID_TEMPORARY_PROOF')
  return rows[0].phone_number
}

/** The try is counted before the code is looked at. */
async function takeCode(
  db: Db,
  { sessionInfo, code }: { sessionInfo: string; code: string },
  now: Date,
): Promise<string> {
  const session = digestOf(sessionInfo)
  const { rows } = await sql<{ tries: number; expires_at: Date; code_digest: string }>`
    update identity.phone_code set tries = tries + 1 where session_digest = ${session}
    returning tries, expires_at, code_digest`.execute(db)
  const [found] = rows
  if (!found) throw new ToolkitError('INVALID_SESSION_INFO')
  if (found.expires_at <= now || found.tries > mostTries) throw new ToolkitError('SESSION_EXPIRED')
  if (found.code_digest !== codeDigest(sessionInfo, code)) throw new ToolkitError('INVALID_CODE')
  const taken = await sql<{ phone_number: string }>`
    delete from identity.phone_code where session_digest = ${session} returning phone_number`.execute(db)
  if (!taken.rows[0]) throw new ToolkitError('SESSION_EXPIRED')
  return taken.rows[0].phone_number
}

function codeDigest(sessionInfo: string, code: string): string {
  return digestOf(`${sessionInfo} ${code}`)
}
