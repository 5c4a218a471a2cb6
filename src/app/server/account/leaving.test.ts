/**
 * What must hold when somebody deletes their account, or asks for more than a person can mean: the whole application,
 * for real.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool } = await givenServer()
const count = async (text: string, id: string) =>
  Number((await pool.query<{ n: string }>(`select count(*) n from ${text}`, [id])).rows[0]?.n)
const trend = (title: string) => ({
  kind: 'trend',
  title,
  summary: 'Written while the account is being deleted.',
  category: 'social',
  tags: ['tests'],
  horizon: { from: 2026, to: 2030 },
  series: null,
  thresholds: [],
  signals: [],
})

test('whoever deletes the account while another tab writes leaves nothing behind', async () => {
  const kept: number[] = []
  for (let round = 0; round < 5; round++) {
    const user = await givenUser(app)
    const writes = Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? user.call('POST', '/api/items', trend(`Item ${i} of round ${round}`))
        : user.call('PUT', `/api/me/drafts/${randomUUID()}`, { kind: 'trend', entry: { title: `Draft ${i}` } }),
    )
    const [removed, ...written] = await Promise.all([user.call('DELETE', '/api/me'), ...writes])
    expect(removed?.statusCode).toBe(200)
    expect(written.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    kept.push(await count('item where owner_id = $1', user.id), await count('draft where owner_id = $1', user.id))
  }
  expect(kept).toEqual(Array(10).fill(0))
})

test('deleting an account takes a sign-in of the last minutes, since nothing brings it back', async () => {
  const user = await givenUser(app)
  await pool.query(`update identity.sign_in set auth_time = auth_time - interval '10 minutes' where uid = $1`, [
    user.subject,
  ])
  await pool.query(`update identity."user" set valid_since = valid_since - interval '1 hour' where uid = $1`, [
    user.subject,
  ])
  const refreshed = await app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${user.refreshToken}`,
  })
  const headers = { authorization: `Bearer ${refreshed.json().id_token}` }
  const refused = await app.inject({ method: 'DELETE', url: '/api/me', headers })
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'sign-in-again'])
  expect((await app.inject({ method: 'GET', url: '/api/me', headers })).statusCode).toBe(200)
})

test('an item takes 200 texts and then says so; its series may be revised any number of times', async () => {
  const user = await givenUser(app)
  const series = {
    unit: 'ppm',
    frequency: 'yearly',
    kind: 'level',
    source: 'NOAA',
    sourceUrl: 'https://noaa.example/',
    licence: 'CC0',
    retrieved: '2026-01-01',
    observations: [['2019', 1] as const, ['2020', 2] as const],
  }
  const { item } = (await user.call('POST', '/api/items', { ...trend('Revised again and again'), series })).json()
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public)
     select item_id, 1 + more, at, author, data, is_public from item_version cross join generate_series(1, 199) as more where item_id = $1`,
    [item.id],
  )
  await pool.query('update item set version = 200 where id = $1', [item.id])
  const revise = (body: object) => user.call('PATCH', `/api/items/trend/${item.id}`, body)
  const refused = await revise({ version: 200, title: 'Once more' })
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'too-many-versions'])
  for (const [i, value] of [3, 4, 5].entries()) {
    const answer = await revise({
      version: 200 + i,
      series: { ...series, observations: [series.observations[0], ['2020', value]] },
    })
    expect([answer.statusCode, answer.json().item.version]).toEqual([200, 201 + i])
  }
  expect((await revise({ version: 203, title: 'Once more' })).json().error.code).toBe('too-many-versions')
})

test('of the sessions of one account the newest thirty live', async () => {
  const user = await givenUser(app)
  for (let i = 0; i < 35; i++)
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: { idToken: user.token } })
  expect(await count('session where account_id = $1', user.id)).toBe(30)
})
