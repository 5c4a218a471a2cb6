/** What operators see of the queue, and do about it. */
import { expect, test } from 'vitest'
import { givenWork } from '../../../../test/given/work.ts'
import { enqueue } from './enqueue.ts'
import { workHandlers } from './handlers.ts'

const { db, pool, givenTask, givenQueue, jobsOf } = await givenWork()
const asked = { params: {}, query: {}, body: undefined, viewer: null, now: new Date(), request: undefined } as never

test('operators see what waits, since when, and what was given up, and nothing of what is in it; what was given up is done again', async () => {
  const queue = givenQueue()
  const state = { isBroken: true }
  const task = givenTask({
    name: 'letters',
    mostFailures: 1,
    async perform({ name }) {
      if (state.isBroken) throw new Error(`SECRET ${name}`)
      task.performed.push(name)
    },
  })
  await queue.start([task])
  const { findWork, redoWork } = workHandlers(db, queue)
  await enqueue(db, task, { payload: { name: 'A SECRET' } })
  queue.wake(task.name)
  await expect.poll(() => jobsOf(task)).toMatchObject([{ state: 'given up' }])
  await queue.stop([task])
  await enqueue(db, task, { payload: { name: 'another' }, delayMs: 3_600_000 })
  await pool.query(`update job set added_at = now() - interval '1 hour' where state = 'waiting' and task = 'letters'`)
  await queue.start([task])
  const { tasks, givenUp } = await seen()
  expect(tasks).toEqual([{ task: 'letters', waiting: 1, underWay: 0, givenUp: 1, oldestSeconds: expect.any(Number) }])
  expect(tasks[0]?.oldestSeconds).toBeGreaterThanOrEqual(3600)
  expect(givenUp).toMatchObject([
    { task: 'letters', failures: 1, fault: expect.stringMatching(/^Error at kit/), canRedo: true },
  ])
  expect(JSON.stringify({ tasks, givenUp })).not.toContain('SECRET')
  state.isBroken = false
  await redoWork({ ...(asked as object), params: { id: givenUp[0]?.id ?? '' } } as never)
  queue.wake(task.name)
  await expect.poll(() => task.performed).toEqual(['A SECRET'])
  await expect(redoWork({ ...(asked as object), params: { id: givenUp[0]?.id ?? '' } } as never)).rejects.toMatchObject(
    {
      code: 'job-not-found',
    },
  )

  async function seen() {
    return (await findWork(asked)) as { tasks: { oldestSeconds: number }[]; givenUp: { id: string }[] }
  }
})

test('what is over once it was given up is shown, and not done again', async () => {
  const queue = givenQueue()
  const task = givenTask({ mostFailures: 1, perform: () => Promise.reject(new Error('no')), giveUp: async () => {} })
  await queue.start([task])
  await enqueue(db, task, { payload: { name: 'over' } })
  queue.wake(task.name)
  await expect.poll(() => jobsOf(task)).toMatchObject([{ state: 'given up' }])
  const { findWork, redoWork } = workHandlers(db, queue)
  const { givenUp } = (await findWork(asked)) as { givenUp: { id: string; task: string; canRedo: boolean }[] }
  const mine = givenUp.find((job) => job.task === task.name)
  expect(mine).toMatchObject({ canRedo: false })
  await expect(redoWork({ ...(asked as object), params: { id: mine?.id ?? '' } } as never)).rejects.toMatchObject({
    code: 'job-not-found',
  })
})
