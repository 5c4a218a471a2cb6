/**
 * A sign-in service of the tests' own, whose keys and tokens they make, and the API of accounts that takes its word.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { sql } from 'kysely'
import { z } from 'zod'
import { accountContract } from '#accounts/contract.ts'
import { openAccounts } from '#accounts/server/accounts.ts'
import { memberDefaults } from '#accounts/user.ts'
import { readSignInOptions } from '#accounts/server/options.ts'
import type { AccountData } from '#accounts/server/account-data.ts'
import type { LocalIdentity } from '#accounts/server/sign-in-service.ts'
import type { AccountTables } from '#accounts/server/tables.ts'
import { endpoint } from '#kit/endpoint.ts'
import { readConfig } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { type Handlers, refuseUnknownCalls, serve } from '#kit/server/api/serve.ts'
import { userOf } from '#kit/viewer.ts'
import { givenDatabase } from '../given.ts'
import { admitAll } from '../plenty.ts'
import { whenDone } from '../when-done.ts'

export const issuer = 'https://sign-in.example/tests'
export const audience = 'farsight-tests'
export const kid = 'key-1'

export const secondsNow = () => Math.floor(Date.now() / 1000)

/** What a good token says. */
export function claimsOf(subject: string, more: object = {}): Record<string, unknown> {
  const now = secondsNow()
  return { iss: issuer, aud: audience, sub: subject, iat: now, exp: now + 3600, auth_time: now - 60, ...more }
}

/** Made once for all files of this worker: that takes longer than all the rest of a service. */
let pair: ReturnType<typeof generateKeyPair> | undefined

/** Its keys lie at `jwksUrl`; what that address answers can be changed in `published`. */
export async function givenSignInService() {
  pair ??= generateKeyPair('RS256', { extractable: true })
  const { privateKey, publicKey } = await pair
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  const published = { status: 200, body: JSON.stringify({ keys: [jwk] }), isSilent: false, asked: 0 }
  const server = createServer((_, answer) => {
    published.asked += 1
    if (!published.isSilent)
      answer.writeHead(published.status, { 'content-type': 'application/json' }).end(published.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  const sign = (
    claims: Record<string, unknown>,
    { header, key = privateKey }: { header?: JWTHeaderParameters; key?: CryptoKey | Uint8Array } = {},
  ) => new SignJWT(claims).setProtectedHeader(header ?? { alg: 'RS256', kid }).sign(key)
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    published,
    privateKey,
    publicKey,
    jwk,
    sign,
  }
}

const none = z.strictObject({})
const seen = z.object({ viewer: z.object({ id: z.string(), name: z.string(), isOperator: z.boolean() }).nullable() })

/** A call of each policy, and one that writes a row. */
const probeContract = {
  anyone: endpoint({
    address: 'GET /api/probe/anyone',
    summary: '',
    policy: 'anyone',
    params: none,
    query: none,
    answer: seen,
    refusals: [],
  }),
  user: endpoint({
    address: 'GET /api/probe/user',
    summary: '',
    policy: 'user',
    params: none,
    query: none,
    answer: seen,
    refusals: [],
  }),
  operator: endpoint({
    address: 'GET /api/probe/operator',
    summary: '',
    policy: 'operator',
    params: none,
    query: none,
    answer: seen,
    refusals: [],
  }),
  write: endpoint({
    address: 'POST /api/probe/things',
    summary: '',
    policy: 'user',
    params: none,
    query: none,
    answer: none,
    refusals: [],
  }),
}
export const contract = { ...accountContract, ...probeContract }

/** Settings by their names, as in the environment. */
type Wish = {
  env?: Record<string, string>
  identity?: LocalIdentity | null
  firebaseUrl?: string
  database?: Database<AccountTables>
  now?: () => Date
}

/**
 * The API of accounts, with what they own in a table `thing`. Tokens are those of `givenSignInService`, unless the
 * settings say otherwise.
 */
export async function givenAccounts(wish: Wish = {}) {
  const signIn = await givenSignInService()
  const database = wish.database ?? (await givenDatabase<AccountTables>())
  const { db, pool } = database
  await pool.query(
    'create table if not exists thing (id bigint generated always as identity, account_id bigint not null, author text not null)',
  )
  const others: Record<string, string> =
    wish.identity || wish.firebaseUrl
      ? {}
      : { AUTH_JWKS_URL: signIn.jwksUrl, AUTH_ISSUER: issuer, AUTH_AUDIENCE: audience }
  const config = readConfig({ ...others, ...wish.env })
  const { identity = null, firebaseUrl, now } = wish
  const accounts = openAccounts({
    database,
    config,
    options: readSignInOptions(config.signInOptions),
    identity,
    accountData: things(database),
    hasStandIns: false,
    firebaseUrl,
    ...(now && { now }),
  })
  const probes: Handlers<typeof probeContract> = {
    anyone: async ({ viewer }) => ({ viewer }),
    user: async ({ viewer }) => ({ viewer }),
    operator: async ({ viewer }) => ({ viewer }),
    async write({ viewer }) {
      const { id, name } = userOf(viewer)
      await pool.query('insert into thing (account_id, author) values ($1, $2)', [id, name])
      return {}
    },
  }
  const app = createHttpServer({ trustProxy: config.trustProxy })
  serve(app, contract, { ...accounts.handlers, ...probes }, admitAll(accounts.identify))
  refuseUnknownCalls(app, contract)
  whenDone(() => app.close())

  async function call(address: string, { bearer, cookie, headers, body }: CallWish = {}) {
    const [method, url = ''] = address.split(' ')
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    })
    const parsed = answer.json()
    return {
      status: answer.statusCode,
      body: parsed,
      code: parsed.error?.code as string | undefined,
      cookie: answer.headers['set-cookie'],
    }
  }

  /** A user who has logged in: the token, the cookie as a browser sends it back, and the record. */
  async function givenUser(subject: string, more: object = {}) {
    const token = await signIn.sign(claimsOf(subject, more))
    const login = await call('POST /api/auth/login', { body: { idToken: token } })
    if (login.status !== 200) throw new Error(`${login.status} ${JSON.stringify(login.body)}`)
    const { user } = login.body.data
    return { token, cookie: String(login.cookie).split(';')[0] ?? '', user, id: user['_id'] as string }
  }

  return { app, database, db, pool, signIn, accounts, call, givenUser, digest: () => digestOf(database) }
}

type CallWish = {
  bearer?: string
  cookie?: string
  headers?: InjectOptions['headers']
  body?: InjectOptions['payload']
}

/** Every row of everything, as one word. */
async function digestOf({ pool }: Database<AccountTables>): Promise<string> {
  const { rows } = await pool.query<{ digest: string }>(`
    select md5(string_agg(line, '|' order by line)) as digest from (
      select account::text as line from account union all select session::text from session union all select thing::text from thing
    ) as lines`)
  return rows[0]?.digest ?? ''
}

function things({ pool }: Database<AccountTables>): AccountData {
  return {
    budgetsOf: async () => memberDefaults,
    async idsOf(accountId) {
      const { rows } = await pool.query<{ id: string }>('select id from thing where account_id = $1 order by id', [
        accountId,
      ])
      return { predictions: rows.map(({ id }) => id), scenarios: [], trends: [] }
    },
    async rename(transaction, accountId, name) {
      await sql`update thing set author = ${name} where account_id = ${accountId}::bigint`.execute(transaction)
    },
    begin: async () => {},
    recognise: async () => {},
    async remove(transaction, accountId) {
      await sql`delete from thing where account_id = ${accountId}::bigint`.execute(transaction)
    },
  }
}
