/** Who a call is made by: what the bearer and the cookie prove, apart and together. */
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { claimsOf, givenAccounts, secondsNow } from '../../../../test/given/sign-in.ts'

const { app, signIn, call, givenUser, database, pool } = await givenAccounts()
const ada = await givenUser('ada', { name: 'Ada' })
const bob = await givenUser('bob', { name: 'Bob' })
const stale = `farsight=${'A'.repeat(43)}`

describe('reading', () => {
  test('a visitor is nobody, and may not read what is a user’s', async () => {
    expect((await call('GET /api/probe/anyone')).body).toEqual({ viewer: null })
    expect(await call('GET /api/probe/user')).toMatchObject({ status: 401, code: 'sign-in-needed' })
    expect(await call('GET /api/probe/operator')).toMatchObject({ status: 401, code: 'sign-in-needed' })
  })

  test.for<[what: string, proof: { bearer?: string; cookie?: string }]>([
    ['the bearer', { bearer: ada.token }],
    ['the cookie', { cookie: ada.cookie }],
    ['both', { bearer: ada.token, cookie: ada.cookie }],
    ['the bearer, beside a cookie that means nothing any more', { bearer: ada.token, cookie: stale }],
    ['the cookie among others', { cookie: `a=b; ${ada.cookie}; c=d` }],
  ])('%s names the user', async ([, proof]) => {
    expect((await call('GET /api/probe/user', proof)).body.viewer).toMatchObject({ id: ada.id, name: 'Ada' })
  })

  test.for([
    stale,
    'farsight=',
    'farsight=short',
    `farsight=${encodeURIComponent("' or 1=1 --")}`,
    'farsight',
    `__Host-${ada.cookie}`,
    '=;=;',
  ])('a cookie that means nothing is a visitor’s, without a word: %s', async (cookie) => {
    expect(await call('GET /api/probe/anyone', { cookie })).toMatchObject({ status: 200, body: { viewer: null } })
  })

  test('bearer and cookie of two users are refused, everywhere but at the login', async () => {
    const proof = { bearer: ada.token, cookie: bob.cookie }
    for (const address of ['GET /api/probe/anyone', 'GET /api/me', 'POST /api/probe/things', 'POST /api/auth/logout']) {
      expect(await call(address, proof)).toMatchObject({ status: 401, code: 'two-users' })
    }
  })

  test('what a user reads is kept by nobody, and differs by who asks', async () => {
    for (const headers of [{ authorization: `Bearer ${ada.token}` }, { cookie: ada.cookie }]) {
      const answer = await app.inject({ url: '/api/probe/user', headers })
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'authorization, cookie' })
    }
  })
})

describe('a bearer that proves nothing is refused on every endpoint, never taken for a visitor', () => {
  const wrong = {
    word: 'Bearer x',
    empty: 'Bearer ',
    noWord: 'Bearer',
    basic: 'Basic YWRhOnNlY3JldA==',
    otherScheme: `Token ${ada.token}`,
    bare: ada.token,
    twoTokens: `Bearer ${ada.token} ${ada.token}`,
    twoSchemes: `Bearer ${ada.token}, Bearer ${bob.token}`,
    twoSchemesSame: `Bearer ${ada.token}, Bearer ${ada.token}`,
    quoted: `Bearer "${ada.token}"`,
    parameter: `Bearer token=${ada.token}`,
  }
  test.for(Object.entries(wrong))('%s', async ([, authorization]) => {
    for (const address of [
      'GET /api/probe/anyone',
      'GET /api/auth/config',
      'GET /api/me',
      'POST /api/probe/things',
      'POST /api/auth/login',
    ]) {
      const body = address.endsWith('login') ? { idToken: ada.token } : undefined
      expect(await call(address, { headers: { authorization }, cookie: ada.cookie, body })).toMatchObject({
        status: 401,
        code: 'no-token',
      })
    }
  })

  test('an expired one', async () => {
    const bearer = await signIn.sign(claimsOf('ada', { exp: secondsNow() - 60 }))
    expect(await call('GET /api/probe/anyone', { bearer })).toMatchObject({ status: 401, code: 'session-ended' })
    expect(await call('GET /api/probe/user', { bearer, cookie: ada.cookie })).toMatchObject({
      status: 401,
      code: 'session-ended',
    })
  })

  test('two headers, of which Node would show the first alone', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' })) as unknown as AddressInfo
    const ask = (headers: [string, string][]) =>
      new Promise<number | undefined>((done, fail) => {
        httpRequest({ port, path: '/api/probe/user', headers: [['host', 'x'], ...headers].flat() }, (answer) => {
          answer.resume()
          done(answer.statusCode)
        })
          .on('error', fail)
          .end()
      })
    expect(await ask([['authorization', `Bearer ${ada.token}`]])).toBe(200)
    expect(
      await ask([
        ['authorization', `Bearer ${ada.token}`],
        ['Authorization', `Bearer ${bob.token}`],
      ]),
    ).toBe(401)
  })
})

test('a good token of somebody who has never logged in here needs a login', async () => {
  const bearer = await signIn.sign(claimsOf('stranger'))
  expect(await call('GET /api/probe/anyone', { bearer })).toMatchObject({ status: 401, code: 'sign-in-needed' })
  expect(await call('POST /api/probe/things', { bearer })).toMatchObject({ status: 401, code: 'sign-in-needed' })
})

describe('the cookie alone only reads', () => {
  test.for(['POST /api/probe/things', 'POST /api/auth/logout', 'PATCH /api/me', 'DELETE /api/me'])(
    '%s needs the bearer',
    async (address) => {
      expect(await call(address, { cookie: ada.cookie, body: {} })).toMatchObject({
        status: 401,
        code: 'sign-in-needed',
      })
    },
  )
})

test('while the keys cannot be had a token is neither taken nor refused: 503; the cookie still reads', async () => {
  const world = await givenAccounts({ database })
  world.signIn.published.status = 500
  const bearer = await world.signIn.sign(claimsOf('dora'))
  expect(await world.call('GET /api/probe/user', { bearer })).toMatchObject({
    status: 503,
    code: 'sign-in-unreachable',
  })
  expect(await world.call('POST /api/auth/login', { body: { idToken: bearer } })).toMatchObject({
    status: 503,
    code: 'sign-in-unreachable',
  })
  world.signIn.published.status = 200
  const { cookie } = await world.givenUser('dora')
  world.signIn.published.status = 500
  expect((await world.call('GET /api/probe/user', { cookie })).status).toBe(200)
})

test('a session of another sign-in service means nothing once this one is set up', async () => {
  const { cookie, id } = await givenUser('carl')
  await pool.query(`update account set issuer = 'https://securetoken.google.com/before' where id = $1`, [id])
  expect((await call('GET /api/probe/anyone', { cookie })).body.viewer).toBeNull()
})
