/** Following items, over HTTP on a real database. */
import { expect, test } from 'vitest'
import type { Person } from '../../../../../test/content-as.ts'
import { givenForecasts, yes } from '../../../../../test/people/forecasts.ts'
import { aTrend } from '../../../../../test/given/entries.ts'
import { refOf } from '../../../../../test/content-as.ts'

const { ask, question, forecast, written, create, pool, accountData, db } = await givenForecasts()
const follow = (at: string, as: Person) => ask(`PUT ${at}/follow`, { as })
const stop = (at: string, as: Person) => ask(`DELETE ${at}/follow`, { as })
const isFollowed = async (at: string, as: Person) =>
  (await ask(at.replace('/api/', '/api/me/'), { as })).body.isFollowed
type Followed = { item: { kind: string; id: string }; at: string }
const listed = async (as: Person, query = '') => {
  const { body } = await ask(`/api/me/follows${query}`, { as })
  const refs = (body.follows as Followed[]).map(({ item }) => `${item.kind}/${item.id}`)
  return { refs, next: body.next as string | null, total: body.total as number }
}
const trend = (title: string) => written('ada', aTrend(title), { isPublished: true })

test('whoever follows an item finds it on a list, the last first, until they stop; twice is once', async () => {
  const [one, two] = [await trend('First of two'), await trend('Second of two')]
  expect((await follow(one, 'ben')).body).toEqual({ followed: true })
  await follow(two, 'ben')
  await follow(one, 'ben')
  expect(await listed('ben')).toEqual({ refs: [two, one].map(refOf), next: null, total: 2 })
  const { next } = await listed('ben', '?limit=1')
  expect(await listed('ben', `?limit=1&cursor=${next}`)).toEqual({ refs: [refOf(one)], next: null, total: 2 })
  expect(await isFollowed(one, 'ben')).toBe(true)
  expect(await isFollowed(one, 'eve')).toBe(false)
  expect((await stop(one, 'ben')).body).toEqual({ followed: false })
  await stop(two, 'ben')
  expect([await listed('ben'), await isFollowed(one, 'ben')]).toEqual([{ refs: [], next: null, total: 0 }, false])
})

test('whoever forecasts a question follows it, and whoever stopped does not come to follow it again by that', async () => {
  const at = await question()
  await forecast(at, 'eve', yes(0.4))
  expect(await isFollowed(at, 'eve')).toBe(true)
  await stop(at, 'eve')
  await forecast(at, 'eve', yes(0.5))
  expect(await isFollowed(at, 'eve')).toBe(false)
  await follow(at, 'eve')
  expect(await isFollowed(at, 'eve')).toBe(true)
})

test('whoever saves an item does not follow it', async () => {
  const at = await trend('Saved alone')
  await ask(`PUT ${at}/save`, { as: 'nia' })
  expect(await isFollowed(at, 'nia')).toBe(false)
})

test('what one may not read can be neither followed nor found among what one follows', async () => {
  const at = await trend('Soon private')
  await follow(at, 'olga')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await listed('olga')).total).toBe(0)
  expect((await follow(at, 'olga')).status).toBe(404)
  expect((await ask(`PUT ${at}/follow`)).status).toBe(401)
  const { body } = await create(aTrend('Never published'))
  expect((await follow(`/api/items/trend/${body.item.id}`, 'olga')).status).toBe(404)
  expect((await ask('/api/me/follows?cursor=x', { as: 'olga' })).body.error.code).toBe('invalid-input')
})

test('what one can read no more one can still stop following, and without having followed it is not there', async () => {
  const at = await trend('Taken back')
  await follow(at, 'ben')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect((await stop(at, 'eve')).status).toBe(404)
  expect((await stop(at, 'ben')).body).toEqual({ followed: false })
  expect((await stop(at, 'ben')).status).toBe(404)
})

test('an account follows 5,000 items at most, and may then still follow what it follows', async () => {
  const at = await trend('One too many')
  const { rowCount } = await pool.query(
    `insert into follow (account_id, item_id, at) select '4', 500000 + one, now() from generate_series(1, 5000) as one`,
  )
  expect(rowCount).toBe(5000)
  const refused = await follow(at, 'nia')
  expect([refused.status, refused.body.error.code]).toEqual([409, 'too-many-items'])
  await pool.query(`update follow set item_id = $1 where account_id = '4' and item_id = 500001`, [at.split('/').at(-1)])
  expect((await follow(at, 'nia')).status).toBe(200)
})

test('the file that one takes away tells what one follows and stopped following, and with the account it goes', async () => {
  const [one, two] = [await trend('Followed on'), await trend('Followed no more')]
  await follow(one, 'olga')
  await follow(two, 'olga')
  await stop(two, 'olga')
  const { body } = await ask('/api/me/export', { as: 'olga' })
  const told = (body.follows as { item: string; endedAt: string | null }[]).map(({ item, endedAt }) => [
    item,
    endedAt !== null,
  ])
  expect(told).toEqual(expect.arrayContaining([one, two].map((at) => [at.split('/').at(-1), at === two])))
  await db.transaction().execute((trx) => accountData.remove(trx, '9'))
  expect((await pool.query(`select from follow where account_id = '9'`)).rowCount).toBe(0)
})
