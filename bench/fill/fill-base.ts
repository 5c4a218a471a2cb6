/**
 * Fills a database that holds the starter collection with copies of it until it has `items`: every table that pages
 * read, as if everything had been written by the product, in a fraction of the time.
 */
import type { Tables } from '#app/server/tables.ts'
import { mostInFront } from '#items/server/front/keep-front.ts'
import type { Database } from '#kit/server/database.ts'
import { readSource } from './collection.ts'
import { dropIndexes, makeIndexes } from './indexes.ts'
import { layParts, writeCopy } from './items.ts'
import { makeKept } from './kept.ts'
import { authorsOf, makeComments, makeForecasts, makePeople } from './people.ts'
import { copyTables, filled, makeEditions, moveSequences, savesAndFollows } from './tables.ts'
import { WordCount } from './words.ts'

export type Filled = { items: number; seconds: Record<string, number> }

type Wish = { items: number; now?: Date; say?: (line: string) => void }

/** Answers how many items it has then (whole copies alone), and what took how long. */
export async function fillBase(
  base: Database<Tables>,
  { items, now = new Date(), say = () => {} }: Wish,
): Promise<Filled> {
  const { pool } = base
  const count = new WordCount()
  const source = await readSource(pool, count)
  const copies = Math.max(0, Math.ceil(items / source.items.length) - 1)
  const people = await makePeople(base, Math.min(200, Math.max(24, Math.ceil(items / 100))), now)
  const timed = timer(say)
  const indexes = await dropIndexes(pool, filled)
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`)
    await timed('items, versions and numbers', async () => {
      await layParts(client, source)
      const writing = { source, count, owners: authorsOf(people), now, isFront: items <= mostInFront }
      for (let nth = 1; nth <= copies; nth++) {
        await writeCopy(client, nth, writing) // eslint-disable-line no-await-in-loop
        if (nth % 100 === 0) say(`${nth} of ${copies} copies`)
      }
      await client.query('drop schema fill cascade')
    })
    await timed('what they have beside them', () =>
      copyTables(client, { copies, items: source.items.length, series: source.collection.series }),
    )
    await timed('saved and followed', () =>
      savesAndFollows(
        client,
        people.map(({ user }) => user.id),
      ),
    )
    await timed('editions of the radar', () => makeEditions(client))
    await moveSequences(client)
  } finally {
    client.release(true)
  }
  await timed('words', () => count.save(pool))
  await timed('indexes', () => makeIndexes(pool, indexes))
  await pool.query('vacuum (analyze, freeze)')
  await timed('forecasts', () => makeForecasts(base, people, Math.min(400, Math.max(40, items / 100))))
  await timed('comments', () => makeComments(base, people))
  const kept = await makeKept(base, now)
  // Nobody has to hear of what was made: a process that starts on a copy would make all numbers anew.
  await pool.query('truncate event')
  await timed('vacuum', () => pool.query('vacuum (analyze, freeze)'))
  return { items: (copies + 1) * source.items.length, seconds: { ...timed.seconds, ...kept } }
}

function timer(say: (line: string) => void) {
  const seconds: Record<string, number> = {}
  return Object.assign(
    async (what: string, act: () => Promise<unknown>) => {
      const began = performance.now()
      await act()
      seconds[what] = Math.round(performance.now() - began) / 1000
      say(`${what}: ${seconds[what]} s`)
    },
    { seconds },
  )
}
