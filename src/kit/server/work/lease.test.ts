/** Who has a job: whoever dies, is too slow or leaves loses it to the next, who goes on from what was kept. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givenWork, type Payload } from '../../../../test/given/work.ts'
import { inTransaction } from '../transaction.ts'
import { cancel, countWaiting, enqueue } from './enqueue.ts'
import { giveBack, renew, saveDone, saveStep } from './job-store.ts'
import { Lost, type Task } from './task.ts'

const { db, pool, givenTask, givenQueue, jobsOf, makeDue, claimOne } = await givenWork()

test('the job of a process that died is taken over when its lease runs out, and counts as failed', async () => {
  const [task, queue] = [givenTask(), givenQueue()]
  await enqueue(db, task, { payload: { name: 'orphan' } })
  const dead = await claimOne(task)
  expect(await claimOne(task)).toBeNull()
  expect(await queue.workOff(task)).toBe(0)
  await makeDue(task) // its lease runs out
  expect(await queue.workOff(task)).toBe(1)
  if (!dead) throw new Error('nothing was due')
  expect(await renew(db, dead, 1000)).toBe(false)
  await expect(saveDone(db, dead, {})).rejects.toThrow(Lost)
})

test('a job that kills its process each time is given up', async () => {
  const [task, queue] = [givenTask(), givenQueue()]
  await enqueue(db, task, { payload: { name: 'deadly' } })
  for (let deaths = 0; deaths < 4; deaths++) {
    if (deaths < 3) await claimOne(task)
    await makeDue(task)
  }
  expect(await queue.workOff(task)).toBe(0)
  expect(task.performed).toEqual([])
  expect(await jobsOf(task)).toMatchObject([{ state: 'given up', failures: 3 }])
})

test('work whose lease is renewed is taken from nobody, however long it takes', async () => {
  const [one, other] = [givenQueue({ leaseMs: 300, pollMs: 20 }), givenQueue({ leaseMs: 300, pollMs: 20 })]
  const task = givenTask({ perform: async ({ name }) => void (await sleep(1200), task.performed.push(name)) })
  await enqueue(db, task, { payload: { name: 'long' } })
  await Promise.all([one.start([task]), other.start([task])])
  await expect.poll(() => countWaiting(db, task)).toBe(0)
  expect(task.performed).toEqual(['long'])
})

test('effect and end are one transaction, and whoever lost the lease writes neither', async () => {
  const [task, queue, effects] = [givenTask(), givenQueue(), givenTask()]
  let rounds = 0
  const performing: Task<Payload> = {
    ...task,
    perform: ({ name }, job) =>
      inTransaction(db, async (trx) => {
        await enqueue(trx, effects, { payload: { name } })
        // As if this process had stood still for longer than a lease lasts.
        if (rounds++ === 0) await pool.query(`update job set lease = gen_random_uuid() where id = $1`, [job.id])
        await job.complete(trx)
      }),
  }
  await enqueue(db, task, { payload: { name: 'effect' } })
  await queue.workOff(performing)
  expect(await countWaiting(db, effects)).toBe(0)
  await makeDue(task)
  await queue.workOff(performing)
  expect([await countWaiting(db, effects), await jobsOf(task)]).toEqual([1, []])
})

test('the steps that were kept are there for whoever goes on, and keep it from being given up', async () => {
  const queue = givenQueue()
  const found: unknown[] = []
  const task = givenTask({
    mostFailures: 2,
    async perform(_, job) {
      const steps = await job.steps()
      found.push([...steps])
      await job.keep(`step ${steps.size}`, { n: steps.size })
      if (steps.size < 3) throw new Error('on the way')
    },
  })
  await enqueue(db, task, { payload: { name: 'long way' } })
  for (let n = 0; n < 4; n++) {
    await queue.workOff(task)
    await makeDue(task)
  }
  expect(found.at(-1)).toEqual([0, 1, 2].map((n) => [`step ${n}`, { n }]))
  expect(await jobsOf(task)).toEqual([])
})

test('a cancelled job is not begun, and whoever performs it is told and keeps nothing', async () => {
  const queue = givenQueue({ leaseMs: 60 })
  const task = givenTask({
    async perform({ name }, job) {
      task.performed.push(name)
      await cancel(db, task, ['k'])
      await new Promise((told) => job.signal.addEventListener('abort', told))
      await expect(job.keep('step', 1)).rejects.toThrow(Lost)
      task.performed.push('told')
    },
  })
  await enqueue(db, task, { payload: { name: 'begun' }, key: 'k' })
  await enqueue(db, task, { payload: { name: 'waiting' }, key: 'other' })
  await cancel(db, task, ['other'])
  expect(await queue.workOff(task)).toBe(0)
  expect(await jobsOf(task)).toEqual([])
  await expect.poll(() => task.performed).toEqual(['begun', 'told'])
})

test('what takes too long has failed, and can write nothing more', async () => {
  const queue = givenQueue()
  const task = givenTask({ longestMs: 20, perform: () => new Promise(() => {}) })
  await enqueue(db, task, { payload: { name: 'hangs' } })
  expect(await queue.workOff(task)).toBe(0)
  expect(await jobsOf(task)).toMatchObject([
    { failures: 1, held: false, fault: expect.stringContaining('TimeoutError') },
  ])
})

test('to stop is to wait for what has begun; what is resumable is given back at once, without having failed', async () => {
  const queue = givenQueue()
  const gate = Promise.withResolvers<void>()
  const short = givenTask({ perform: async ({ name }) => void (await gate.promise, short.performed.push(name)) })
  const long = givenTask({ isResumable: true, perform: () => new Promise(() => {}) })
  for (const task of [short, long]) await enqueue(db, task, { payload: { name: 'begun' } })
  await queue.start([short, long])
  for (const task of [short, long]) await expect.poll(() => jobsOf(task)).toMatchObject([{ held: true }])
  const stopping = queue.stop([short, long])
  await expect.poll(() => jobsOf(long)).toMatchObject([{ held: false, failures: 0 }])
  gate.resolve()
  await stopping
  expect([short.performed, await jobsOf(short)]).toEqual([['begun'], []])
})

test('what fails while its process leaves may have been cut off: it is given back, and no failure of its own', async () => {
  const queue = givenQueue()
  const gate = Promise.withResolvers<void>()
  const task = givenTask({ perform: () => gate.promise })
  await enqueue(db, task, { payload: { name: 'cut off' } })
  await queue.start([task])
  await expect.poll(() => jobsOf(task)).toMatchObject([{ held: true }])
  const stopping = queue.stop([task])
  gate.reject(new Error('cut off'))
  await stopping
  expect(await jobsOf(task)).toMatchObject([{ state: 'waiting', held: false, failures: 0, fault: null }])
})

test('whoever lost the lease neither renews it, nor keeps a step, nor gives the job back', async () => {
  const task = givenTask()
  await enqueue(db, task, { payload: { name: 'held' } })
  const held = await claimOne(task)
  const stale = { id: held?.id ?? '', lease: randomUUID() }
  await expect(saveStep(db, stale, 'step', 1)).rejects.toThrow(Lost)
  await giveBack(db, stale, { waitMs: 0, failures: 2 })
  expect(await renew(db, stale, 1000)).toBe(false)
  expect(await jobsOf(task)).toMatchObject([{ held: true, failures: 0 }])
})
