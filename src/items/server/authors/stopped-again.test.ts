/** A stop holds for an address: deleting the account and opening another undoes nothing. The whole application, for real. */
import { expect, test } from 'vitest'
import { forgetAddresses } from './stopped-addresses.ts'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, db, pool } = await givenServer({ env: { OPERATOR_EMAILS: 'olga@example.org' } })
const olga = await givenVerified('olga@example.org', 'Olga Nilsen')

const trend = {
  kind: 'trend',
  title: 'Watches become cheaper',
  summary: 'Buy them now, and tell others.',
  category: 'social',
  tags: ['watches'],
  horizon: { from: 2026, to: 2030 },
  series: null,
  thresholds: [],
  signals: [],
}

/** An account whose address is verified, as after the link in the mail: it signs in once more. */
async function givenVerified(email: string, name = 'Sam Pedlar') {
  const user = await givenUser(app, { email, name })
  await pool.query(`update identity."user" set email_verified = true where uid = $1`, [user.subject])
  return { ...user, call: await signIn(email) }
}

async function signIn(email: string): Promise<Person['call']> {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x'
  const payload = { email, password: 'abc123', returnSecureToken: true }
  const { idToken } = (await app.inject({ method: 'POST', url, payload })).json()
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { idToken } })
  expect(login.statusCode).toBe(200)
  const headers = { authorization: `Bearer ${idToken}` }
  return (method, at, body) => app.inject({ method, url: at, headers, ...(body && { payload: body }) })
}

const wait = (days: number) => forgetAddresses(db, new Date(Date.now() + days * 24 * 60 * 60 * 1000))

type Person = Awaited<ReturnType<typeof givenUser>>
async function judge(id: string, word: string): Promise<void> {
  const answer = await olga.call('PUT', `/api/operators/authors/${id}`, { word, reason: 'As the operator sees it.' })
  expect(answer.statusCode).toBe(200)
}
const said = async (person: Person) => (await person.call('GET', '/api/me/items')).json().said

/** 200, or the code of the refusal. */
async function publish(person: Person): Promise<unknown> {
  const { item } = (await person.call('POST', '/api/items', trend)).json()
  const answer = await person.call('POST', `/api/items/trend/${item.id}/publish`)
  return answer.statusCode === 200 ? 200 : answer.json().error.code
}

/** Published, stopped, and gone. */
async function givenGone(email: string) {
  const sam = await givenVerified(email)
  expect(await publish(sam)).toBe(200)
  await judge(sam.id, 'stopped')
  expect((await sam.call('DELETE', '/api/me')).statusCode).toBe(200)
}

test('whoever was stopped, deletes the account and registers with the same address begins stopped, and is told why', async () => {
  await givenGone('sam@example.org')
  const again = await givenVerified('Sam@Example.org')
  expect(await said(again)).toMatchObject({
    word: 'stopped',
    by: 'Farsight',
    reason: expect.stringContaining('had stopped an account with this address'),
  })
  expect(await publish(again)).toBe('author-stopped')

  const { authors } = (await olga.call('GET', '/api/operators/authors')).json()
  expect(authors.find(({ id }: { id: string }) => id === again.id)).toMatchObject({
    name: `Author ${again.id}`,
    word: 'stopped',
    said: [{ by: 'Farsight' }],
  })
  const { rows } = await pool.query('select digest from stopped_address')
  expect(JSON.stringify(rows)).not.toMatch(/sam|example/i)
})

test('so it is however often, until an operator lets them go on, and then also after the next deletion', async () => {
  await givenGone('tess@example.org')
  const second = await givenVerified('tess@example.org')
  await second.call('DELETE', '/api/me')
  const third = await givenVerified('tess@example.org')
  expect(await publish(third)).toBe('author-stopped')

  await judge(third.id, 'trusted')
  expect(await publish(third)).toBe(200)
  await third.call('DELETE', '/api/me')
  const fourth = await givenVerified('tess@example.org')
  expect([await said(fourth), await publish(fourth)]).toEqual([null, 200])
})

test('an address that is not verified is nobody’s yet, and another address is somebody else’s', async () => {
  await givenGone('uwe@example.org')
  const unproven = await givenUser(app, { email: 'uwe@example.org' })
  expect(await said(unproven)).toBe(null)
  const other = await givenVerified('uwe.other@example.org')
  expect([await said(other), await publish(other)]).toEqual([null, 200])
})

test('a stopped author who has signed in with another address is known by both, and let go on by both', async () => {
  const vera = await givenVerified('vera@example.org')
  await publish(vera)
  await judge(vera.id, 'stopped')
  await pool.query(`update identity."user" set email = $1 where uid = $2`, ['vera.new@example.org', vera.subject])
  const call = await signIn('vera.new@example.org')
  expect((await call('DELETE', '/api/me')).statusCode).toBe(200)
  const first = await givenVerified('vera.new@example.org')
  expect(await publish(first)).toBe('author-stopped')
  const second = await givenVerified('vera@example.org')
  expect(await publish(second)).toBe('author-stopped')

  await judge(second.id, 'trusted')
  await first.call('DELETE', '/api/me')
  const third = await givenVerified('vera.new@example.org')
  expect(await publish(third)).toBe(200)
})

test('two years after the account was deleted the address is forgotten, and of one that is there never', async () => {
  await givenGone('wim@example.org')
  const here = await givenVerified('xaver@example.org')
  await judge(here.id, 'stopped')
  await wait(729)
  const early = await givenVerified('wim@example.org')
  expect(await publish(early)).toBe('author-stopped')
  await early.call('DELETE', '/api/me')
  await wait(732)
  const late = await givenVerified('wim@example.org')
  expect([await said(late), await publish(late)]).toEqual([null, 200])

  await here.call('DELETE', '/api/me')
  const again = await givenVerified('xaver@example.org')
  expect(await publish(again)).toBe('author-stopped')
})
