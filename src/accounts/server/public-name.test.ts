/** Being shown as a forecaster by a name of one's own: only of one's own will, and never by one that reads like another's. */
import { expect, test } from 'vitest'
import { givenAccounts } from '../../../test/given/sign-in.ts'

const { pool, call, givenUser } = await givenAccounts()
const change = (bearer: string, body: object) => call('PATCH /api/me', { bearer, body })
const shown = async (id: string) =>
  (await pool.query<{ name: string }>('select name from public_forecaster where account_id = $1', [id])).rows
const told = async () =>
  (await pool.query<{ count: number }>(`select count(*)::int from event where kind = 'forecasters.changed'`)).rows[0]
    ?.count ?? 0

async function givenVerified(subject: string) {
  const user = await givenUser(subject)
  await pool.query('update account set email_verified = true where id = $1', [user.id])
  return user
}

test('nobody is shown who did not ask to be, and whoever takes it back is not shown from then on', async () => {
  const { token, id, user } = await givenVerified('heron')
  expect(user).toMatchObject({ publicName: null, isOnLeaderboards: false })
  expect(await shown(id)).toEqual([])
  await change(token, { publicName: ' Grey-Heron ' })
  expect(await shown(id)).toEqual([])
  expect(await change(token, { isOnLeaderboards: true })).toMatchObject({
    status: 200,
    body: { user: { publicName: 'grey-heron', isOnLeaderboards: true } },
  })
  expect(await shown(id)).toEqual([{ name: 'grey-heron' }])
  await change(token, { isOnLeaderboards: false })
  expect(await shown(id)).toEqual([])
  expect((await call('GET /api/me', { bearer: token })).body.user.publicName).toBe('grey-heron')
})

test('nobody is shown without a name, and nothing changes by asking for it', async () => {
  const { token } = await givenVerified('nameless')
  const fault = { status: 400, code: 'invalid-input' }
  expect(await change(token, { isOnLeaderboards: true })).toMatchObject(fault)
  await change(token, { publicName: 'brave-owl', isOnLeaderboards: true })
  expect(await change(token, { publicName: null })).toMatchObject(fault)
  expect(await change(token, { publicName: null, isOnLeaderboards: false })).toMatchObject({ status: 200 })
})

test('what a name may not be is said as it can be read after it', async () => {
  const { token } = await givenUser('spaced')
  const { body } = await change(token, { publicName: 'grey heron' })
  expect(body.error.details).toEqual([
    { field: 'publicName', reason: expect.stringMatching(/^takes letters from a to z/) },
  ])
})

test('whoever has not confirmed an address, or was stopped by operators, is not shown', async () => {
  const { token, id } = await givenUser('unconfirmed')
  await pool.query('update account set email_verified = false where id = $1', [id])
  await change(token, { publicName: 'quiet-wren', isOnLeaderboards: true })
  expect(await shown(id)).toEqual([])
  await pool.query('update account set email_verified = true where id = $1', [id])
  expect(await shown(id)).toHaveLength(1)
  await pool.query(
    `insert into author_word (account_id, word, reason, by_name, at) values ($1, 'stopped', 'x', 'x', now())`,
    [id],
  )
  expect(await shown(id)).toEqual([])
})

test.for(['two-rivers', 'TWO-RIVERS', 'tworivers', 'tw0-rivers', 'two-r1vers'])(
  'the name %s is taken once somebody is called two-rivers',
  async (publicName) => {
    await change((await givenUser('rivers')).token, { publicName: 'two-rivers' })
    const { token } = await givenUser('other rivers')
    expect(await change(token, { publicName })).toMatchObject({ status: 409, code: 'public-name-taken' })
    expect((await call('GET /api/me', { bearer: token })).body.user.publicName).toBe(null)
  },
)

test('of many who ask for one name at once, one has it', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, (_, index) => givenUser(`public racer ${index}`)))
  const answers = await Promise.all(users.map(({ token }) => change(token, { publicName: 'the-one' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
})

test('nobody goes by the nickname of another, nor takes the public name of another for a nickname', async () => {
  const [one, other] = [await givenUser('lime'), await givenUser('tree')]
  await change(one.token, { nickname: 'Lime Tree' })
  expect(await change(other.token, { publicName: 'lime-tree' })).toMatchObject({ code: 'public-name-taken' })
  expect(await change(one.token, { publicName: 'lime-tree' })).toMatchObject({ status: 200 })
  await change(one.token, { publicName: 'seven-oaks' })
  expect(await change(other.token, { nickname: 'Seven Oaks' })).toMatchObject({ code: 'nickname-taken' })
  expect(await change(one.token, { nickname: 'Seven Oaks' })).toMatchObject({ status: 200 })
})

test('the name of a deleted account is free, and all that changes who is shown is told, without who it was', async () => {
  const { token, id } = await givenVerified('passing')
  const before = await told()
  await change(token, { publicName: 'passing-bell', isOnLeaderboards: true })
  await change(token, { nickname: 'Passing' })
  expect(await told()).toBe(before + 1)
  await change(token, { publicName: 'passing-ship' })
  expect(await told()).toBe(before + 2)
  await call('DELETE /api/me', { bearer: token })
  expect(await told()).toBe(before + 3)
  const { rows } = await pool.query(`select distinct ref, actor, data from event where kind = 'forecasters.changed'`)
  expect(rows).toEqual([{ ref: 'forecasters/public', actor: null, data: {} }])
  expect(await shown(id)).toEqual([])
  const { token: next } = await givenVerified('next')
  expect(await change(next, { publicName: 'passing-ship' })).toMatchObject({ status: 200 })
})
