/**
 * Forecasts survive the process: an outcome and the scores that follow it come once, wherever the server is killed on
 * the way, and two processes that take forecasts on one question write one history.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { pauseMs } from '#forecasts/crowd/told.ts'
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import type { Observation } from '#series/series.ts'
import { addressOf } from '../../bench/server-process.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { givenServer } from '../given.ts'
import { aPrediction, aTrend } from '../given/entries.ts'
import { aSeries } from '../given/series.ts'
import { givenUser } from '../given/user.ts'

// Answers what a test writes, and does none of the work.
const { app, db, pool } = await givenServer({ stocked: true })
const users = await Promise.all(Array.from({ length: 8 }, () => givenUser(app, { verifiedIn: pool })))
const { rows: named } = await pool.query<{ name: string }>('select current_database() as name')
const wait = { interval: 20 }
const children: ChildProcess[] = []
afterAll(() => void children.forEach((one) => one.kill('SIGKILL')))

const keepsCompiled = new URL('keep-compiled.ts', import.meta.url).href

async function start() {
  const url = String(process.env['TEST_DATABASE_URL']).replace('/postgres?', `/${named[0]?.name}?`)
  const child = spawn(process.execPath, [`--import=${keepsCompiled}`, 'dist/program/main.js'], {
    env: { ...bareEnvironment, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit')
  const origin = await addressOf(child)
  child.kill('SIGUSR2')
  return {
    origin,
    stop: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
/** Whoever is left by the test before goes on: to start takes a process longer than all else it does here. */
let left: Awaited<ReturnType<typeof start>> | undefined
const running = async () => (left ??= await start())

async function written(author: Author, entry: object): Promise<string> {
  const made = await author.call('POST', '/api/items', entry)
  const { id, kind } = made.json().item
  const published = await author.call('POST', `/api/items/${kind}/${id}/publish`)
  if (published.statusCode !== 200) throw new Error(published.body)
  return id
}

type Author = (typeof users)[number]
/** One may publish so much a day. */
let authors = 0

const upTo2024: Observation[] = [
  ['2022', 417.6],
  ['2023', 419.9],
  ['2024', 422.4],
]
const seriesOf = (observations: Observation[]) => {
  const { id: _, ...series } = aSeries(observations, { retrieved: '2040-01-01' })
  return series
}

/** A question that the next value of a trend decides, and what three people said of it. */
async function asked() {
  const author = users[authors++ % users.length]!
  const trend = await written(author, aTrend(`Air holds more carbon ${randomUUID()}`, { series: seriesOf(upTo2024) }))
  const automatic = { trend: `trend/${trend}`, at: '2025', comparison: '>=', threshold: 426 }
  const id = await written(author, aPrediction(`Will the air hold more, ${trend}?`, { automatic }))
  for (const [place, probability] of [0.9, 0.6, 0.1].entries()) {
    const body = { requestId: randomUUID(), estimate: { type: 'binary', probability } }
    const { statusCode } = (await users[place]?.call('POST', `/api/items/prediction/${id}/forecasts`, body)) ?? {} // eslint-disable-line no-await-in-loop
    expect(statusCode).toBe(201)
  }
  return { trend, id, observe: () => observeNext(author, trend) }
}

async function observeNext(author: Author, trend: string) {
  const { version } = (await author.call('GET', `/api/items/trend/${trend}`)).json().item
  const series = seriesOf([...upTo2024, ['2025', 427.3]])
  const changed = await author.call('PATCH', `/api/items/trend/${trend}`, { version, series })
  if (changed.statusCode !== 200) throw new Error(changed.body)
}

/** All that came of the value, and how often. */
async function came(id: string) {
  const { rows } = await pool.query(
    `select (select details #>> '{outcome,value}' from item where id = $1) as outcome,
      (select count(*)::int from item_version where item_id = $1) as versions,
      (select json_agg(by) from resolution where item_id = $1) as resolved,
      (select count(*)::int from event where kind = 'scores.made' and ref = 'item/' || $1::bigint) as told,
      (select json_agg(json_build_array(round(brier::numeric, 6), round(peer::numeric, 3)) order by brier)
        from score join forecaster on forecaster.id = forecaster_id where item_id = $1 and sort = 'person') as scores`,
    [id],
  )
  return rows[0]
}

const whole = {
  outcome: 'yes',
  versions: 2,
  resolved: ['rule'],
  told: 1,
  scores: [
    [0.01, expect.any(Number)],
    [0.16, expect.any(Number)],
    [0.81, expect.any(Number)],
  ],
}

test('where nobody dies, a value decides its question, and who forecast it is scored', async () => {
  const { id, observe } = await asked()
  await running()
  await observe()
  await expect.poll(() => came(id), wait).toMatchObject(whole)
})

/** What nobody may pass while the test holds it. */
async function givenGate(lock: string, id: string) {
  const holder = await pool.connect()
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const open = () => holder.query('rollback')
  const close = async () => {
    await holder.query(`begin; set local lock_timeout = '300ms'`)
    await holder.query(lock.replace('$1', id))
  }
  return {
    open,
    close,
    /** Whether it can be closed, and the value written: whoever was stopped may stand in it, or in the way. */
    async isFree() {
      const text =
        'select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> $1'
      return (await pool.query(`${text} and pid <> pg_backend_pid()`, [rows[0]?.pid])).rows.length === 0
    },
    holdsSomebody: async () =>
      (await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0]?.pid])).rows
        .length > 0,
    leave: () => holder.release(),
  }
}

type Gate = Awaited<ReturnType<typeof givenGate>>
type Arrive = (gate: Gate, id: string) => Promise<unknown>
const atGate: Arrive = async (gate) => await expect.poll(gate.holdsSomebody, wait).toBe(true)
const atEnd: Arrive = async (_, id) => await expect.poll(() => came(id), wait).toMatchObject(whole)
const points: [name: string, lock: string, arrive?: Arrive][] = [
  ['before anybody has read of the value', 'select'],
  ['as the question is made a job', 'lock table job in exclusive mode', atGate],
  ['as the question is read', 'select from item where id = $1 for update', atGate],
  ['as the version with its outcome is written', 'lock table item_version in exclusive mode', atGate],
  ['as its outcome is kept', 'lock table resolution in exclusive mode', atGate],
  ['as all that was said of it is read', 'lock table forecast in access exclusive mode', atGate],
  ['as what had been learnt is read', 'lock table crowd_learning in access exclusive mode', atGate],
  ['as the question is written as scored', 'lock table scored_question in exclusive mode', atGate],
  ['as its scores are written', 'lock table score in exclusive mode', atGate],
  ['once all is done', 'select', atEnd],
]
test.each(points)(
  'killed %s: the next process does what is left, and nobody is scored twice',
  async (_, lock, arrive) => {
    const { id, observe } = await asked()
    const server = await running()
    const gate = await givenGate(lock, id)
    server.stop()
    while (!(await gate.isFree())) {
      server.goOn()
      await pause(50) // eslint-disable-line no-await-in-loop
      server.stop()
    }
    await observe()
    await gate.close()
    if (arrive) server.goOn()
    await arrive?.(gate, id)
    await server.kill()
    left = undefined
    await gate.open()
    gate.leave()
    await running()
    // What whoever died had begun is free once its time has run out.
    await pool.query(`update job set due_at = now() where state = 'waiting'`)
    await pool.query(`select pg_notify('work', 'predictions.resolving'), pg_notify('work', 'forecasts.scoring')`)
    await expect.poll(() => came(id), wait).toMatchObject(whole)
  },
)

test('two processes that take forecasts on one question write one history, ten seconds a row', async () => {
  const { id } = await asked()
  const origins = [await running(), await start()].map(({ origin }) => origin)
  const said = await Promise.all(
    Array.from({ length: 120 }, async (_, nth) => {
      const { token = '', cookie = '' } = users[nth % users.length] ?? {}
      const answer = await fetch(`${origins[nth % 2]}/api/items/prediction/${id}/forecasts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
        body: JSON.stringify({
          requestId: randomUUID(),
          estimate: { type: 'binary', probability: (1 + (nth % 98)) / 100 },
        }),
      })
      return answer.status
    }),
  )
  expect(said).toEqual(Array(120).fill(201))
  const history = async () =>
    (
      await pool.query(
        `select at, until::text as until, forecasters, said from crowd_point where item_id = $1 order by seq`,
        [id],
      )
    ).rows
  const { rows } = await pool.query(`select max(seq)::text as last from forecast where item_id = $1`, [id])
  await expect.poll(async () => (await history()).at(-1)?.until, wait).toBe(rows[0]?.last)
  const told = await history()
  const gaps = told.slice(1).map(({ at }, place) => at - told[place].at)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pauseMs)
  expect(told.at(-1)).toMatchObject({ forecasters: users.length })
  await rebuildCrowd(db as never, id)
  expect((await history()).at(-1)?.said).toEqual(told.at(-1)?.said)
})
