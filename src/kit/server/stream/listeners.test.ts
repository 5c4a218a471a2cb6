/** One stream for each page that is open: what one that comes back is told, and how many there may be. */
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'
import { createLog } from '#kit/server/log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import { listenTo } from '../../../../test/server-sent.ts'
import { findEnd, readEvents } from '../events/event-log.ts'
import { askIn } from '../events/reader.ts'
import { createHttpServer } from '../http/http.ts'
import { createStreams } from './open-streams.ts'
import { createStream } from './stream.ts'

async function givenStream() {
  const { db, pool } = await givenDatabase()
  const ask = askIn(db)
  const kinds = [eventKind({ name: 'said', data: z.object({}), notice: () => null })]
  const hearings = [{ sort: 'word', listHeard: async (ids: readonly string[]) => [...ids] }]
  const app = createHttpServer({ trustProxy: 1 })
  const live = createStream({ kinds, hearings, ask, log: createLog('silent') })
  live.serve(app, createStreams(app, { identify: async () => null, ended: 'none' }), (_request, _call, act) =>
    act(null),
  )
  onTestFinished(() => app.close())
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/stream?refs=word/1,word/2`
  return { ask, kinds, live, pool, url }
}

test('news that a browser was told when it came back is not told again when the process hears of it', async () => {
  const { ask, kinds, live, pool, url } = await givenStream()
  const say = (word: string) => pool.query(`insert into event (kind, ref) values ('said', $1)`, [`word/${word}`])
  const before = await findEnd(ask)
  await say('1')
  const missed = await readEvents(ask, before, kinds)
  const ear = await listenTo(url, { lastEventId: before.seen })
  onTestFinished(() => ear.leave())
  const told = [
    { kind: 'hello', refs: ['word/1', 'word/2'] },
    { kind: 'said', ref: 'word/1' },
  ]
  await expect.poll(() => ear.data()).toEqual(told)
  live.hear(missed.events, missed.cursor.seen)
  await say('2')
  const next = await readEvents(ask, missed.cursor, kinds)
  live.hear(next.events, next.cursor.seen)
  await expect.poll(() => ear.data()).toEqual([...told, { kind: 'said', ref: 'word/2' }])
})

test('all the addresses of one network listen to sixty streams together, and others to theirs', async () => {
  const { url } = await givenStream()
  const open = async (address: string) => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    return (await fetch(url, { headers: { 'x-forwarded-for': address }, signal: leaving.signal })).status
  }
  const statuses = await Promise.all(Array.from({ length: 61 }, (_, i) => open(`2001:db8:1:2::${i.toString(16)}`)))
  expect(statuses.toSorted().slice(-2)).toEqual([200, 429])
  expect(await open('2001:db8:1:3::1')).toBe(200)
})
