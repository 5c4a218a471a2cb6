/** How often the log is read for what happens while a process runs. */
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'
import { createLog } from '#kit/server/log.ts'
import { givenDatabase } from '../../../../test/given.ts'
import type { AnyEvent, Ask } from './event-log.ts'
import { askIn, reader } from './reader.ts'
import { runReaders } from './run-readers.ts'
import { followEvents } from './tail.ts'

const { db, pool } = await givenDatabase()
const said = eventKind({ name: 'said', data: z.object({ word: z.number() }), notice: () => null })
const log = createLog('error', { write: (line) => void process.stderr.write(line) })
const say = (word: number) =>
  pool.query(`insert into event (kind, ref, data) values ('said', 'word/1', $1)`, [{ word }])
const wordsOf = (events: readonly Pick<AnyEvent, 'data'>[]) => events.map(({ data }) => (data as { word: number }).word)
const words = Array.from({ length: 40 }, (_, i) => i)

/** The shortest time from one moment to the next. */
function leastBetween(moments: readonly number[]): number {
  return Math.min(...moments.slice(1).map((at, i) => at - (moments[i] ?? 0)))
}

test('what is said one after the other is heard in its order, and looked for every 25 ms at most', async () => {
  const looks: number[] = []
  const heard: number[] = []
  const ask: Ask = (text, values) => {
    looks.push(performance.now())
    return askIn(db)(text, values)
  }
  const source = { ask, isListening: true, renew: () => {} }
  const hear = (events: readonly AnyEvent[]) => void heard.push(...wordsOf(events))
  const tail = followEvents({ kinds: [said], followers: [{ hear }], log })
  tail.wake('', source)
  await tail.settled()
  looks.length = 0
  for (const word of words) {
    await say(word) // eslint-disable-line no-await-in-loop
    tail.wake('', source)
  }
  await expect.poll(() => heard).toEqual(words)
  expect(leastBetween(looks)).toBeGreaterThan(22)
})

test('what is said while a reader reads is heard after its pause', async () => {
  const heardAt: number[] = []
  const heard: number[] = []
  const one = reader({
    name: 'asking',
    pauseMs: 60,
    kinds: [said],
    async perform(events) {
      heardAt.push(performance.now())
      heard.push(...wordsOf(events))
      const next = heard.length
      if (next < 5) await say(next)
      readers.wake()
    },
  })
  await pool.query('truncate event')
  const readers = runReaders(db, [one], log)
  onTestFinished(() => readers.stop())
  await say(0)
  readers.start()
  await expect.poll(() => heard).toEqual([0, 1, 2, 3, 4])
  expect(leastBetween(heardAt)).toBeGreaterThan(57)
})
