/**
 * The queue: every job is performed, in a fair order, when it is due; what fails comes later and is given up in the
 * end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { givenWork } from '../../../../test/given/work.ts'
import { listenForChanges } from '../changes.ts'
import { createLog } from '../log.ts'
import { inTransaction } from '../transaction.ts'
import { countWaiting, enqueue, enqueueAll, hurry, workChannel } from './enqueue.ts'
import { openQueue } from './queue.ts'
import { removeEnded } from './job-store.ts'
import { addScheduled, saveSchedules } from './schedules.ts'
import { Postponed } from './task.ts'

const { db, pool, url, givenTask, givenQueue, jobsOf, makeDue } = await givenWork()

test('a job is added with what its writer writes, or not at all', async () => {
  const [task, queue] = [givenTask(), givenQueue()]
  const undone = inTransaction(db, async (trx) => {
    await enqueue(trx, task, { payload: { name: 'undone' } })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await inTransaction(db, (trx) => enqueue(trx, task, { payload: { name: 'written' } }))
  expect(await queue.workOff(task)).toBe(1)
  expect(task.performed).toEqual(['written'])
  expect(await jobsOf(task)).toEqual([])
})

test('a queue that is closed while it looks for work finishes its look first, and has nothing to complain of', async () => {
  const said: string[] = []
  const log = createLog('error', { write: (line) => void said.push(line) })
  for (let times = 0; times < 10; times++) {
    const queue = openQueue({ database: { url }, log })
    await queue.start([givenTask()])
    await sleep(times % 5) // in which the look begins
    await queue.close()
  }
  expect(said).toEqual([])
})

test('a queue that rests ends what is under way, and leaves the rest to others', async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const names: string[] = []
  const task = givenTask({
    perform: async ({ name }) => {
      names.push(name)
      begun.resolve()
      await ended.promise
    },
  })
  const queue = givenQueue()
  for (const name of ['first', 'second']) await enqueue(db, task, { payload: { name } }) // eslint-disable-line no-await-in-loop
  await queue.start([task])
  queue.wake(task.name)
  await begun.promise
  const resting = queue.rest()
  ended.resolve()
  await resting
  queue.wake(task.name)
  expect(names).toEqual(['first'])
  expect(await jobsOf(task)).toMatchObject([{ state: 'waiting', held: false }])
  await queue.close()
  await queue.start([task]) // by somebody who did not hear of it: nothing is begun, and nothing complains
  expect(names).toEqual(['first'])
})

test('what its task does not understand is not added', async () => {
  await expect(enqueue(db, givenTask(), { payload: { name: 7 } as never })).rejects.toThrow('expected string')
})

test('the same key is one job, also after it is done for as long as it is remembered', async () => {
  const [task, queue] = [givenTask({ keptDays: 1 }), givenQueue()]
  const add = () => enqueue(db, task, { payload: { name: 'one' }, key: 'k' })
  await Promise.all([add(), add(), add()])
  expect(await queue.workOff(task)).toBe(1)
  await add()
  expect(await queue.workOff(task)).toBe(0)
  expect(task.performed).toEqual(['one'])
  await pool.query(`update job set kept_until = now() - interval '1 second' where task = $1`, [task.name])
  await removeEnded(db)
  await add()
  expect(await queue.workOff(task)).toBe(1)
})

test('what is wanted again while it is performed is performed once more after that', async () => {
  const queue = givenQueue()
  const add = (name: string) => enqueue(db, task, { payload: { name }, key: 'k' })
  const task: ReturnType<typeof givenTask> = givenTask({
    repeat: 'again',
    perform: async ({ name }) => {
      task.performed.push(name)
      if (name === 'first') await Promise.all([add('second'), add('second')])
    },
  })
  await add('first')
  await queue.workOff(task)
  await queue.workOff(task)
  expect(task.performed).toEqual(['first', 'second'])
  expect(await jobsOf(task)).toEqual([])
})

test('a task that always fails comes later and later, is given up, and keeps nobody from their turn', async () => {
  const queue = givenQueue()
  const task = givenTask({
    waits: [1000, 8000],
    perform: async ({ name }) => {
      if (name === 'bad') throw new TypeError('the words of a reader')
      task.performed.push(name)
    },
  })
  await enqueueAll(db, task, [{ payload: { name: 'bad' } }, { payload: { name: 'good' } }])
  const waits: number[] = []
  for (const [failures, state] of [
    [1, 'waiting'],
    [2, 'waiting'],
    [3, 'given up'],
  ]) {
    await queue.workOff(task)
    expect(task.performed).toEqual(['good'])
    const [job] = await jobsOf(task)
    expect(job).toMatchObject({
      failures,
      state,
      fault: expect.stringMatching(/^TypeError at kit\/server\/work\/[\w.-]+\.ts:\d+$/),
    })
    const { rows } = await pool.query(
      `select extract(epoch from due_at - clock_timestamp())::float8 as wait from job where task = $1`,
      [task.name],
    )
    waits.push(rows[0].wait)
    await makeDue(task)
  }
  expect(waits[0]).toBeLessThanOrEqual(1)
  expect(waits[1]).toBeGreaterThan(1)
  expect(await queue.workOff(task)).toBe(0)
  expect(await countWaiting(db, task)).toBe(0)
})

test('what follows from giving up is written with it', async () => {
  const queue = givenQueue()
  const told: string[] = []
  const task = givenTask({
    mostFailures: 1,
    perform: async () => Promise.reject(new Error('no')),
    giveUp: async (trx, { name }, { fault }) => {
      await enqueue(trx, mourning, { payload: { name } })
      told.push(fault)
    },
  })
  const mourning = givenTask()
  await enqueue(db, task, { payload: { name: 'late' } })
  await queue.workOff(task)
  expect(told).toEqual([expect.stringMatching(/^Error at/)])
  expect(await countWaiting(db, mourning)).toBe(1)
})

test('what is postponed has not failed', async () => {
  const queue = givenQueue()
  const task = givenTask({ mostFailures: 1, perform: async () => Promise.reject(new Postponed(3_600_000)) })
  await enqueue(db, task, { payload: { name: 'busy' } })
  expect(await queue.workOff(task)).toBe(0)
  expect(await jobsOf(task)).toMatchObject([{ state: 'waiting', failures: 0, held: false }])
  expect(await queue.workOff(task)).toBe(0)
  await hurry(db, task)
  await queue.workOff(task)
  expect(await jobsOf(task)).toMatchObject([{ begun: 2 }])
})

const wish = (owner: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ payload: { name: `${owner}${n}` }, owner }))

test('one account that asks for a thousand things does not hold up another', async () => {
  const queue = givenQueue()
  const task = givenTask()
  await enqueueAll(db, task, wish('ada', 1000))
  await enqueueAll(db, task, wish('ben', 3))
  await enqueueAll(db, task, wish('eve', 2))
  const began: string[] = []
  let left = 9
  await queue.workOff({ ...task, perform: async ({ name }) => began.push((name as string) ?? '') }, () => left-- <= 0)
  expect(began).toEqual(['ada0', 'ben0', 'eve0', 'ada1', 'ben1', 'eve1', 'ada2', 'ben2', 'ada3'])
})

test('the urgent comes first, whoever’s it is', async () => {
  const [task, queue] = [givenTask(), givenQueue()]
  await enqueueAll(db, task, [
    { payload: { name: 'everything' }, priority: 10 },
    { payload: { name: 'an edit' }, owner: 'ada', priority: 1 },
    { payload: { name: 'another edit' }, owner: 'ada', priority: 0 },
  ])
  await queue.workOff(task)
  expect(task.performed).toEqual(['another edit', 'an edit', 'everything'])
})

test('two processes perform each job once between them', async () => {
  const task = givenTask({ atOnce: 3, perform: async ({ name }) => void (await sleep(1), task.performed.push(name)) })
  await enqueueAll(
    db,
    task,
    Array.from({ length: 200 }, (_, n) => ({ payload: { name: String(n) } })),
  )
  const queues = [givenQueue(), givenQueue()]
  await Promise.all(queues.map((queue) => queue.start([task])))
  await expect.poll(() => countWaiting(db, task)).toBe(0)
  expect(new Set(task.performed).size).toBe(200)
  expect(task.performed).toHaveLength(200)
})

test('a notice wakes whoever looks seldom', async () => {
  const [task, queue] = [givenTask(), givenQueue()]
  const changes = await listenForChanges(url, { [workChannel]: (said) => queue.wake(said) })
  onTestFinished(() => changes.close())
  await queue.start([task])
  for (const name of ['one', 'two', 'three']) {
    await enqueue(db, task, { payload: { name } })
    await expect.poll(() => task.performed.at(-1)).toBe(name)
  }
})

test('who hears of nothing finds the work by looking', async () => {
  const [task, queue] = [givenTask(), givenQueue({ pollMs: 10 })]
  await queue.start([task])
  for (const name of ['unheard of', 'nor of this', 'nor this']) {
    const before = task.performed.length
    await enqueue(db, task, { payload: { name } })
    await expect.poll(() => task.performed.length).toBe(before + 1)
  }
})

test('who looks seldom still comes exactly when a job is due', async () => {
  const [task, queue] = [givenTask(), givenQueue({ pollMs: 3_600_000 })]
  await enqueue(db, task, { payload: { name: 'in a moment' }, delayMs: 150 })
  await queue.start([task])
  await expect.poll(() => task.performed).toEqual(['in a moment'])
})

test('a time of a cron line adds one job, in however many processes', async () => {
  const task = givenTask({ schedule: '*/5 * * * *', payload: z.object({}) as never })
  const queue = givenQueue()
  await saveSchedules(db, [task])
  await addScheduled(db, [task])
  expect(await countWaiting(db, task)).toBe(0)
  await pool.query(`update job_schedule set next_at = now() - interval '3 days' where task = $1`, [task.name])
  await Promise.all(Array.from({ length: 5 }, () => addScheduled(db, [task])))
  expect(await countWaiting(db, task)).toBe(1)
  expect(await queue.workOff(task)).toBe(1)
  const { rows } = await pool.query(
    `select next_at > now() and next_at <= now() + interval '5 minutes' as soon from job_schedule where task = $1`,
    [task.name],
  )
  expect(rows).toEqual([{ soon: true }])
})

test('once the clock of the database is put right by a year, what it had put off comes as it would have', async () => {
  const task = givenTask({ schedule: '*/5 * * * *', payload: z.object({ name: z.string().default('') }) as never })
  await saveSchedules(db, [task])
  await enqueue(db, task, { payload: { name: 'added in a year' } })
  await enqueue(db, task, { payload: { name: 'put off by a day' }, delayMs: 86_400_000 })
  await pool.query(`update job_schedule set next_at = now() + interval '1 year' where task = $1`, [task.name])
  await pool.query(
    `update job set added_at = now() + interval '1 year', due_at = now() + interval '1 year' where task = $1 and due_at < now() + interval '1 hour'`,
    [task.name],
  )
  const queue = givenQueue()
  await queue.start([task])
  await expect.poll(() => task.performed).toEqual(['added in a year'])
  const { rows } = await pool.query(
    `select next_at <= now() + interval '5 minutes' as soon from job_schedule where task = $1`,
    [task.name],
  )
  expect(rows).toEqual([{ soon: true }])
})
