/** The work on orders: one report for each, tried again where it fails, and no charge where nothing comes of it. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sectionsWorded } from '../../../../test/analyses/pipeline.ts'
import { givenWatchedOrders } from '../../../../test/analyses/watched-orders.ts'
import { reportTask } from './report-task.ts'

const { pool, orderer, order, left, find, until, countDrift, world, waitAt, ordered } = await givenWatchedOrders()

test('an order becomes a report, with its answer for the list, and its time from order to end', async () => {
  const { who, id } = await ordered({ analysis: 1 }, { question: 'Will solar power overtake coal?' })
  await until(who, id, 'done')
  const { analysis, report } = await find(who, id)
  expect(analysis).toMatchObject({ state: 'done', cost: { budget: 'analysis', units: 1 }, reason: null })
  expect(Date.parse(analysis.finishedAt)).toBeGreaterThanOrEqual(Date.parse(analysis.startedAt))
  expect(report).toMatchObject({ question: 'Will solar power overtake coal?', answer: { figure: '31' } })
  expect(report.took.map(({ step }: { step: string }) => step)).toEqual([
    'reading',
    'evidence',
    'sections',
    'wording',
    'checking',
  ])
  const [listed] = (await who.call('GET', '/api/me/analyses')).json().analyses
  expect(listed).toEqual({ ...analysis, answer: { figure: '31', says: 'The question has 31 signs.' } })
  expect(await left(who)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
  expect((await pool.query('select from job_step')).rows).toEqual([])
})

test('a question about which the base has come to know nothing is empty, says why, and is given back', async () => {
  const who = await orderer({ trend: 1 })
  const { id } = (await order(who, { trendId: '131' })).analysis
  await until(who, id, 'done')
  await pool.query(`update analysis set question = 'of nothing' where id = $1`, [id])
  const again = await who.call('POST', `/api/analyses/${id}/rerun`, { orderId: randomUUID() })
  expect(again.json().error.code).toBe('budget-spent')
  const { who: ben, id: empty } = await ordered({ trend: 2 }, { trendId: '131' })
  await until(ben, empty, 'done')
  await pool.query(`update analysis set question = 'of nothing' where id = $1`, [empty])
  const rerun = (await ben.call('POST', `/api/analyses/${empty}/rerun`, { orderId: randomUUID() })).json().analysis
  expect(rerun.rerunOf).toBe(empty)
  await until(ben, rerun.id, 'empty')
  expect((await find(ben, rerun.id)).analysis).toMatchObject({
    reason: 'The base knows nothing about this.',
    cost: { units: 0 },
  })
  expect(await left(ben)).toEqual({ analysis: 0, trend: 1, moves: ['spend', 'spend', 'release'] })
})

test('a report that answers something near to what was asked is there to be read, and costs nothing', async () => {
  const { who, id } = await ordered({ analysis: 1 }, { question: 'Nearly what is known: who wins?' })
  await until(who, id, 'done')
  const { analysis, report } = await find(who, id)
  expect(analysis.cost).toEqual({ budget: 'analysis', units: 0 })
  expect(report).toMatchObject({ isAnswered: false })
  expect(await left(who)).toMatchObject({ analysis: 1, moves: ['spend', 'release'] })
})

test('asking again costs nothing where nothing is new, in the list as in the ledger; where something is new it costs a unit', async () => {
  const { who, id } = await ordered({ trend: 3 }, { trendId: '131' })
  await until(who, id, 'done')
  const askAgain = async (rests = id) => {
    const { analysis } = (await who.call('POST', `/api/analyses/${rests}/rerun`, { orderId: randomUUID() })).json()
    await until(who, analysis.id, 'done')
    return analysis.id as string
  }
  const same = await askAgain()
  expect(await left(who)).toEqual({ analysis: 0, trend: 2, moves: ['spend', 'spend', 'release'] })
  // What the report before says is no longer what the base says.
  await pool.query(
    `update analysis_report set report = jsonb_set(report, '{answer,figure}', '"1"') where analysis_id = $1`,
    [same],
  )
  const other = await askAgain(same)
  const { analyses } = (await who.call('GET', '/api/me/analyses')).json()
  const costs = analyses.map(({ id: of, cost }: { id: string; cost: object }) => [of, cost])
  expect(costs).toEqual([
    [other, { budget: 'trend', units: 1 }],
    [same, { budget: 'trend', units: 0 }],
    [id, { budget: 'trend', units: 1 }],
  ])
  expect((await find(who, same)).analysis.cost).toEqual({ budget: 'trend', units: 0 })
  const { entries } = (await who.call('GET', '/api/me/ledger')).json()
  const moves = entries.filter(({ kind }: { kind: string }) => kind !== 'grant')
  expect(
    moves.map(({ reason, delta, balance }: { reason: string; delta: number; balance: number }) => [
      reason,
      delta,
      balance,
    ]),
  ).toEqual([
    ['Trend analysis ordered', -1, 1],
    ['Trend analysis given back', 1, 2],
    ['Trend analysis ordered', -1, 1],
    ['Trend analysis ordered', -1, 2],
  ])
  expect(moves.map(({ order: { path } }: { order: { path: string } }) => path)).toEqual(
    [other, same, same, id].map((of) => `/analysis/${of}`),
  )
  expect(await countDrift()).toBe(0)
})

/** Until it is as it is waited for; what waits to be tried again need not wait for as long as it would. */
async function untilAfterFailures(who: Awaited<ReturnType<typeof orderer>>, id: string, state: string) {
  const found = async () => {
    const { rowCount } = await pool.query(
      `update job set due_at = now() where task = $1 and lease is null and due_at > now()`,
      [reportTask.name],
    )
    if (rowCount) await pool.query(`select pg_notify('work', $1)`, [reportTask.name])
    return (await find(who, id)).analysis.state
  }
  await expect.poll(found, { interval: 100 }).toBe(state)
}

describe('work that fails', () => {
  test('once is tried again from where it was, and charged once', async () => {
    let failures = 0
    world.at = ({ point }) => {
      if (point === 'worded' && failures++ === 0) throw new Error('a mishap')
    }
    const { who, id } = await ordered({ analysis: 1 })
    await untilAfterFailures(who, id, 'done')
    const steps = world.passed.map(({ point }) => point)
    expect(steps.filter((point) => point === 'gather')).toHaveLength(1)
    expect(world.passed.filter(({ point }) => point === 'wording').map(({ section }) => section)).toEqual([
      ...sectionsWorded,
    ])
    expect(await left(who)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
  })

  test('again and again is given up, given back, and told to operators without a word of the question', async () => {
    const { who, id } = await ordered({ analysis: 1 }, { question: 'Is this broken beyond repair?' })
    await untilAfterFailures(who, id, 'failed')
    expect((await find(who, id)).analysis).toMatchObject({
      reason: expect.stringMatching(/Nothing was charged/),
      cost: { units: 0 },
    })
    expect(await left(who)).toEqual({ analysis: 1, trend: 0, moves: ['spend', 'release'] })
    const { rows } = await pool.query<{ fault: string }>('select fault from analysis where id = $1', [id])
    expect(rows[0]?.fault).toMatch(/^WrongReport at analyses\/server\/making\/make-report\.ts:\d+$/)
  })
})

test('work that stood still for longer than a lease lasts is taken by the next, who is not disturbed by whoever had it and goes on', async () => {
  const gate = waitAt('worded')
  const { who, id } = await ordered({ analysis: 1 })
  await gate.arrived
  await pool.query(`update job set due_at = now() - interval '1 second' where key = $1`, [id])
  await until(who, id, 'done')
  const { report } = await find(who, id)
  gate.goOn()
  expect((await find(who, id)).report).toEqual(report)
  expect(await left(who)).toEqual({ analysis: 0, trend: 0, moves: ['spend'] })
})

test('nobody writes who has lost the job', async () => {
  const gate = waitAt('word')
  const { who, id } = await ordered({ analysis: 1 })
  await gate.arrived
  await pool.query(`update job set lease = gen_random_uuid() where key = $1`, [id])
  const kept = async () =>
    (await pool.query('select step from job_step join job on job_id = job.id where key = $1 order by 1', [id])).rows
  const before = await kept()
  gate.goOn()
  const next = await ordered({ analysis: 1 })
  await until(next.who, next.id, 'done')
  expect([await kept(), (await find(who, id)).analysis]).toMatchObject([
    before,
    { state: 'running', progress: { step: 'wording' } },
  ])
  await pool.query(`update job set due_at = now() where key = $1`, [id])
  await pool.query(`select pg_notify('work', $1)`, [reportTask.name])
  await until(who, id, 'done')
})

test('an order and its job are one: neither is there without the other', async () => {
  const who = await orderer({ analysis: 1 })
  await pool.query(
    `create function test_refuses() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  )
  await pool.query(`create trigger test_refuses before insert on job for each row execute function test_refuses()`)
  expect((await order(who)).code).toBe(500)
  await pool.query('drop trigger test_refuses on job')
  expect((await who.call('GET', '/api/me/analyses')).json().analyses).toEqual([])
  expect(await left(who)).toEqual({ analysis: 1, trend: 0, moves: [] })
})
