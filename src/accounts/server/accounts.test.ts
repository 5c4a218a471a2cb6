/** Logging in and out, and one's own record, over HTTP against a real database. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { claimsOf, givenAccounts, issuer, secondsNow } from '../../../test/given-sign-in.ts'

const { app, pool, signIn, call, givenUser, accounts } = await givenAccounts({
  env: { OPERATOR_EMAILS: 'Ops@Example.org, eve@example.org' },
})

describe('logging in', () => {
  test('R41 the answer is {data: {user}} with every field of R20, and what holds for guests', async () => {
    const claims = { email: 'ada@example.org', email_verified: true, name: 'Ada Okafor', picture: 'https://lh3.googleusercontent.com/a/x' }
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
        },
      },
    })
  })

  test('a user is known by issuer and subject: another login is the same account, with what the service says today', async () => {
    const first = await givenUser('grace', { email: 'grace@example.org', name: 'Grace' })
    const second = await givenUser('grace', { email: 'hopper@example.org', email_verified: true, name: 'Grace Hopper' })
    expect(second.user).toMatchObject({ _id: first.id, email: 'hopper@example.org', emailVerified: true, name: 'Grace Hopper' })
    const { rows } = await pool.query('select issuer, count(*)::int from account where subject = $1 group by issuer', ['grace'])
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST /api/auth/login', { body: { idToken: token } })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.user['_id']}`)).size).toBe(1)
  })

  test('a guest without an email may log in; an email that is not there is not verified', async () => {
    expect((await givenUser('guest', { email_verified: true })).user).toMatchObject({ email: null, emailVerified: false, name: null })
  })

  test.for<[what: string, claims: object, kept: object]>([
    ['turns the direction of what follows', { name: 'Ada\u202egro' }, { name: null }],
    ['is longer than a name', { name: 'a'.repeat(101) }, { name: null }],
    ['has spaces around it', { name: '  Ada ' }, { name: 'Ada' }],
    ['has a picture elsewhere', { name: 'Ada', picture: 'https://evil.example/pixel' }, { name: 'Ada', photoUrl: null }],
  ])('a name that %s is not taken as it is', async ([what, claims, kept]) => {
    expect((await givenUser(`named ${what}`, claims)).user).toMatchObject(kept)
  })

  test('the name of the house is nobody’s: its bearer writes as User', async () => {
    const { token } = await givenUser('impostor', { name: 'Farsight', email: 'admin@example.org' })
    expect((await call('GET /api/probe/user', { bearer: token })).body.viewer.name).toBe('User')
  })

  test('a new name at the sign-in service becomes the author of what the user has written', async () => {
    const { token } = await givenUser('renamed', { name: 'Before' })
    await call('POST /api/probe/things', { bearer: token })
    const { id } = await givenUser('renamed', { name: 'After' })
    expect((await pool.query('select author from thing where account_id = $1', [id])).rows).toEqual([{ author: 'After' }])
  })

  test('a token that is wrong begins nothing, and says so with 401', async () => {
    for (const idToken of ['x', await signIn.sign(claimsOf('ada', { aud: 'other' }))]) {
      expect(await call('POST /api/auth/login', { body: { idToken } })).toMatchObject({
        status: 401,
        code: 'session-ended',
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
})

describe('one’s own record', () => {
  test('R20 the ids of what belongs to the user are listed by kind', async () => {
    const { token, cookie } = await givenUser('writer')
    await call('POST /api/probe/things', { bearer: token })
    const { body } = await call('GET /api/me', { cookie })
    expect(body.user).toMatchObject({ predictions: [expect.stringMatching(/^\d+$/)], scenarios: [], trends: [] })
    expect(await accounts.userRecordOf({ id: body.user['_id'], name: '', email: null, isOperator: false })).toEqual(body.user)
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
    const answers = await Promise.all(users.map(({ token }) => call('PATCH /api/me', { bearer: token, body: { nickname: 'The One' } })))
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
})

describe('operators', () => {
  test.for<[who: string, claims: object, isOperator: boolean]>([
    ['the named email, verified', { email: 'ops@example.org', email_verified: true }, true],
    ['in other letters', { email: 'OPS@example.org', email_verified: true }, true],
    ['the named email, not verified', { email: 'ops@example.org', email_verified: false }, false],
    ['the named email, of which nothing is said', { email: 'ops@example.org' }, false],
    ['another email', { email: 'ops@example.com', email_verified: true }, false],
    ['no email', { email_verified: true }, false],
  ])('%s: %j is an operator: %s', async ([who, claims, isOperator]) => {
    const { token, cookie, user } = await givenUser(`operator ${who}`, claims)
    expect(user.isOperator).toBe(isOperator)
    const status = isOperator ? 200 : 403
    expect((await call('GET /api/probe/operator', { bearer: token })).status).toBe(status)
    expect((await call('GET /api/probe/operator', { cookie })).status).toBe(status)
  })

  test('one whose token no longer says so is none, whatever the last login said, and the other way round', async () => {
    const is = { email: 'eve@example.org', email_verified: true }
    await givenUser('eve', is)
    const was = await signIn.sign(claimsOf('eve', { email: 'new@example.org', email_verified: true }))
    expect(await call('GET /api/probe/operator', { bearer: was })).toMatchObject({ status: 403, code: 'operators-only' })
    await givenUser('not eve', { email: 'new@example.org', email_verified: true })
    const claims = await signIn.sign(claimsOf('not eve', is))
    expect((await call('GET /api/probe/operator', { bearer: claims })).status).toBe(403)
  })
})

describe('sessions', () => {
  test('the database knows a session by its hash alone', async () => {
    const { cookie } = await givenUser('hashed')
    const token = cookie.split('=')[1] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const digest = createHash('sha256').update(token).digest()
    expect((await pool.query('select 1 from session where digest = $1', [digest])).rowCount).toBe(1)
    const { rows } = await pool.query<{ row: string }>(
      'select session::text as row from session union all select account::text from account',
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { row } of rows) expect(row).not.toContain(token)
  })

  test('a session lasts 14 days, and is cleared away by the next login of anybody', async () => {
    const { cookie, id } = await givenUser('fortnight')
    const age = async (days: number) => {
      const text = `update session set created_at = now() - make_interval(secs => $2), expires_at = now() - make_interval(secs => $2) + interval '336 hours'
        where account_id = $1`
      await pool.query(text, [id, Math.round(days * 86_400)])
    }
    await age(13.99)
    expect((await call('GET /api/me', { cookie })).status).toBe(200)
    await age(14.01)
    expect(await call('GET /api/me', { cookie })).toMatchObject({ status: 401, code: 'sign-in-needed' })
    await givenUser('another')
    expect((await pool.query('select 1 from session where account_id = $1', [id])).rowCount).toBe(0)
    await expect(
      age(14.01).then(() => pool.query(`insert into session values (sha256('x'), $1, now(), now(), now() + interval '15 days')`, [id])),
    ).rejects.toThrow(/check constraint/)
  })

  test('a login ends the session that the browser had', async () => {
    const first = await givenUser('browser')
    const token = await signIn.sign(claimsOf('browser 2'))
    const second = await call('POST /api/auth/login', { cookie: first.cookie, bearer: token, body: { idToken: token } })
    expect(second.status).toBe(200)
    expect((await call('GET /api/probe/anyone', { cookie: first.cookie })).body.viewer).toBeNull()
    const cookie = String(second.cookie).split(';')[0] ?? ''
    expect((await call('GET /api/me', { cookie })).body.user.iamId).toBe('browser 2')
  })

  test('R42 a logout ends the session of that browser alone, and clears its cookie', async () => {
    const [here, there] = [await givenUser('two browsers'), await givenUser('two browsers')]
    const answer = await call('POST /api/auth/logout', { bearer: here.token, cookie: here.cookie })
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(answer.cookie).toBe('farsight=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect((await call('GET /api/me', { cookie: here.cookie })).code).toBe('sign-in-needed')
    expect((await call('GET /api/me', { cookie: there.cookie })).status).toBe(200)
  })

  test('a browser that logged in long ago stays known: how old the proof is matters to nobody here', async () => {
    const now = secondsNow()
    const { cookie } = await givenUser('old', { auth_time: now - 40 * 86_400 })
    expect((await call('GET /api/me', { cookie })).status).toBe(200)
  })
})
