/**
 * What everybody may cost, over the whole application: here nothing is refilled while one looks. What is so cheap that
 * it takes over a thousand calls is tried in test/trials/cheap-calls.test.ts.
 */
import { beforeAll, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const allowance = { burst: 300, perSecond: 0.001 }
const manners = { atOnce: 2, mostWaiting: 3, pace: { burst: 1e9, perSecond: 1e9 } }
const allowances = { account: { ...allowance, manners }, network: allowance }
const { app, pool } = await givenServer({ stocked: true, allowances, env: { TRUST_PROXY: '1' } })

let networks = 0
const newNetwork = () => `203.0.113.${++networks}`
const from = (address: string, url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': address, ...headers } })
const askToSignIn = (address: string, call = 'createAuthUri') =>
  app.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=x`,
    payload: { identifier: 'ada@example.org', continueUri: 'http://localhost:3000' },
    headers: { 'x-forwarded-for': address },
  })
/** How many times it is answered before it is refused, and the refusal. */
async function loop(ask: () => ReturnType<typeof from>, most = 2000) {
  for (let answered = 0; answered < most; answered++) {
    const answer = await ask()
    if (answer.statusCode === 429) return { answered, answer }
    expect(answer.statusCode).toBeLessThan(500)
  }
  throw new Error(`never refused in ${most}`)
}

/** A network that has spent all that it may. */
const spent = newNetwork()
beforeAll(() => loop(() => askToSignIn(spent)))

test.each([
  ['searches', '/api/items?q=energy', 60],
  ['pages at addresses that are none', '/trend/999999', 58],
])('a loop of one network that asks for %s is told to wait, and other networks are not', async (_, url, times) => {
  const network = newNetwork()
  const { answered, answer } = await loop(() => from(network, url))
  expect(answered).toBeGreaterThan(times * 0.95)
  expect(answered).toBeLessThan(times * 1.05)
  expect(answer.json().error).toEqual({
    code: 'too-many-requests',
    message: 'That is more than one person can mean to do at once. Wait a moment.',
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from(newNetwork(), url)).statusCode).toBeLessThan(405)
})

test('a person who opens a page and is refused reads a page, and a program reads the refusal', async () => {
  const url = '/trend/131?q="><script>'
  const page = await from(spent, url, { accept: 'text/html,application/xhtml+xml' })
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    429,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page.body).toContain('<h1')
  expect(page.body).toContain('That is more than one person can mean to do at once. Wait a moment.')
  expect(page.body).not.toContain('<script')
  expect((await from(spent, url)).json().error.code).toBe('too-many-requests')
})

test('addresses of version 6 that share a network share its budget', async () => {
  let host = 0
  const { answered } = await loop(() => askToSignIn(`2001:db8:1:2::${(++host).toString(16)}`))
  expect(answered).toBe(30)
  expect((await from('2001:db8:1:2:ff::1', '/api/items?q=energy')).statusCode).toBe(429)
  expect((await from('2001:db8:1:3::1', '/api/items?q=energy')).statusCode).toBe(200)
})

test('whoever shows what proves nothing is not looked at any longer, and the network goes on reading', async () => {
  const network = newNetwork()
  const { answered } = await loop(() => from(network, '/api/me', { authorization: 'Bearer a.b.c' }))
  expect(answered).toBe(60)
  expect((await from(network, '/api/items')).statusCode).toBe(200)
})

test('what somebody else in an office spends is not taken from a user', async () => {
  const user = await givenUser(app)
  const headers = { authorization: `Bearer ${user.token}`, cookie: user.cookie }
  expect((await from(spent, '/api/me', headers)).statusCode).toBe(200)
})

test('calls that an account makes all at once wait for each other, a few at the most, and nobody else waits for them', async () => {
  const [ada, bob] = [await givenUser(app), await givenUser(app)]
  const calls = Array.from({ length: 12 }, () => ada.call('GET', '/api/me'))
  const other = await bob.call('GET', '/api/me')
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(other.statusCode).toBe(200)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
  expect(statuses).toContain(429)
  expect((await ada.call('GET', '/api/me')).statusCode).toBe(200)
})

test('whoever has been refused is refused again before it is found out who asks, until there is enough again', async () => {
  const user = await givenUser(app)
  const [dear, cheap] = ['/api/items/trend/131/versions/1', '/api/me']
  await Promise.all(Array.from({ length: 5 }, () => user.call('GET', cheap)))
  await loop(() => user.call('GET', dear))
  const { rows } = await pool.query('delete from account where id = $1 returning id', [user.id])
  expect(rows).toHaveLength(1)
  expect((await user.call('GET', dear)).statusCode).toBe(429)
  expect((await user.call('GET', cheap)).statusCode).toBe(401)
})

/** How many texts somebody can have read. */
const spend = async (headers: object, body: string) => {
  const user = await givenUser(app)
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/prose',
      payload: JSON.stringify({ body }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}`, ...headers },
    })
  return (await loop(ask)).answered
}

test('a long text costs its author more than a short one, and one that does not say how long it is as much as the longest', async () => {
  expect(await spend({}, 'x')).toBeGreaterThan(120)
  expect(await spend({}, 'x'.repeat(90_000))).toBe(3)
  expect(await spend({ 'transfer-encoding': 'chunked' }, 'x')).toBe(1)
})

test('whether the process is alive is asked for nothing', async () => {
  expect((await from(spent, '/healthz')).statusCode).toBe(200)
})

test('a report as a file is dear, and is paid for before it is looked for', async () => {
  const user = await givenUser(app)
  const take = async (format: string) => (await user.call('GET', `/api/analyses/1/report.${format}`)).statusCode
  expect([await take('pdf'), await take('docx'), await take('md')]).toEqual([404, 429, 404])
})

test('the sign-in service says in its own way that it has had enough, so that nobody is signed out by it', async () => {
  const network = newNetwork()
  const { answered, answer } = await loop(() => askToSignIn(network, 'lookup'))
  expect(answered).toBe(30)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  // What follows the press of a button is read by whoever pressed it.
  const typed = await askToSignIn(network)
  expect([typed.statusCode, typed.json().error.message]).toEqual([429, expect.stringContaining('Wait a moment.')])
  expect(Number(typed.headers['retry-after'])).toBeGreaterThan(0)
})

test('other processes hear of what was spent here', async () => {
  await expect
    .poll(async () => (await pool.query('select who from budget where who = $1', [`network ${spent}`])).rows)
    .toEqual([{ who: `network ${spent}` }])
})
