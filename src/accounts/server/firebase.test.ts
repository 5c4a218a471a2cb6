/**
 * With an operator's Firebase project: what is asked of it, and what its answers mean. A server of the tests' own
 * stands in for it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { claimsOf, givenAccounts, givenSignInService, secondsNow } from '../../../test/given/sign-in.ts'

type Asked = { url: string; body: unknown; referer: string | undefined }
const google = { status: 200, body: {} as object | string, isSilent: false, asked: [] as Asked[] }
const server = createServer((request, answer) => {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    google.asked.push({ url: request.url ?? '', body: JSON.parse(text), referer: request.headers.referer })
    const body = typeof google.body === 'string' ? google.body : JSON.stringify(google.body)
    if (!google.isSilent) answer.writeHead(google.status, { 'content-type': 'application/json' }).end(body)
  })
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const project = { iss: 'https://securetoken.google.com/my-project', aud: 'my-project' }
const keys = await givenSignInService()
const { call, accounts, pool } = await givenAccounts({
  env: {
    FIREBASE_PROJECT_ID: 'my-project',
    FIREBASE_API_KEY: 'key-of-the-project',
    AUTH_JWKS_URL: keys.jwksUrl,
    PUBLIC_URL: 'https://farsight.example',
  },
  firebaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
})
const tokenOf = (subject: string, more: object = {}) => keys.sign(claimsOf(subject, { ...project, ...more }))
const logIn = (idToken: string) => call('POST /api/auth/login', { body: { idToken } })
const user = (localId: string, more: object = {}) => ({
  kind: 'identitytoolkit#GetAccountInfoResponse',
  users: [{ localId, validSince: '0', ...more }],
})
const fault = (message: string, code = 400) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
})

beforeEach(() => void Object.assign(google, { status: 200, body: {}, isSilent: false, asked: [] }))

describe('at a login', () => {
  test('the project is asked once whether the sign-in still holds, as a page of this site; later calls ask nothing', async () => {
    google.body = user('ada')
    const token = await tokenOf('ada', { email: 'ada@example.org' })
    expect(await logIn(token)).toMatchObject({ status: 200, body: { data: { user: { iamId: 'ada' } } } })
    expect(google.asked).toEqual([
      {
        url: '/v1/accounts:lookup?key=key-of-the-project',
        body: { idToken: token },
        referer: 'https://farsight.example/',
      },
    ])
    expect((await call('GET /api/me', { bearer: token })).status).toBe(200)
    expect(google.asked).toHaveLength(1)
  })

  test.for<[what: string, status: number, body: object]>([
    ['was revoked', 200, user('ada', { validSince: String(secondsNow()) })],
    ['belongs to a user who is disabled', 200, user('ada', { disabled: true })],
    ['is of somebody else', 200, user('bob')],
    ['is of nobody', 200, {}],
    ['is of a user who was deleted', 400, fault('USER_NOT_FOUND')],
    [
      'is of a user who was disabled',
      400,
      fault('USER_DISABLED : The user account has been disabled by an administrator.'),
    ],
    ['is no longer taken', 400, fault('TOKEN_EXPIRED')],
    ['is not known', 400, fault('INVALID_ID_TOKEN')],
  ])('a sign-in that %s begins nothing', async ([, status, body]) => {
    Object.assign(google, { status, body })
    expect(await logIn(await tokenOf('ada'))).toMatchObject({ status: 401, code: 'session-ended', cookie: undefined })
  })

  test.for<[what: string, state: Partial<typeof google>]>([
    ['answers 503', { status: 503, body: fault('backend error', 503) }],
    ['has had too many calls', { status: 429, body: fault('QUOTA_EXCEEDED', 429) }],
    ['answers with no JSON', { body: '<html>' }],
    ['leads elsewhere', { status: 302, body: {} }],
  ])('while Google %s: 503, and nothing is said of the sign-in', async ([, state]) => {
    Object.assign(google, state)
    expect(await logIn(await tokenOf('ada'))).toMatchObject({ status: 503, code: 'sign-in-unreachable' })
  })

  test('Google does not answer: 503 after five seconds', async () => {
    google.isSilent = true
    expect(await logIn(await tokenOf('ada'))).toMatchObject({ status: 503, code: 'sign-in-unreachable' })
  })

  test.for([fault('API key not valid. Please pass a valid API key.'), fault('CONFIGURATION_NOT_FOUND')])(
    'a project that is set up wrongly is a fault of ours, not of the visitor: %j',
    async (body) => {
      Object.assign(google, { status: 400, body })
      expect(await logIn(await tokenOf('ada'))).toMatchObject({ status: 500, code: 'internal-error' })
    },
  )

  test('a token of another project is not even asked about', async () => {
    for (const wrong of [{ aud: 'other-project' }, { iss: 'https://securetoken.google.com/other-project' }]) {
      expect((await logIn(await tokenOf('ada', wrong))).code).toBe('session-ended')
    }
    expect(google.asked).toEqual([])
  })
})

async function givenLeaver(subject: string) {
  google.body = user(subject)
  const bearer = await tokenOf(subject)
  await logIn(bearer)
  await call('POST /api/probe/things', { bearer })
  google.asked = []
  return bearer
}
const left = async (subject: string) =>
  (
    await pool.query(
      'select count(thing)::int as things from account left join thing on account_id = account.id where subject = $1 group by account.id',
      [subject],
    )
  ).rows

describe('when an account is removed', () => {
  test('the user is removed from the project too, with the caller’s own token', async () => {
    const bearer = await givenLeaver('leaver')
    google.body = {}
    expect((await call('DELETE /api/me', { bearer })).status).toBe(200)
    expect(google.asked).toMatchObject([
      { url: '/v1/accounts:delete?key=key-of-the-project', body: { idToken: bearer } },
    ])
    expect(await left('leaver')).toEqual([])
  })

  test('one whom the project has lost already is removed here', async () => {
    const bearer = await givenLeaver('lost')
    Object.assign(google, { status: 400, body: fault('USER_NOT_FOUND') })
    expect((await call('DELETE /api/me', { bearer })).status).toBe(200)
    expect(await left('lost')).toEqual([])
  })

  test.for<[what: string, status: number, body: object, answer: object]>([
    ['cannot be reached', 503, {}, { status: 503, code: 'sign-in-unreachable' }],
    [
      'asks for a sign-in of today',
      400,
      fault('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'),
      { status: 401, code: 'sign-in-again' },
    ],
  ])('where the project %s nothing is removed, here or there', async ([what, status, body, answer]) => {
    const bearer = await givenLeaver(what)
    Object.assign(google, { status, body })
    expect(await call('DELETE /api/me', { bearer })).toMatchObject(answer)
    expect(await left(what)).toEqual([{ things: 1 }])
    expect((await call('GET /api/me', { bearer })).status).toBe(200)
  })
})

test('the sign-in page is told the project, and to find its pages under our own address', async () => {
  const { body } = await call('GET /api/auth/config')
  expect(body).toMatchObject({
    isLocal: false,
    hasStandIns: false,
    mails: 'sent',
    hidesAddresses: false,
    projectId: 'my-project',
    apiKey: 'key-of-the-project',
    authDomain: 'farsight.example',
  })
  expect(body.options.signInOptions.map(({ provider }: { provider: string }) => provider)).toEqual([
    'google.com',
    'apple.com',
    'password',
  ])
  expect(accounts.signInConfig()).toEqual(body)
})
