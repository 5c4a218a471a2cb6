/** Who hears of replies, on a real database with a real log of events. */
import { expect, test } from 'vitest'
import { catchUp } from '#kit/server/events/reader.ts'
import type { Person } from '../../../../test/content-as.ts'
import { givenDiscussion } from '../../../../test/people/discussion.ts'
import { followingReader } from './following-work.ts'

const { ask, db, pool, trend, added, remove, judge } = await givenDiscussion()
const reader = followingReader([])
type Notice = { ref: string; what: string; says: string; isSeen: boolean }
const noticesOf = async (as: Person, at: string): Promise<Notice[]> => {
  await catchUp(db, reader)
  const { notices } = (await ask('/api/me/notices', { as })).body as { notices: Notice[] }
  return notices.filter(({ ref }) => at.endsWith(`/${ref}`))
}
const says = async (as: Person, at: string) =>
  (await noticesOf(as, at)).map(({ what, says: words }) => `${what}: ${words}`)
const see = (as: Person) => ask('POST /api/me/notices/seen', { as, body: { until: new Date().toISOString() } })

test('all who wrote in a thread hear of a reply there, but whoever replied, and nobody who wrote elsewhere', async () => {
  const at = await trend()
  const root = await added(at, 'ben', 'It is so.')
  await added(at, 'eve', 'Something else.')
  await added(at, 'eve', 'Why?', { replyTo: root.id })
  expect(await says('ben', at)).toEqual(['reply: One reply where you wrote.'])
  expect([await says('eve', at), await says('ada', at)]).toEqual([[], []])
  await added(at, 'ben', 'Since it was.', { replyTo: root.id })
  expect(await says('eve', at)).toEqual(['reply: One reply where you wrote.'])
  expect(await says('ben', at)).toEqual(['reply: One reply where you wrote.'])
})

test('more on one day is one notice, new again to whoever had seen it; what was taken away is counted no more', async () => {
  const at = await trend()
  const root = await added(at, 'ben', 'It is so.')
  const first = await added(at, 'eve', 'Why?', { replyTo: root.id })
  expect(await says('ben', at)).toHaveLength(1)
  await see('ben')
  expect(await noticesOf('ben', at)).toMatchObject([{ isSeen: true }])
  const second = await added(at, 'ada', 'Indeed, why?', { replyTo: root.id })
  expect(await noticesOf('ben', at)).toMatchObject([{ says: '2 replies where you wrote.', isSeen: false }])
  await remove(at, 'eve', first.id)
  expect(await says('ben', at)).toEqual(['reply: One reply where you wrote.'])
  await judge(second.id, { action: 'hidden', reason: 'It is advertising.' })
  expect(await says('ben', at)).toEqual(['reply: Somebody replied where you wrote, and that was taken away again.'])
})

test('what waits for an operator is told once it can be read, and whoever stopped following hears nothing', async () => {
  const at = await trend()
  const root = await added(at, 'ben', 'It is so.')
  await added(at, 'eve', 'And so is this.', { replyTo: root.id })
  await says('ben', at)
  await ask(`PUT ${at}/follow`, { as: 'eve' })
  await ask(`DELETE ${at}/follow`, { as: 'eve' })
  const waiting = await added(at, 'nia', 'Is it?', { replyTo: root.id })
  expect(await says('ben', at)).toEqual(['reply: One reply where you wrote.'])
  await judge(waiting.id, { action: 'shown' })
  expect(await says('ben', at)).toEqual(['reply: 2 replies where you wrote.'])
  expect(await says('eve', at)).toEqual([])
})

test('read again it tells nothing twice, and what one took away oneself is nobody’s thread', async () => {
  const at = await trend()
  const root = await added(at, 'ben', 'It is so.')
  const own = await added(at, 'eve', 'Why?', { replyTo: root.id })
  await remove(at, 'eve', own.id)
  await added(at, 'ada', 'Indeed.', { replyTo: root.id })
  expect(await says('ben', at)).toEqual(['reply: One reply where you wrote.'])
  await see('ben')
  await pool.query(`insert into event (kind, ref, data) values ('everything', '', '{}')`)
  expect(await noticesOf('ben', at)).toMatchObject([{ isSeen: true }])
  expect(await says('eve', at)).toEqual([])
})
