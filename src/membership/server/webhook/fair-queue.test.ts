/**
 * Facts about calls that wait for Stripe at the same time: whose turn it is, who is told to come again, and who never
 * waits.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givenMoney } from '../../../../test/given/money.ts'
import { givenDatabase } from '../../../../test/given.ts'
import type { Buyer } from '../../../../test/money/world.ts'
import { hurry } from '#kit/server/work/enqueue.ts'
import { noticeTask } from './inbox.ts'
import { underLock } from '../holders.ts'
import { asking } from '../stripe/stripe.ts'
import { createFairQueue } from './fair-queue.ts'

const money = await givenMoney({ database: await givenDatabase<never>() })
const { person, call, buyPack, balances, membership, pool } = money

/** Holds the lock of this person's holder, as another process or a slow answer of Stripe would. */
async function whileHeld(who: Buyer, work: () => Promise<void>): Promise<void> {
  await call(who, 'purchases/check')
  const client = await pool.connect()
  const lock = `hashtextextended('money:' || (select id from holder where account_id = $1), 0)`
  await client.query(`select pg_advisory_lock(${lock})`, [who.id])
  try {
    await work()
  } finally {
    // Whatever changed meanwhile, this session lets go of all.
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

/** Work that ends when it is told to. */
function given({ atOnce = 2, longestQueue = 2, patienceMs = 5000 } = {}) {
  const said: string[] = []
  const fairQueue = createFairQueue({
    atOnce,
    longestQueue,
    patienceMs,
    log: { error: (_: object, text: string) => void said.push(text) } as never,
  })
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const take = (holder: string, name: string) =>
    fairQueue.take(holder, async () => {
      begun.push(name)
      await new Promise<void>((end) => (ends[name] = end))
      return name
    })
  return { fairQueue, take, said, begun, end: (name: string) => ends[name]?.() }
}

test('of one holder one call is under way, the next begins when it has ended, and others do not wait for either', async () => {
  const { take, begun, end } = given()
  const all = [take('ada', 'ada 1'), take('ada', 'ada 2'), take('eve', 'eve 1'), take('bob', 'bob 1')]
  await sleep(1)
  expect(begun).toEqual(['ada 1', 'eve 1'])
  end('eve 1')
  await all[2]
  await sleep(1)
  expect(begun).toEqual(['ada 1', 'eve 1', 'bob 1'])
  end('ada 1')
  await all[0]
  await sleep(1)
  expect(begun.at(-1)).toBe('ada 2')
  for (const name of ['ada 2', 'bob 1']) end(name)
  expect(await Promise.all(all)).toEqual(['ada 1', 'ada 2', 'eve 1', 'bob 1'])
})

test('work that fails gives its turn on, and its error is nobody else’s', async () => {
  const { fairQueue } = given({ atOnce: 1 })
  const failing = fairQueue.take('ada', async () => {
    throw new Error('ours')
  })
  await expect(failing).rejects.toThrow('ours')
  expect(await fairQueue.take('ada', async () => 'next')).toBe('next')
})

test('who would be too late in the queue, or waits too long, is refused, and the log says what was in the way', async () => {
  const { take, said, end } = given({ atOnce: 1, longestQueue: 1, patienceMs: 30 })
  const first = take('ada', 'ada 1')
  const [second, third, other] = await Promise.allSettled([
    take('ada', 'ada 2'),
    take('ada', 'ada 3'),
    take('eve', 'eve 1'),
  ])
  for (const { status, ...rest } of [second, third, other]) {
    expect([status, rest]).toMatchObject(['rejected', { reason: { code: 'payments-unreachable' } }])
  }
  expect(said).toEqual([
    'a call about payments was refused: too many of the same account wait already',
    'a call about payments was refused: another of the same account takes too long',
    'a call about payments was refused: too many are under way',
  ])
  end('ada 1')
  expect(await first).toBe('ada 1')
})

test('one account that asks again and again while Stripe is slow keeps nobody else from paying, and no news from being worked off', async () => {
  const [ada, eve, bob] = [await person(), await person(), await person()]
  await buyPack(bob)
  let clicks: ReturnType<typeof call>[] = []
  await whileHeld(ada, async () => {
    clicks = Array.from({ length: 20 }, () => call(ada, 'purchases/checkout'))
    await sleep(50)
    expect(await call(eve, 'purchases/checkout')).toMatchObject({ code: 200 })
    await membership.readEvents()
    await membership.work()
    expect((await balances(bob)).analysis).toBe(5)
  })
  const answers = await Promise.all(clicks)
  // Who waits too long is told to come again.
  expect(answers.filter(({ code }) => code !== 200 && code !== 503)).toEqual([])
  expect(new Set(answers.flatMap(({ code, url }) => (code === 200 ? [url] : []))).size).toBeLessThanOrEqual(1)
})

test('while another process is at work for an account too long, its calls are refused, and nobody blames Stripe', async () => {
  const ada = await person()
  const { fairQueue, said } = given({ patienceMs: 50 })
  const slow = { transaction: () => money.db.transaction(), fairQueue }
  await whileHeld(ada, async () => {
    const { id } = (await pool.query<{ id: string }>('select id from holder where account_id = $1', [ada.id]))
      .rows[0] ?? { id: '' }
    const blamed: unknown[] = []
    const asked = asking(
      () => underLock(slow, id, async () => 'done'),
      (error) => blamed.push(error),
    )
    await expect(asked).rejects.toMatchObject({ code: 'payments-unreachable' })
    expect(blamed).toEqual([])
  })
  expect(said).toEqual([
    expect.stringMatching(/news of the same account is being worked off, or another process is at it/),
  ])
  expect(await call(ada, 'purchases/checkout')).toMatchObject({ code: 200 })
})

test('news of an account that is busy comes later, without being counted as failed, and that of others comes first', async () => {
  const [ada, eve] = [await person(), await person()]
  await buyPack(ada)
  await buyPack(eve)
  await membership.readEvents()
  await whileHeld(ada, async () => {
    await membership.work()
    expect((await balances(eve)).analysis).toBe(5)
  })
  const { rows } = await pool.query(
    `select failures, fault from job where task = '${noticeTask.name}' and state = 'waiting'`,
  )
  expect(rows).toEqual([{ failures: 0, fault: null }])
  await hurry(money.db, noticeTask)
  await membership.work()
  expect((await balances(ada)).analysis).toBe(5)
})

test('R49 who asks to pay while their account is being deleted is told that their session has ended', async () => {
  const ada = await person()
  let asked: ReturnType<typeof call> | undefined
  await whileHeld(ada, async () => {
    asked = call(ada, 'purchases/checkout')
    await sleep(100)
    await pool.query('update holder set account_id = null where account_id = $1', [ada.id])
  })
  expect(await asked).toMatchObject({ code: 401, error: { code: 'session-ended' } })
})
