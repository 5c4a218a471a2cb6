/** The process as those see it who run it: how it starts, what it says when it cannot, and how it leaves. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bareEnvironment } from '../bare-environment.ts'
import { givenDatabase } from '../given.ts'
import type { Tables } from '#app/server/tables.ts'

const database = await givenDatabase<Tables>({ stocked: true })

type Started = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['dist/program/main.js'], {
    env: { ...bareEnvironment, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said: () => output, ended }
}

/** Whoever names a database and no mail server is warned: nobody could sign in. */
const nothingToWarnOf = { LOG_LEVEL: 'warn', SIGN_IN_STAND_INS: 'on' }

/** The status, once the answer has been read to its end. */
async function read(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.text()
  return answer.status
}

/** Its address, once it serves. */
async function addressOf({ said }: Started): Promise<string> {
  await expect.poll(said, { interval: 20 }).toMatch(/is at http/)
  return /is at (\S+)/.exec(said())?.[1] ?? ''
}

test('it prints one line with its address and binds to loopback', async () => {
  const started = start({})
  const address = await addressOf(started)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(started.said().trim().split('\n')).toHaveLength(1)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test('where nobody could pay it says so first, and asks no database', async () => {
  const { ended, said } = start({
    PUBLIC_URL: 'https://farsight.example',
    DATABASE_URL: 'postgresql://ada@127.0.0.1:1/x',
  })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^Payments are not set up: set STRIPE_SECRET_KEY[^\n]*\n$/)
})

test('a start without the name of a platform takes away what was said there, and one with it does not', async () => {
  const { pool } = database
  await pool.query(
    `insert into elsewhere (item_id, platform, address, alike, hosts, question, chance, seen_at)
     select id, 'manifold', '{"user": "a", "slug": "will-x"}', '{}', '{}', 'Will X?', 0.6, now() from item where kind = 'prediction' limit 1`,
  )
  await pool.query(`insert into elsewhere_day select item_id, platform, now(), chance from elsewhere`)
  const left = async () =>
    (await pool.query('select question, chance, (select count(*)::int from elsewhere_day) as days from elsewhere')).rows
  await addressOf(start({ FORECASTS_ELSEWHERE: 'manifold' }))
  expect(await left()).toEqual([{ question: 'Will X?', chance: 0.6, days: 1 }])
  await addressOf(start({ FORECASTS_ELSEWHERE: 'kalshi' }))
  expect(await left()).toEqual([{ question: null, chance: null, days: 0 }])
  await pool.query('delete from elsewhere')
})

test('on SIGTERM readyz says no first, begun requests finish, and it ends with 0', async () => {
  const started = start({})
  const address = await addressOf(started)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const begun = Array.from({ length: 8 }, (_, i) => read(`${address}/prediction/${i + 1}`))
  started.child.kill('SIGTERM')
  await expect.poll(() => read(`${address}/readyz`), { interval: 5 }).toBe(503)
  expect(await Promise.all(begun)).toEqual(Array(8).fill(200))
  expect(await started.ended).toBe(0)
})

test('where the database goes on, it ends by itself, and leaves no connection behind', async () => {
  const started = start(nothingToWarnOf)
  const address = await addressOf(started)
  expect(await Promise.all(['/', '/record', '/trend/131'].map((path) => read(address + path)))).toEqual([200, 200, 200])
  await database.pool.query('select 1')
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  // Whoever does not end is cut off, and says so; whoever closes what is in use says that too.
  expect(started.said().trim().split('\n')).toHaveLength(1)
})

test('work that takes longer than anybody may wait for a stop is cut off, and done by the next process', async () => {
  const { pool } = database
  const summing = `select from pg_stat_activity where query like '%trend_record%' and wait_event_type = 'Lock' and datname = current_database()`
  const isSumming = async () => (await pool.query(summing)).rows.length
  const started = start(nothingToWarnOf)
  await addressOf(started)
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin; lock table trend_record')
  await pool.query(`delete from record_kept; update job set due_at = now() where task = 'record.sums';
    update job_schedule set next_at = now() where task = 'record.sums'`)
  await expect.poll(isSumming, { interval: 20 }).toBeGreaterThan(0)
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  // Nor did it wait until it was itself cut off, and said so.
  expect(started.said().trim().split('\n')).toHaveLength(1)
  expect(await isSumming()).toBe(0)
  const { rows } = await pool.query(`select distinct failures, lease from job where task = 'record.sums'`)
  expect(rows).toEqual([{ failures: 0, lease: null }])
  await holder.query('rollback')
  const next = start(nothingToWarnOf)
  await addressOf(next)
  await expect.poll(async () => (await pool.query('select from record_kept')).rows.length).toBe(1)
})

test('a start with nothing to do reads the numbers of no item, and one under another mathematics those of all', async () => {
  const { pool } = database
  const readAtStart = async () => {
    await pool.query('select pg_stat_reset()')
    const started = start(nothingToWarnOf)
    await addressOf(started)
    started.child.kill('SIGTERM')
    await started.ended
    // It had nothing to warn of either.
    expect(started.said().trim().split('\n')).toHaveLength(1)
    const { rows } = await pool.query<{ read: string }>(
      `select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'item_numbers'`,
    )
    return Number(rows[0]?.read)
  }
  await readAtStart()
  await pool.query('update engine_state set version = version - 1')
  expect(await readAtStart()).toBeGreaterThan(200)
  expect(await readAtStart()).toBe(0)
})

const connections = `select count(*)::int as open from pg_stat_activity where datname = current_database()`
/** How many connections the database has. */
async function countOpen(): Promise<number> {
  return (await database.pool.query<{ open: number }>(connections)).rows[0]?.open ?? 0
}

test.each([0, 50, 100, 200, 400])(
  'told to leave %i ms after it first asks its database, it ends with 0 and has nothing to say but its address',
  async (ms) => {
    const before = await countOpen()
    const started = start({})
    await expect.poll(countOpen, { interval: 5 }).toBeGreaterThan(before)
    await wait(ms)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(started.said().replace(/^Farsight is at .*\n/, '')).toBe('')
  },
)

test.each([
  ['a port that is none', { PORT: 'abc' }, /^PORT: "abc" is no port number from 0 to 65535\.$/m],
  ['a public address with a path', { PUBLIC_URL: 'https://x.example/path' }, /^PUBLIC_URL: /m],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://farsight:secret@127.0.0.1:9/none' },
    /did not start/,
  ],
])('%s: it says so in a line, shows no secret, and ends with 1', async (_, env, line) => {
  const { said, ended } = start(env)
  expect(await ended).toBe(1)
  expect(said()).toMatch(line)
  expect(said()).not.toContain('secret')
  expect(said()).not.toMatch(/\n\s+at /)
})

test('a port that is taken: it says which, and how to name another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { said, ended } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said()).toContain(`port ${port} is taken. Another can be named in PORT.`)
  other.close()
})
