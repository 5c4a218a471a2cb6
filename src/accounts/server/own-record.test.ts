/** One’s own record over HTTP against a real database: what it says, what may be changed of it, and how it ends. */
import { expect, test } from 'vitest'
import { givenAccounts } from '../../../test/given/sign-in.ts'

const { pool, call, givenUser, accounts } = await givenAccounts()

test('R20 the ids of what belongs to the user are listed by kind', async () => {
  const { token, cookie } = await givenUser('writer')
  await call('POST /api/probe/things', { bearer: token })
  const { body } = await call('GET /api/me', { cookie })
  expect(body.user).toMatchObject({ predictions: [expect.stringMatching(/^\d+$/)], scenarios: [], trends: [] })
  expect(
    await accounts.userRecordOf({ id: body.user['_id'], name: '', email: null, isVerified: true, isOperator: false }),
  ).toEqual(body.user)
})

test('a nickname is kept over logins, and becomes the author of what is there and what comes', async () => {
  const { token, id } = await givenUser('nick', { name: 'Nicholas' })
  await call('POST /api/probe/things', { bearer: token })
  const changed = await call('PATCH /api/me', { bearer: token, body: { nickname: '  Old Nick ' } })
  expect(changed).toMatchObject({ status: 200, body: { user: { nickname: 'Old Nick', name: 'Nicholas' } } })
  await call('POST /api/probe/things', { bearer: token })
  expect((await givenUser('nick', { name: 'Nicholas' })).user.nickname).toBe('Old Nick')
  await call('POST /api/probe/things', { bearer: token })
  const authors = async () => (await pool.query('select distinct author from thing where account_id = $1', [id])).rows
  expect(await authors()).toEqual([{ author: 'Old Nick' }])
  await call('PATCH /api/me', { bearer: token, body: { nickname: null } })
  expect(await authors()).toEqual([{ author: 'Nicholas' }])
})

test.for(['Zoë Ray', 'zoe ray', 'ZOE  RAY', 'Ｚｏｅ Ray', 'zöé ráy'])(
  'the nickname %s is taken once somebody goes by Zoe Ray',
  async (nickname) => {
    const { token } = await givenUser('zoe')
    expect((await call('PATCH /api/me', { bearer: token, body: { nickname: 'Zoe Ray' } })).status).toBe(200)
    const other = await givenUser('other zoe')
    const before = (await call('GET /api/me', { bearer: other.token })).body
    expect(await call('PATCH /api/me', { bearer: other.token, body: { nickname } })).toMatchObject({
      status: 409,
      code: 'nickname-taken',
    })
    expect((await call('GET /api/me', { bearer: other.token })).body).toEqual(before)
  },
)

test('of many who ask for one nickname at once, one has it', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, (_, index) => givenUser(`racer ${index}`)))
  const answers = await Promise.all(
    users.map(({ token }) => call('PATCH /api/me', { bearer: token, body: { nickname: 'The One' } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
})

test('one’s own nickname may be written otherwise', async () => {
  const { token } = await givenUser('same')
  await call('PATCH /api/me', { bearer: token, body: { nickname: 'soren' } })
  expect((await call('PATCH /api/me', { bearer: token, body: { nickname: 'Søren' } })).body.user.nickname).toBe('Søren')
})

test.for([
  { nickname: 'Farsight' },
  { nickname: 'a' },
  { nickname: 'ev\u200bil' },
  { photoUrl: 'https://evil.example/x.png' },
  { photoUrl: 'http://lh3.googleusercontent.com/a' },
  { isOperator: true },
  { email: 'ops@example.org' },
  { analysisBudget: 99 },
  { iamId: 'ada', nickname: 'Fine' },
])('%j is refused, and nothing changes', async (body) => {
  const { token } = await givenUser('careful')
  const before = (await call('GET /api/me', { bearer: token })).body
  expect((await call('PATCH /api/me', { bearer: token, body })).status).toBe(400)
  expect((await call('GET /api/me', { bearer: token })).body).toEqual(before)
})

test('a picture of one’s own choice is kept over logins, also the choice to have none', async () => {
  const theirs = 'https://lh3.googleusercontent.com/a/theirs'
  const { token, user } = await givenUser('pictured', { picture: theirs })
  expect(user.photoUrl).toBe(theirs)
  for (const photoUrl of ['https://lh4.googleusercontent.com/a/mine', null]) {
    await call('PATCH /api/me', { bearer: token, body: { photoUrl } })
    expect((await givenUser('pictured', { picture: theirs })).user.photoUrl).toBe(photoUrl)
  }
})

test('whoever wishes hides what others forecast, everywhere they are signed in', async () => {
  const { token, cookie, user } = await givenUser('unswayed')
  expect(user.hidesCrowd).toBe(false)
  const change = (hidesCrowd: unknown) => call('PATCH /api/me', { bearer: token, body: { hidesCrowd } })
  expect(await change(true)).toMatchObject({ status: 200, body: { user: { hidesCrowd: true } } })
  await call('PATCH /api/me', { bearer: token, body: { nickname: 'Unswayed' } })
  expect((await call('GET /api/me', { cookie })).body.user.hidesCrowd).toBe(true)
  expect((await givenUser('unswayed')).user.hidesCrowd).toBe(true)
  expect(await change(null)).toMatchObject({ status: 400, code: 'invalid-input' })
  expect((await change(false)).body.user.hidesCrowd).toBe(false)
})

test('a change of nothing changes nothing', async () => {
  const { token } = await givenUser('still')
  expect((await call('PATCH /api/me', { bearer: token, body: {} })).status).toBe(200)
})

test('an account that is removed takes its sessions and everything of its own along', async () => {
  const { token, cookie, id } = await givenUser('leaver', { name: 'Leaver' })
  const other = await givenUser('stayer')
  for (const bearer of [token, other.token]) await call('POST /api/probe/things', { bearer })
  const answer = await call('DELETE /api/me', { bearer: token, cookie })
  expect(answer).toMatchObject({ status: 200, body: {} })
  expect(answer.cookie).toMatch(/^farsight=; Max-Age=0; Path=\//)
  const { rows } = await pool.query(
    `select (select count(*)::int from account where id = $1) as accounts, (select count(*)::int from session where account_id = $1) as sessions,
      (select count(*)::int from thing where account_id = $1) as things, (select count(*)::int from thing where account_id = $2) as others`,
    [id, other.id],
  )
  expect(rows).toEqual([{ accounts: 0, sessions: 0, things: 0, others: 1 }])
  expect(await call('GET /api/me', { bearer: token })).toMatchObject({ status: 401, code: 'sign-in-needed' })
  expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
})
