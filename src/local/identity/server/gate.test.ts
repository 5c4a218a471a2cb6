/** Who may call the service, and what becomes of nonsense; more of that is tried in test/trials/sign-in. */
import { beforeEach, expect, test } from 'vitest'
import { networkOf } from '#kit/server/http/network.ts'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aTelephone, anAddress } from '../../../../test/strangers.ts'
import { isLoopbackName, isOnLoopback } from '#kit/server/http/loopback.ts'
import { fields, nonsense } from '../../../../test/nonsense/sign-in-fields.ts'

const standIns = {
  signInWithIdp: { postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: '1' }))}` },
  sendVerificationCode: { phoneNumber: '+41446681800' },
  signInWithPhoneNumber: { sessionInfo: 'x', code: '123456' },
}

const { app, call, countUsers, database, origin, pool } = await givenIdentity()
let email = ''
beforeEach(() => {
  email = anAddress()
})

test('a page of another origin is refused, whatever it asks', async () => {
  const before = await countUsers()
  for (const foreign of ['https://evil.example', 'null', 'http://localhost:1', origin.replace('http:', 'https:')]) {
    const { status, body } = await call('signUp', { email, password: 'correct horse' }, { origin: foreign })
    expect({ status, message: body.error.message }).toEqual({
      status: 403,
      message: expect.stringMatching(/^FORBIDDEN/),
    })
    const url = '/securetoken.googleapis.com/v1/token'
    const headers = { origin: foreign, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ method: 'POST', url, headers, payload: 'grant_type=refresh_token' })).statusCode).toBe(
      403,
    )
  }
  expect(await countUsers()).toBe(before)
  expect((await call('signUp', { email, password: 'correct horse' }, { origin })).status).toBe(200)
})

test('answers are not kept, good ones and refusals, and have the headers of every answer', async () => {
  const answers = [
    (await call('signUp', { email, password: 'correct horse' })).headers,
    (await call('signUp', { email, password: 'correct horse' })).headers,
    (await app.inject('/.well-known/jwks.json')).headers,
    (await app.inject('/identitytoolkit.googleapis.com/v2/passwordPolicy')).headers,
  ]
  for (const headers of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test.each(Object.entries(standIns))(
  '%s is refused to any name but this machine’s, and behind a proxy',
  async (name, body) => {
    const statusFor = async (headers: Record<string, string>) => (await call(name, body, headers)).status
    for (const host of ['farsight.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', '[::2]'])
      expect(await statusFor({ host })).toBe(403)
    for (const header of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'forwarded',
      'via',
      'cf-connecting-ip',
    ]) {
      expect(await statusFor({ host: 'localhost:3000', [header]: '127.0.0.1' })).toBe(403)
    }
    for (const host of ['localhost', 'farsight.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await statusFor({ host })).not.toBe(403)
  },
)

test('a sender elsewhere is not on this machine, whatever name they use', () => {
  expect(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].map(isFromHere)).toEqual([true, true, true, true])
  expect(['10.0.0.1', '172.17.0.1', '::ffff:10.0.0.1', 'fe80::1', '', '1127.0.0.1'].map(isFromHere)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(
    ['', 'localhost@evil.example', 'localhost:3000/x', 'evil.example:localhost', 'evillocalhost'].map(isLoopbackName),
  ).not.toContain(true)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:DB8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('nonsense in place of a name, an address or a token is refused with 400 and a word of the toolkit', async () => {
  for (const wrong of nonsense) {
    const { status, body } = await call('lookup', Object.fromEntries(fields.map((field) => [field, wrong])))
    expect({ status, ...body.error }).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^[A-Z_]+( : .+)?$/),
    })
  }
})

test('a body that is no JSON, no form or too long is refused with 4xx', async () => {
  const statuses: number[] = []
  for (const payload of ['{', '', 'null', '[]', '"a"', '{"email":'])
    statuses.push((await call('signUp', payload, { 'content-type': 'application/json' })).status)
  expect(statuses).toEqual([400, 400, expect.any(Number), 400, 400, 400])
  expect((await call('signUp', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await call('signUp', { email: 'x'.repeat(300_000) })).status).toBe(413)
  const answers = await Promise.all(
    ['', 'grant_type=password', 'grant_type=refresh_token', 'grant_type=refresh_token&refresh_token=%00', 'a&&=%'].map(
      askForToken,
    ),
  )
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400, 400])
})

test('no table holds a password, a code or a refresh token that could be used', async () => {
  const letters: string[] = []
  const mailer = { send: async ({ text }: { text: string }) => void letters.push(text) }
  const service = await givenIdentity({ database, mailer })
  const { idToken, refreshToken } = (await service.call('signUp', { email, password: 'correct horse' })).body
  await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  await service.call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email })
  const phoneNumber = aTelephone()
  const { sessionInfo } = (await service.call('sendVerificationCode', { phoneNumber })).body
  const phoneCode = (await service.outbox(phoneNumber))[0]?.code ?? ''
  const codes = letters.map((text) => /oobCode=([\w-]+)/.exec(text)?.[1] ?? '')
  expect(codes.map((code) => code.length)).toEqual([43, 43])
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'identity' and table_name <> 'mail'`,
  )
  expect(tables.length).toBeGreaterThan(7)
  const dumps = tables.map(
    async ({ name }) =>
      (await pool.query(`select coalesce(string_agg(t::text, ' '), '') as dump from identity.${name} t`)).rows[0].dump,
  )
  const dump = (await Promise.all(dumps)).join(' ')
  expect(dump).toContain(email)
  for (const secret of ['correct horse', idToken, refreshToken, sessionInfo, ...codes])
    expect(dump).not.toContain(secret)
  expect(dump).not.toMatch(new RegExp(`\\b${phoneCode}\\b`))
})

function askForToken(payload: string) {
  return app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
}

function isFromHere(remoteAddress: string): boolean {
  return isOnLoopback({ headers: { host: 'localhost' }, socket: { remoteAddress } })
}
