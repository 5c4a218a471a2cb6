/**
 * The keys that tokens are signed with: one at a time, replaced after 30 days. A key that was replaced still verifies
 * until the last token it signed has long expired, and is then deleted. All processes on the database share them.
 */
import { errors, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK, type JWTVerifyGetKey } from 'jose'
import { sql } from 'kysely'
import { makeSecret } from './secrets.ts'
import type { Db } from './tables.ts'

export const tokenLifeSeconds = 3600
const hourMs = 3_600_000
/** How long the current key signs. */
const signingMs = 30 * 24 * hourMs
/** How long a retired one verifies: two hours longer than the tokens that it signed live. */
const verifyingMs = tokenLifeSeconds * 1000 + 2 * hourMs
/** What other processes did with the keys is noticed this soon. */
const freshMs = 60_000
/**
 * A token may name a key that another process made a moment ago, or one that somebody made up: so we look again, but
 * not always.
 */
const looksPerSpan = 5
const lookSpanMs = 10_000

type Row = { kid: string; private_jwk: JWK; public_jwk: JWK; created_at: Date; retired_at: Date | null }
type SigningKey = { kid: string; key: CryptoKey }
type Ring = { readAt: number; rows: Row[]; public: Map<string, CryptoKey>; signing: SigningKey }

export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>

export async function openSigningKeys(db: Db, now: () => Date) {
  const look = () => readRing(db, now())
  let ring = await look()
  let looking: Promise<Ring> | null = null
  const looks: number[] = []

  const lookAgain = async (): Promise<Ring> => {
    looking ??= look().finally(() => {
      looking = null
    })
    ring = await looking
    return ring
  }
  const fresh = async () => (Math.abs(now().getTime() - ring.readAt) < freshMs ? ring : lookAgain())
  const mayLook = () => {
    const time = now().getTime()
    while (looks[0] !== undefined && looks[0] <= time - lookSpanMs) looks.shift()
    return looks.length < looksPerSpan && looks.push(time) > 0
  }
  const find = async (kid: string): Promise<CryptoKey | undefined> => {
    const known = publicKey(await fresh(), kid, now())
    return known ?? (mayLook() ? publicKey(await lookAgain(), kid, now()) : undefined)
  }
  const verifying: JWTVerifyGetKey = async ({ kid = '' }) => {
    const key = await find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }

  return {
    verifying,
    findSigningKey: async (): Promise<SigningKey> => (await fresh()).signing,
    /** What `/.well-known/jwks.json` serves. */
    async listPublic(): Promise<{ keys: JWK[] }> {
      const { rows } = await fresh()
      return { keys: rows.filter((row) => !isSpent(row, now())).map(({ public_jwk }) => public_jwk) }
    },
    async rotate(): Promise<void> {
      await saveNewKey(db, now(), () => true)
      await lookAgain()
    },
  }
}

/** Makes the first key, and a new one where the current has served its time. */
async function readRing(db: Db, now: Date): Promise<Ring> {
  const isDue = (current: Row | undefined) => !current || current.created_at.getTime() + signingMs <= now.getTime()
  let rows = await listKeys(db)
  if (isDue(rows.find(({ retired_at }) => retired_at === null))) {
    await saveNewKey(db, now, isDue)
    rows = await listKeys(db)
  }
  const publicKeys = await Promise.all(
    rows.map(async ({ kid, public_jwk }) => [kid, await imported(public_jwk)] as const),
  )
  const current = rows.find(({ retired_at }) => retired_at === null)
  if (!current) throw new Error('The identity service has no key to sign with.')
  const signing = { kid: current.kid, key: await imported(current.private_jwk) }
  return { readAt: now.getTime(), rows, public: new Map(publicKeys), signing }
}

async function listKeys(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from identity.signing_key order by created_at desc`.execute(db)
  return rows
}

/** Under a lock: of several processes that find the key due, one makes the next. */
async function saveNewKey(db: Db, now: Date, isDue: (current: Row | undefined) => boolean): Promise<void> {
  const pair = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const kid = makeSecret().slice(0, 22)
  const names = { kid, alg: 'RS256', use: 'sig' }
  const private_jwk = JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...names })
  const public_jwk = JSON.stringify({ ...(await exportJWK(pair.publicKey)), ...names })
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('identity.signing_key'))`.execute(trx)
    if (!isDue((await listKeys(trx)).find(({ retired_at }) => retired_at === null))) return
    await sql`update identity.signing_key set retired_at = ${now} where retired_at is null`.execute(trx)
    await trx.insertInto('identity.signing_key').values({ kid, private_jwk, public_jwk, created_at: now }).execute()
    await sql`delete from identity.signing_key where retired_at <= ${new Date(now.getTime() - verifyingMs)}`.execute(
      trx,
    )
  })
}

function publicKey({ rows, public: keys }: Ring, kid: string, now: Date): CryptoKey | undefined {
  return rows.some((row) => row.kid === kid && !isSpent(row, now)) ? keys.get(kid) : undefined
}

function isSpent({ retired_at }: Row, now: Date): boolean {
  return retired_at !== null && retired_at.getTime() + verifyingMs <= now.getTime()
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256')
  if (key instanceof Uint8Array) throw new Error('A key of the identity service is none for RS256.')
  return key
}
