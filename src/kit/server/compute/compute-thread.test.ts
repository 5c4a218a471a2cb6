import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { type Most, openComputeThread } from './compute-thread.ts'

const answers = new URL('answer-questions.ts', import.meta.url).href
const tasks = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerQuestions } from ${JSON.stringify(answers)}
    import { readlinkSync } from 'node:fs'
    import { getPriority } from 'node:os'
    let asked = 0
    answerQuestions({
      double: (value) => 2 * value,
      count: () => ++asked,
      throw: () => { throw new Error('seven is too many') },
      leave: () => process.exit(0),
      fill: () => { const heap = []; for (;;) heap.push(Array.from({ length: 1e5 }, Math.random)) },
      spin: () => { for (;;); },
      wait: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
      stick: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
      priority: () => getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))),
      secret: () => Object.keys(process.env).length,
    })`)}`,
)

function givenThread({ idleMs = 30_000, ...more }: Partial<Most> = {}) {
  const thread = openComputeThread(tasks, { timeoutMs: 30_000, megabytes: 32, idleMs, ...more })
  onTestFinished(() => thread.close())
  return thread
}

test('pieces are answered one after the other, by one thread', async () => {
  const { compute } = givenThread()
  expect(await Promise.all([1, 2, 3].map((value) => compute('double', value)))).toEqual([2, 4, 6])
  expect(await compute('count', null)).toBe(1)
  expect(await compute('count', null)).toBe(2)
})

test.runIf(process.platform === 'linux')('a thread makes way for the event loop, which goes on as before', async () => {
  const own = getPriority()
  const { compute } = givenThread()
  expect(await compute('priority', null)).toBe(10)
  expect(getPriority()).toBe(own)
})

test('what a piece throws is told to whoever asked, and the thread goes on', async () => {
  const { compute } = givenThread()
  await compute('count', null)
  await expect(compute('throw', null)).rejects.toThrow('seven is too many')
  await expect(compute('unknown', null)).rejects.toThrow('no such task')
  expect(await compute('count', null)).toBe(2)
})

test.each([
  ['leave', 'it has left'],
  ['fill', 'out of memory'],
  ['stick', 'it said nothing for 5000 ms'],
])('where a piece breaks the thread (%s) it fails alone, and the next has a new one', async (task, why) => {
  const { compute } = givenThread({ timeoutMs: task === 'stick' ? 5000 : 30_000 })
  const [broken, next] = await Promise.allSettled([compute(task, null), compute('double', 4)])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(why) } })
  expect(next).toEqual({ status: 'fulfilled', value: 8 })
})

test('a piece may wait for the processor, but not keep it', async () => {
  const { compute } = givenThread({ cpuMs: 1000 })
  expect(await compute('wait', 1500)).toBe('timed-out')
  await expect(compute('spin', null)).rejects.toThrow('it took the processor for')
  expect(await compute('double', 4)).toBe(8)
})

test('asked nothing for a while it ends, and gives its memory back; the next piece has a new one', async () => {
  const { compute } = givenThread({ idleMs: 1 })
  expect(await compute('count', null)).toBe(1)
  await expect.poll(() => compute('count', null)).toBe(1)
})

test('it knows nothing of the environment', async () => {
  expect(await givenThread().compute('secret', null)).toBe(0)
})

test('closed, it answers nothing more', async () => {
  const thread = givenThread()
  await thread.compute('double', 1)
  await thread.close()
  await expect(thread.compute('double', 1)).rejects.toThrow('closed')
})
