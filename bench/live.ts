/**
 * What a change costs those who read: CPU a page beside so many changes, kept pages a second over HTTP beside one
 * change a second, and how soon an open page hears.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { listenTo } from '../test/server-sent.ts'
import { type LiveLoad, sendLiveLoad } from './live-load.ts'
import { fillWithCopies } from './search.ts'
import { benchWorld, quantile, rounded } from './world.ts'

/** So many pages are asked for to one change. */
const pagesToOne = [Infinity, 1000, 200, 50, 10] as const
const warmUps = 1500
const asked = 10_000
/** Before that, beside as many changes: until what is always stale is drawn anew as often as it will be. */
const settling = 6000
/** The clock of the pages: a thousand of them are asked for in a second, however long that takes here. */
const msEach = 1
const hotItems = 1000
const brotli = { 'accept-encoding': 'br' }

export async function benchLive(items: number) {
  const clock = { ms: Date.now() }
  const { app, database, close } = await benchWorld({ pagesNow: () => clock.ms })
  try {
    const { pool } = database
    if (items > 221) await fillWithCopies(pool, items)
    const world = {
      app,
      pool,
      clock,
      random: randomFrom(7),
      pages: await pagesOf(pool, items > 221),
      ids: await idsOf(pool),
    }
    const cpuMs: Record<string, number> = {}
    await read(world, warmUps, 3)
    for (const pages of pagesToOne) cpuMs[pages === Infinity ? 'noChange' : `oneIn${pages}`] = await cpuOf(world, pages)
    const times = (name: string) => rounded((cpuMs[name] ?? 0) / (cpuMs['noChange'] ?? 1))
    const costs = {
      cpuMsAPage: cpuMs,
      timesNoChange: { oneIn1000: times('oneIn1000'), oneIn200: times('oneIn200'), oneIn50: times('oneIn50') },
    }
    if (items > 221) return { items, pages: world.pages.length, ...costs }
    return { items, pages: world.pages.length, ...costs, overHttp: await benchHttp() }
  } finally {
    await close()
  }
}

type World = {
  app: FastifyInstance
  pool: Pool
  clock: { ms: number }
  random: () => number
  pages: readonly string[]
  ids: readonly string[]
}

/** All of them kept before the first change. */
async function cpuOf(world: World, pages: number): Promise<number> {
  const { app, pages: all } = world
  app.forgetPages()
  for (const url of [...all, ...all]) await app.inject({ url, headers: brotli }) // eslint-disable-line no-await-in-loop
  await wait(500) // until what is compressed again, off the thread, is done
  await read(world, settling, pages)
  const before = process.cpuUsage()
  await read(world, asked, pages)
  const { user, system } = process.cpuUsage(before)
  return rounded((user + system) / 1000 / asked, 3)
}

/** One page after the other, the first of the list most often (Zipf), and a change of any item after every so many. */
async function read({ app, pool, clock, random, pages, ids }: World, count: number, each: number): Promise<void> {
  for (let nth = 1; nth <= count; nth++) {
    const url = pages[Math.floor(pages.length ** random()) - 1]
    const { statusCode } = await app.inject({ url: url ?? '/', headers: brotli }) // eslint-disable-line no-await-in-loop
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}.`)
    clock.ms += msEach
    if (nth % each !== 0) continue
    await change(pool, ids[Math.floor(random() * ids.length)]) // eslint-disable-line no-await-in-loop
    await app.hearEvents() // eslint-disable-line no-await-in-loop
  }
}

async function change(pool: Pool, id: string | undefined): Promise<void> {
  await pool.query('update item set updated_at = now() where id = $1', [id])
}

const screens = ['/', '/all-stuff', '/all-stuff?kind=trend', '/all-stuff?view=list', '/record', '/method']

/** Every item's page; of many items those of some, all over. */
async function pagesOf(pool: Pool, isFilled: boolean): Promise<string[]> {
  const which = isFilled ? `where kind = 'prediction' and family is null and id >= 10000` : ''
  const { rows } = await pool.query<{ path: string }>(
    `select '/' || kind || '/' || id as path from (select kind, id from item ${which} order by md5(id::text) limit ${hotItems}) as some_items`,
  )
  return [...screens, ...rows.map(({ path }) => path)]
}

async function idsOf(pool: Pool): Promise<string[]> {
  return (await pool.query<{ id: string }>('select id from item order by id')).rows.map(({ id }) => id)
}

const seconds = 8

/** On a server of its own that listens, with everything at work that works beside it. */
async function benchHttp() {
  const { app, database, close } = await benchWorld()
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const pages = await pagesOf(database.pool, false)
    const ids = await idsOf(database.pool)
    const load = (length: number): LiveLoad => ({ url, pages, seconds: length, connections: 16, headers: brotli })
    for (let round = 0; round < 3; round++) for (const page of pages) await app.inject({ url: page, headers: brotli }) // eslint-disable-line no-await-in-loop
    await sendLiveLoad(load(3))
    const still: number[] = []
    const live: number[] = []
    for (let round = 0; round < 3; round++) {
      still.push(await sendLiveLoad(load(seconds))) // eslint-disable-line no-await-in-loop
      live.push(
        await beside(
          () => sendLiveLoad(load(seconds)),
          () => change(database.pool, ids[(round * 97 + Date.now()) % ids.length]),
        ),
      ) // eslint-disable-line no-await-in-loop
    }
    const [noChange, oneASecond] = [quantile(still, 0.5), quantile(live, 0.5)].map(Math.round)
    const share = rounded((oneASecond ?? 0) / (noChange ?? 1))
    return { keptPagesASecond: { noChange, oneASecond, share }, msToAnOpenPage: await latency(url, database.pool) }
  } finally {
    await close()
  }
}

/** Does the one once a second while the other goes on. */
async function beside<Answer>(work: () => Promise<Answer>, each: () => Promise<void>): Promise<Answer> {
  const timer = setInterval(() => void each(), 1000)
  return work().finally(() => clearInterval(timer))
}

const events = 100

/** From the commit until a browser that shows the item has heard of it. */
async function latency(url: string, pool: Pool) {
  const ear = await listenTo(`${url}/api/stream?refs=item/131`)
  while (ear.messages.length === 0) await wait(5) // eslint-disable-line no-await-in-loop
  const taken: number[] = []
  for (let nth = 0; nth < events; nth++) {
    const heard = ear.messages.length
    await change(pool, '131') // eslint-disable-line no-await-in-loop
    const began = performance.now()
    while (ear.messages.length === heard) await wait(1) // eslint-disable-line no-await-in-loop
    taken.push(performance.now() - began)
    await wait(20) // eslint-disable-line no-await-in-loop
  }
  ear.leave()
  return {
    median: rounded(quantile(taken, 0.5), 1),
    p95: rounded(quantile(taken, 0.95), 1),
    longest: rounded(Math.max(...taken), 1),
  }
}

/** The same numbers in every run: a linear congruential generator, with the constants of Numerical Recipes. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (1_664_525 * state + 1_013_904_223) % 2 ** 32) / 2 ** 32
}
