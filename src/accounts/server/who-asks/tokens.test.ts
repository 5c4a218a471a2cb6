/** Which tokens are taken: those of a service whose keys are published, and of these only what holds now, for us. */
import { exportSPKI, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { audience, claimsOf, givenSignInService, issuer, kid, secondsNow } from '../../../../test/given/sign-in.ts'
import { remoteKeys } from './remote-keys.ts'
import { createVerifier } from './tokens.ts'

const service = await givenSignInService()
const verify = createVerifier({ issuer, audience, keys: remoteKeys(service.jwksUrl) })
const other = await generateKeyPair('RS256')
const curve = await generateKeyPair('ES256')
const pss = await crypto.subtle.importKey(
  'pkcs8',
  await crypto.subtle.exportKey('pkcs8', service.privateKey),
  { name: 'RSA-PSS', hash: 'SHA-256' },
  false,
  ['sign'],
)
const now = secondsNow()
const good = claimsOf('ada')
const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (alg: string) => `${base64url({ alg, kid })}.${base64url(good)}.`
const signed = await service.sign(good)
const [header = '', , signature = ''] = signed.split('.')

test('a good token says who it is, and when they proved it', async () => {
  const token = await service.sign({
    ...good,
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada',
    picture: 'https://x.example/a',
  })
  expect(await verify(token)).toEqual({
    subject: 'ada',
    authTime: good['auth_time'],
    signIn: null,
    email: 'ada@example.org',
    emailVerified: true,
    name: 'Ada',
    picture: 'https://x.example/a',
  })
  expect(await verify(signed)).toMatchObject({ email: null, emailVerified: false, name: null, picture: null })
})

describe('what a token says must hold', () => {
  test.for<[what: string, claims: Record<string, unknown>]>([
    ['another audience', { ...good, aud: 'somebody-else' }],
    ['several audiences, ours among them', { ...good, aud: [audience, 'somebody-else'] }],
    ['no audience', without('aud')],
    ['another issuer', { ...good, iss: `${issuer}/` }],
    ['several issuers', { ...good, iss: [issuer] }],
    ['no issuer', without('iss')],
    ['expired a minute ago', { ...good, exp: now - 60 }],
    ['expired beyond the difference of clocks', { ...good, exp: now - 10 }],
    ['never expires', without('exp')],
    ['expires on a word', { ...good, exp: 'never' }],
    ['not valid before the next minute', { ...good, nbf: now + 60 }],
    ['issued a minute from now', { ...good, iat: now + 60 }],
    ['issued at no time', without('iat')],
    ['signed in a minute from now', { ...good, auth_time: now + 60 }],
    ['never signed in', without('auth_time')],
    ['signed in on a word', { ...good, auth_time: '0' }],
    ['signed in before time', { ...good, auth_time: -1 }],
    ['nobody', without('sub')],
    ['an empty name', { ...good, sub: '' }],
    ['a number for a name', { ...good, sub: 7 }],
    ['a name of 129 characters', { ...good, sub: 'a'.repeat(129) }],
    ['a name with a sign that no database keeps', { ...good, sub: 'a\u0000b' }],
    ['an email that is none', { ...good, email: { at: 'home' } }],
    ['an email with a sign that no database keeps', { ...good, email: 'a\u0000@example.org' }],
    ['verified by a word', { ...good, email: 'a@example.org', email_verified: 'true' }],
  ])('%s: refused', async ([, claims]) => {
    await expect(verify(await service.sign(claims))).rejects.toMatchObject({ code: 'session-ended' })
  })

  test('clocks may differ by up to 5 seconds', async () => {
    const keys = remoteKeys(service.jwksUrl)
    const verifyThen = createVerifier({ issuer, audience, keys, now: () => new Date(now * 1000) })
    for (const claims of [{ iat: now + 4 }, { auth_time: now + 4 }, { nbf: now + 4 }, { exp: now - 3 }]) {
      await expect(verifyThen(await service.sign({ ...good, ...claims }))).resolves.toMatchObject({ subject: 'ada' })
    }
  })
})

test('a token that was taken a moment ago is refused as soon as it has run out, and only the very same is known', async () => {
  const clock = { at: now }
  let signatures = 0
  const published = remoteKeys(service.jwksUrl)
  const verifyThen = createVerifier({
    issuer,
    audience,
    keys: (...asked) => {
      signatures++
      return published(...asked)
    },
    now: () => new Date(clock.at * 1000),
  })
  const token = await service.sign({ ...good, exp: now + 30 })
  for (let i = 0; i < 3; i++) await expect(verifyThen(token)).resolves.toMatchObject({ subject: 'ada' }) // eslint-disable-line no-await-in-loop
  expect(signatures).toBe(1)
  await expect(verifyThen(`${token.slice(0, -2)}xx`)).rejects.toMatchObject({ code: 'session-ended' })
  clock.at = now + 34
  await expect(verifyThen(token)).resolves.toMatchObject({ subject: 'ada' })
  clock.at = now + 35
  await expect(verifyThen(token)).rejects.toMatchObject({ code: 'session-ended' })
})

describe('a token must be signed with a published key, by RS256', () => {
  const forged: [what: string, token: () => string | Promise<string>][] = [
    ['another key under the name of the right one', () => service.sign(good, { key: other.privateKey })],
    [
      'a key that nobody has published',
      () => service.sign(good, { header: { alg: 'RS256', kid: 'key-2' }, key: other.privateKey }),
    ],
    ['the right key without its name', () => service.sign(good, { header: { alg: 'RS256' } })],
    ['the right key, but PS256', () => service.sign(good, { header: { alg: 'PS256', kid }, key: pss })],
    ['an elliptic curve', () => service.sign(good, { header: { alg: 'ES256', kid }, key: curve.privateKey })],
    [
      'the public key taken as a secret',
      async () =>
        service.sign(good, {
          header: { alg: 'HS256', kid },
          key: new TextEncoder().encode(await exportSPKI(service.publicKey)),
        }),
    ],
    ['alg none', () => unsigned('none')],
    ['alg NoNe', () => unsigned('NoNe')],
    ['RS256 and no signature', () => unsigned('RS256')],
    ['the payload of another', () => `${header}.${base64url({ ...good, sub: 'eve' })}.${signature}`],
    [
      'the header of another',
      () => `${base64url({ alg: 'RS256', kid, typ: 'x' })}.${signed.split('.').slice(1).join('.')}`,
    ],
    ['cut short', () => signed.slice(0, -20)],
    ['16 kB of payload under a good signature’s name', () => `${header}.${'a'.repeat(16_384)}.${signature}`],
    [
      'a header that demands what is not understood',
      () => `${base64url({ alg: 'RS256', kid, crit: ['x'], x: 1 })}.${base64url(good)}.${signature}`,
    ],
  ]
  test.for(forged)('%s: refused', async ([, token]) => {
    await expect(verify(await token())).rejects.toMatchObject({ code: 'session-ended' })
  })

  test.for<[what: string, token: () => string]>([
    ['cut to two parts', () => signed.split('.').slice(0, 2).join('.')],
    ['two at once', () => `${signed}.${signed}`],
    ['two with a comma', () => `${signed},${signed}`],
    ['nothing', () => ''],
    ['a word', () => 'undefined'],
    ['three dots', () => '...'],
    ['16 kB of letters', () => 'a'.repeat(16_384)],
    ['alg empty', () => unsigned('')],
  ])('%s is no token at all, and is told so', async ([, token]) => {
    await expect(verify(token())).rejects.toMatchObject({ code: 'no-token' })
  })

  test('a key that the token brings along is not looked at', async () => {
    const jwk = await crypto.subtle.exportKey('jwk', other.publicKey)
    const mine = {
      alg: 'RS256',
      kid,
      jwk: { kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '' },
      jku: 'http://127.0.0.1:1/keys',
    }
    await expect(verify(await service.sign(good, { header: mine, key: other.privateKey }))).rejects.toMatchObject({
      code: 'session-ended',
    })
  })
})

describe('where the keys cannot be had, nothing is said of the token', () => {
  const ok = service.published.body
  test.for<[what: string, state: Partial<typeof service.published>]>([
    ['answers 500', { status: 500 }],
    ['answers 404', { status: 404 }],
    ['leads elsewhere', { status: 302 }],
    ['answers with no JSON', { body: '<p>Sign in to the network' }],
    ['answers with other JSON', { body: '{"keys":7}' }],
    ['does not answer', { isSilent: true }],
  ])('the address of the keys %s: 503', async ([, state]) => {
    Object.assign(service.published, state)
    const fresh = createVerifier({ issuer, audience, keys: remoteKeys(service.jwksUrl, { timeoutMs: 300 }) })
    await expect(fresh(signed)).rejects.toMatchObject({ code: 'sign-in-unreachable', status: 503 })
    Object.assign(service.published, { status: 200, body: ok, isSilent: false })
    // Asked again where so short a time was too short.
    await expect.poll(() => fresh(signed).catch((error: unknown) => error)).toMatchObject({ subject: 'ada' })
  })

  test('nobody is there: 503, also for a token that is wrong', async () => {
    const nowhere = createVerifier({ issuer, audience, keys: remoteKeys('http://127.0.0.1:1/keys') })
    await expect(nowhere(signed)).rejects.toMatchObject({ code: 'sign-in-unreachable' })
    await expect(nowhere(await service.sign(good, { key: other.privateKey }))).rejects.toMatchObject({
      code: 'sign-in-unreachable',
    })
  })

  test('keys are fetched once for many tokens, and a flood of unknown ones does not ask again', async () => {
    const before = service.published.asked
    const keys = createVerifier({ issuer, audience, keys: remoteKeys(service.jwksUrl) })
    await Promise.all(Array.from({ length: 20 }, () => keys(signed)))
    const unknown = await service.sign(good, { header: { alg: 'RS256', kid: 'key-9' }, key: other.privateKey })
    await Promise.allSettled(Array.from({ length: 50 }, () => keys(unknown)))
    expect(service.published.asked - before).toBe(1)
  })
})
