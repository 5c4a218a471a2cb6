/** What was done, and by whom, as operators read it from the log of events. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../test/content-as.ts'
import { aTrend } from '../../../../test/given/entries.ts'
import { cleaningOf, forgetAccount } from './cleaning.ts'

const { ask, written, db, pool } = await givenContent()
type Told = { kind: string; ref: string; actor: string | null; data: Record<string, unknown> }
const eventsOf = async (query: string) =>
  (await ask(`/api/operator/events?${query}`, { as: 'olga' })).body as { events: Told[]; next: string | null }
const [ada, olga] = ['1', '9']
const at = await written('ada', aTrend(), { isPublished: true })
const id = at.split('/').at(-1)

test('who wrote, published, reported, hid, restored and deleted an item is said, and why it was hidden', async () => {
  await ask(`POST ${at}/reports`, { as: 'ben', body: { reason: 'false', note: 'Between us.' } })
  await ask(`POST ${at}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
  await ask(`POST ${at}/restore`, { as: 'olga', body: { reason: 'It is none after all.' } })
  await ask(`DELETE ${at}`, { as: 'ada' })
  const { events, next } = await eventsOf(`ref=item/${id}`)
  expect(events.map(({ kind, actor, data }) => [kind, actor, data['how'] ?? data['reason']])).toEqual([
    ['item.gone', ada, 'deleted'],
    ['item.published', olga, 'restored'],
    ['item.gone', olga, 'hidden'],
    ['item.reported', '2', 'false'],
    ['item.published', ada, 'published'],
    ['item.changed', ada, undefined],
  ])
  expect(events[2]?.data).toMatchObject({ reason: 'It is advertising.' })
  expect([JSON.stringify(events).includes('Between us'), next]).toEqual([false, null])
})

test('what one account did is listed a page at a time, the latest first', async () => {
  const first = await eventsOf(`actor=${ada}&limit=2`)
  expect(first.events.map(({ kind }) => kind)).toEqual(['item.gone', 'item.published'])
  const second = await eventsOf(`actor=${ada}&limit=2&cursor=${first.next}`)
  expect([second.events.map(({ kind }) => kind), second.next]).toEqual([['item.changed'], null])
  expect((await eventsOf('kind=item.reported')).events).toHaveLength(1)
})

test('nobody but operators reads it', async () => {
  expect((await ask('/api/operator/events', { as: 'ada' })).status).toBe(403)
  expect((await ask('/api/operator/events')).status).toBe(401)
  expect((await ask('/api/operator/events?who=x', { as: 'olga' })).status).toBe(400)
})

test('an account that is deleted is named in no event; what it did stays', async () => {
  await pool.query(`insert into event (kind, ref, data) values ('ledger.moved', 'account/2', '{"account": "2"}')`)
  await db.transaction().execute((trx) => forgetAccount(trx, '2'))
  expect((await eventsOf('actor=2')).events).toEqual([])
  expect((await eventsOf('kind=item.reported')).events).toMatchObject([{ ref: `item/${id}`, actor: null }])
  expect((await eventsOf('ref=account/2')).events).toEqual([])
})

test('old events go, those of deeds later', async () => {
  await pool.query(`insert into event (kind, ref, at, actor) values
    ('old', 'x', now() - interval '31 days', null), ('old', 'x', now() - interval '29 days', null),
    ('deed', 'x', now() - interval '399 days', '1'), ('deed', 'x', now() - interval '401 days', '1')`)
  await cleaningOf(db).perform({}, undefined as never) // it asks nothing of its job
  const { rows } = await pool.query(`select kind, count(*)::int from event where ref = 'x' group by kind order by kind`)
  expect(rows).toEqual([
    { kind: 'deed', count: 1 },
    { kind: 'old', count: 1 },
  ])
})
