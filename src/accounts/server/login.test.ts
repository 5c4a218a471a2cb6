/**
 * Logging in over HTTP against a real database: what a login answers, which account it is, and what it takes of what
 * the token says.
 */
import { expect, test } from 'vitest'
import { claimsOf, givenAccounts, issuer } from '../../../test/given/sign-in.ts'

const { app, pool, signIn, call, givenUser } = await givenAccounts()

test('R41 a login is answered with {data: {user}}, every field of R20 in it, and what holds for guests', async () => {
  const claims = {
    email: 'ada@example.org',
    email_verified: true,
    name: 'Ada Okafor',
    picture: 'https://lh3.googleusercontent.com/a/x',
  }
  const token = await signIn.sign(claimsOf('ada', claims))
  const { status, body } = await call('POST /api/auth/login', { body: { idToken: token } })
  expect(status).toBe(200)
  expect(body).toEqual({
    data: {
      user: {
        _id: expect.stringMatching(/^\d+$/),
        iamId: 'ada',
        email: 'ada@example.org',
        emailVerified: true,
        name: 'Ada Okafor',
        nickname: null,
        photoUrl: 'https://lh3.googleusercontent.com/a/x',
        predictions: [],
        scenarios: [],
        trends: [],
        membershipStatus: 'guest',
        analysisBudget: 0,
        analysisTrendBudget: 8,
        isOperator: false,
        author: 'Ada Okafor',
        mailsReports: true,
        mailsNotices: false,
        publicName: null,
        isOnLeaderboards: false,
        hidesCrowd: false,
      },
    },
  })
})

test('a user is known by issuer and subject: another login is the same account, with what the service says today', async () => {
  const first = await givenUser('grace', { email: 'grace@example.org', name: 'Grace' })
  const second = await givenUser('grace', { email: 'hopper@example.org', email_verified: true, name: 'Grace Hopper' })
  expect(second.user).toMatchObject({
    _id: first.id,
    email: 'hopper@example.org',
    emailVerified: true,
    name: 'Grace Hopper',
  })
  const { rows } = await pool.query('select issuer, count(*)::int from account where subject = $1 group by issuer', [
    'grace',
  ])
  expect(rows).toEqual([{ issuer, count: 1 }])
})

test('two users with one email are two accounts', async () => {
  const [one, two] = [
    await givenUser('twin-1', { email: 'twins@example.org' }),
    await givenUser('twin-2', { email: 'twins@example.org' }),
  ]
  expect(one.id).not.toBe(two.id)
})

test('twenty logins of a new user at once are one account', async () => {
  const token = await signIn.sign(claimsOf('crowd'))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/auth/login', { body: { idToken: token } })),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.user['_id']}`)).size).toBe(1)
})

test('a guest without an email may log in; an email that is not there is not verified', async () => {
  expect((await givenUser('guest', { email_verified: true })).user).toMatchObject({
    email: null,
    emailVerified: false,
    name: null,
  })
})

test.for<[what: string, claims: object, kept: object]>([
  ['turns the direction of what follows', { name: 'Ada\u202egro' }, { name: null }],
  ['is longer than a name', { name: 'a'.repeat(101) }, { name: null }],
  ['has spaces around it', { name: '  Ada ' }, { name: 'Ada' }],
  ['has a picture elsewhere', { name: 'Ada', picture: 'https://evil.example/pixel' }, { name: 'Ada', photoUrl: null }],
])('a name that %s is not taken as it is', async ([what, claims, kept]) => {
  expect((await givenUser(`named ${what}`, claims)).user).toMatchObject(kept)
})

test.for<[what: string, claims: object]>([
  ['the name of the house', { name: 'Farsight' }],
  ['a long name that speaks for it', { name: 'The Farsight House: editors and operators of this site' }],
  ['no name', { email: 'angela.private.name@example.org' }],
])('whoever has %s writes under a number, and their address is told to nobody', async ([what, claims]) => {
  const { token, user } = await givenUser(`nameless with ${what}`, claims)
  expect(user.author).toBe(`Author ${user['_id']}`)
  expect((await call('GET /api/probe/user', { bearer: token })).body.viewer.name).toBe(user.author)
})

test('a new name at the sign-in service becomes the author of what the user has written', async () => {
  const { token } = await givenUser('renamed', { name: 'Before' })
  await call('POST /api/probe/things', { bearer: token })
  const { id } = await givenUser('renamed', { name: 'After' })
  expect((await pool.query('select author from thing where account_id = $1', [id])).rows).toEqual([{ author: 'After' }])
})

test('a token that is wrong begins nothing, and says so with 401', async () => {
  const wrong = { 'no-token': 'x', 'session-ended': await signIn.sign(claimsOf('ada', { aud: 'other' })) }
  for (const [code, idToken] of Object.entries(wrong)) {
    expect(await call('POST /api/auth/login', { body: { idToken } })).toMatchObject({
      status: 401,
      code,
      cookie: undefined,
    })
  }
})

test.for<[what: string, body: unknown]>([
  ['an empty object', {}],
  ['an empty token', { idToken: '' }],
  ['a number', { idToken: 7 }],
  ['9,000 characters', { idToken: 'a'.repeat(9000) }],
  ['a token and a name of one’s own choice', { idToken: 'x', iamId: 'ada' }],
  ['a list', []],
  ['null', null],
])('a body of another shape is refused: %s', async ([, body]) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, body: JSON.stringify(body) })
  expect(answer.statusCode).toBe(400)
})
