/**
 * Orders survive the process: a server that is killed while it makes a report, and two that take more orders at once
 * than there are units.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Tables } from '#app/server/tables.ts'
import { countDrift } from '#membership/server/reconcile/sweep.ts'
import { openAnalysisServer, startAnalysisServer } from '../analyses/server.ts'
import { setUnits, unitsOf } from '../money/units.ts'
import { givenDatabase } from '../given.ts'

const database = await givenDatabase<Tables>()
const { pool } = database
/** Takes orders and does none of the work. */
const orders = await openAnalysisServer(database)
afterAll(() => orders.close())
const question = 'Will solar power overtake coal?'

async function givenAccount(units: number): Promise<string> {
  const text = `insert into account (issuer, subject, email, created_at, seen_at) values ('urn:test', $1, null, now(), now()) returning id`
  const { rows } = await pool.query<{ id: string }>(text, [randomUUID()])
  const id = rows[0]?.id ?? ''
  await setUnits(pool, id, { analysis: units, trend: 0 })
  return id
}

async function order(accountId: string): Promise<string> {
  const payload = { orderId: randomUUID(), question }
  const answer = await orders.app.inject({
    method: 'POST',
    url: '/api/analyses',
    headers: { 'x-user': accountId },
    payload,
  })
  return answer.json().analysis.id
}

async function start() {
  const server = await startAnalysisServer(database.url)
  onTestFinished(() => server.kill())
  return server
}

/** Starting a process takes a while on a busy machine. */
const wait = { interval: 25 }

async function keptOf(id: string) {
  const text = `
    select (select count(*)::int from analysis_report where analysis_id = $1) as reports,
      (select count(*)::int from job_step join job on job.id = job_id where key = $1::text) as parts`
  return (await pool.query<{ reports: number; parts: number }>(text, [id])).rows[0]
}

const stateOf = async (id: string) =>
  (await pool.query<{ state: string; begun: number }>('select state, begun from analysis where id = $1', [id])).rows[0]

/**
 * Every point at which something has just been kept, or is just about to be. `ordered`: before any job knows; `done`:
 * when all is written.
 */
const points = [
  'ordered',
  'understand',
  'gather',
  'write',
  'word',
  'wording answer',
  'wording drivers',
  'wording gaps',
  'worded',
  'check',
  'checked',
  'release',
  'done',
]

test('a server killed at each point of the work: no order is lost, none is made twice, and each is charged once', async () => {
  const begun: Record<string, number> = {}
  let server = await start()
  for (const point of points) {
    const accountId = await givenAccount(1)
    const isEmpty = point === 'release'
    const { id, ended } = await orderAndDie(server, accountId, point)
    await ended
    server = await start()
    await expect.poll(() => stateOf(id), wait).toMatchObject({ state: isEmpty ? 'empty' : 'done' })
    const made = { reports: isEmpty ? 0 : 1, parts: 0 }
    const units = isEmpty
      ? { analysis: 1, trend: 0, moves: ['spend', 'release'] }
      : { analysis: 0, trend: 0, moves: ['spend'] }
    expect([point, await keptOf(id), await unitsOf(pool, accountId)]).toEqual([point, made, units])
    begun[point] = (await stateOf(id))?.begun ?? 0
  }
  await server.kill()
  expect(await countDrift(database.db)).toBe(0)
  console.log(`kill -9, and how often work began: ${JSON.stringify(begun)}`)
})

async function untilDone(id: string) {
  await expect.poll(() => stateOf(id), wait).toMatchObject({ state: 'done' })
}

/** `ordered` dies before it can know of the order, `done` once all of it is written, the others on the way. */
async function orderAndDie(server: Awaited<ReturnType<typeof start>>, accountId: string, point: string) {
  if (point === 'ordered') await server.kill()
  else server.dieAt(point)
  const id = await order(accountId)
  if (point === 'release') await pool.query(`update analysis set question = 'of nothing' where id = $1`, [id])
  if (point === 'done') await untilDone(id)
  if (point === 'done') await server.kill()
  return { id, ended: server.ended }
}

test('one order whose servers are killed at ten points one after the other still becomes one report', async () => {
  const accountId = await givenAccount(1)
  const id = await order(accountId)
  const way = points.filter((point) => !['ordered', 'release', 'done'].includes(point))
  for (const point of way) {
    // Nobody works until it is known where to die.
    await pool.query(`update job set due_at = now() + interval '1 hour' where key = $1`, [id])
    const server = await start()
    server.dieAt(point)
    await pool.query('update job set due_at = now() where key = $1', [id])
    await server.ended
  }
  const last = await start()
  await expect.poll(() => stateOf(id), wait).toMatchObject({ state: 'done', begun: way.length + 1 })
  await last.kill()
  expect(await keptOf(id)).toEqual({ reports: 1, parts: 0 })
  expect(await unitsOf(pool, accountId)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('200 orders at once over two processes, on a budget of 100: exactly 100 run', async () => {
  const accountId = await givenAccount(100)
  const servers = [await start(), await start()]
  /** An account has 20 under way at most: whoever is refused for that orders again, as a person would. */
  const insist = async (orderId: string, address: string): Promise<string> => {
    for (;;) {
      const headers = { 'x-user': accountId, 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/analyses`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ orderId, question: `${question} ${orderId}` }), // the same twice is one
      })
      const { error } = (await answer.json()) as { error?: { code: string } }
      if (error?.code !== 'too-many-analyses') return error?.code ?? `${answer.status}`
      await new Promise((done) => setTimeout(done, 300))
    }
  }
  const codes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => insist(randomUUID(), servers[index % 2]?.address ?? '')),
  )
  const count = (code: string) => codes.filter((one) => one === code).length
  expect({ taken: count('202'), refused: count('budget-spent'), codes: [...new Set(codes)].toSorted() }).toEqual({
    taken: 100,
    refused: 100,
    codes: ['202', 'budget-spent'],
  })
  const ended = async () =>
    (
      await pool.query(`select state, count(*)::int as count from analysis where account_id = $1 group by state`, [
        accountId,
      ])
    ).rows
  await expect.poll(ended, wait).toEqual([{ state: 'done', count: 100 }])
  await Promise.all(servers.map(({ kill }) => kill()))
  const { rows } = await pool.query(
    `select count(*)::int as reports from analysis_report join analysis on id = analysis_id where account_id = $1`,
    [accountId],
  )
  expect(rows).toEqual([{ reports: 100 }])
  expect(await unitsOf(pool, accountId)).toMatchObject({ analysis: 0, moves: Array(100).fill('spend') })
  expect(await countDrift(database.db)).toBe(0)
})
