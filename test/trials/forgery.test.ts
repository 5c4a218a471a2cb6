/** A thousand tokens that nobody gave out, against every endpoint in every spelling of its address: none gets in. */
import { Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { exportSPKI, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { claimsOf, contract, givenAccounts, kid, secondsNow } from '../given/sign-in.ts'

const { app, signIn, givenUser, digest } = await givenAccounts({ env: { OPERATOR_EMAILS: 'ops@example.org' } })
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const agent = new Agent({ keepAlive: true })

const is = { email: 'ops@example.org', email_verified: true, name: 'Ada' }
const ada = await givenUser('ada', is)
const good = claimsOf('ada', is)
const [header = '', payload = '', signature = ''] = ada.token.split('.')
const other = await generateKeyPair('RS256')
const curve = await generateKeyPair('ES256')
const secret = new TextEncoder().encode(await exportSPKI(signIn.publicKey))
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const flip = (part: string, at: number) => {
  const bytes = Buffer.from(part, 'base64url')
  const index = at % bytes.length
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (at % 8))
  return bytes.toString('base64url')
}
const now = secondsNow()

/** Each makes a token of a number, so that no two are alike. */
const forgeries: Record<string, (n: number) => string | Promise<string>> = {
  'another key under the right name': () => signIn.sign(good, { key: other.privateKey }),
  'an unknown key': (n) => signIn.sign(good, { header: { alg: 'RS256', kid: `key-${n}` }, key: other.privateKey }),
  'a key of its own in the header': async () =>
    signIn.sign(good, { header: { alg: 'RS256', kid, jku: 'http://127.0.0.1:1/' }, key: other.privateKey }),
  'an elliptic curve': () => signIn.sign(good, { header: { alg: 'ES256', kid }, key: curve.privateKey }),
  'the public key as a secret': () => signIn.sign(good, { header: { alg: 'HS256', kid }, key: secret }),
  unsigned: (n) =>
    `${base64url({ alg: ['none', 'None', 'NONE', 'nOnE', ''][n % 5], kid })}.${payload}.${n % 2 ? signature : ''}`,
  'a changed payload': (n) => `${header}.${flip(payload, n)}.${signature}`,
  'a changed header': (n) => `${flip(header, n)}.${payload}.${signature}`,
  'a changed signature': (n) => `${header}.${payload}.${flip(signature, n)}`,
  'a payload of another': (n) => `${header}.${base64url({ ...good, sub: `user ${n}` })}.${signature}`,
  'cut short': (n) => ada.token.slice(0, n % (ada.token.length - 2)),
  'two at once': () => `${ada.token}.${ada.token}`,
  expired: (n) => signIn.sign({ ...good, exp: now - 6 - n }),
  'from the future': (n) => signIn.sign({ ...good, [['iat', 'auth_time', 'nbf'][n % 3] ?? '']: now + 30 + n }),
  'of another issuer': (n) => signIn.sign({ ...good, iss: `https://securetoken.google.com/p${n}` }),
  'for another audience': (n) => signIn.sign({ ...good, aud: n % 2 ? `p${n}` : [`p${n}`] }),
  'without what is needed': (n) => {
    const name = ['sub', 'aud', 'iss', 'exp', 'iat', 'auth_time'][n % 6]
    return signIn.sign(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)))
  },
  'of the wrong type': (n) =>
    signIn.sign({ ...good, [['sub', 'exp', 'iat', 'auth_time'][n % 4] ?? '']: [{}, true, null, []][n % 4] }),
  noise: (n) => Buffer.from(`${n}`.repeat((n % 50) + 1)).toString('base64url'),
}

const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with a query': (path) => `${path}?access_token=${ada.token.slice(0, 40)}&a=b`,
  'with an empty query': (path) => `${path}?`,
  'with a slash at its end': (path) => `${path}/`,
  'with two slashes': (path) => path.replace('/api/', '/api//'),
  'with two slashes first': (path) => `/${path}`,
  'with a dot': (path) => path.replace('/api/', '/api/./'),
  'up and down again': (path) => path.replace('/api/', '/api/x/../'),
  'encoded up': (path) => path.replace('/api/', '/api/x/%2e%2e/'),
  'with an encoded letter': (path) => path.replace('/api', '/%61pi'),
  'with an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'in capitals': (path) => path.toUpperCase(),
  'with a parameter': (path) => `${path};a=b`,
  'with a null': (path) => `${path}%00`,
  'with a fragment': (path) => `${path}#x`,
  'in the absolute form': (path) => `http://127.0.0.1:${port}${path}`,
}

const addresses = Object.values(contract).map(({ address }) => address)

/** Sent as it stands: `inject` and `fetch` would put a path in order first. */
function send(address: string, spelling: string, token: string): Promise<{ status: number; body: string }> {
  const [method = '', path = ''] = address.split(' ')
  const body = path.endsWith('/login')
    ? JSON.stringify({ idToken: token })
    : method === 'PATCH'
      ? '{"nickname":"Taken Over"}'
      : ''
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
  }
  return new Promise((done, fail) => {
    const sent = httpRequest({ port, agent, method, path: spellings[spelling]?.(path) ?? path, headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text }))
    })
    sent.on('error', fail).end(body)
  })
}

const forged = fc.record({
  forgery: fc.constantFrom(...Object.keys(forgeries)),
  n: fc.nat(100_000),
  calls: fc.array(
    fc.record({ address: fc.constantFrom(...addresses), spelling: fc.constantFrom(...Object.keys(spellings)) }),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
})

/** An address as it is knows the caller for nobody. Another spelling of it may name nothing at all. */
function isTurnedAway(spelling: string, status: number, body: string): boolean {
  return spelling === 'as it is'
    ? status === 401 && /"code":"(session-ended|no-token)"/.test(body)
    : [400, 401, 404, 405].includes(status)
}

test('1,000 forged, altered, expired and unsigned tokens over every spelling of every address: none is accepted', async () => {
  const before = await digest()
  const count = { tokens: 0, calls: 0, accepted: 0 }
  await fc.assert(
    fc.asyncProperty(forged, async ({ forgery, n, calls }) => {
      const token = await (forgeries[forgery]?.(n) ?? '')
      count.tokens += 1
      for (const { address, spelling } of [...calls, { address: calls[0]?.address ?? '', spelling: 'as it is' }]) {
        const { status, body } = await send(address, spelling, token)
        count.calls += 1
        if (isTurnedAway(spelling, status, body)) continue
        count.accepted += 1
        throw new Error(`${address} ${spelling}: ${status} ${body}`)
      }
    }),
    { numRuns: 1000, seed: 7 },
  )
  console.log(`forged tokens: ${count.tokens}, calls: ${count.calls}, accepted: ${count.accepted}`)
  expect(count).toEqual({ tokens: 1000, calls: 4000, accepted: 0 })
  expect(await digest()).toBe(before)
})

test('the same calls with good tokens are let in, in the spellings that name an address', async () => {
  const calls = addresses
    .filter((address) => !address.startsWith('DELETE'))
    .flatMap((address) =>
      ['as it is', 'with an empty query', 'with an encoded letter', 'in the absolute form'].map((spelling) => ({
        address,
        spelling,
      })),
    )
  const refused: string[] = []
  for (const [i, { address, spelling }] of calls.entries()) {
    // A sign-in for each: one of the calls ends it.
    const { status, body } = await send(
      address,
      spelling,
      await signIn.sign(claimsOf('ada', { ...is, sid: `of ${i}` })),
    )
    if (status !== 200) refused.push(`${address} ${spelling}: ${status} ${body}`)
  }
  console.log(`good tokens: ${calls.length}, refused: ${refused.length}`)
  expect(refused).toEqual([])
})
