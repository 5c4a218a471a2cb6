import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createWorkLoop } from './loop.ts'

const lines: string[] = []
const log = createLog('error', { write: (line) => void lines.push(line) })

function givenLoop(work: (isStopping: () => boolean) => Promise<unknown>, workers = 1) {
  const loop = createWorkLoop(work, log, { what: 'the heap', workers })
  onTestFinished(() => loop.stop())
  loop.start()
  return loop
}

test('it works at once, and again when it is woken', async () => {
  let passes = 0
  const loop = givenLoop(async () => passes++)
  await expect.poll(() => passes).toBe(1)
  loop.wake()
  await expect.poll(() => passes).toBe(2)
})

test('whoever is woken during a pass makes another', async () => {
  const ends: (() => void)[] = []
  const loop = givenLoop(() => new Promise<void>((done) => ends.push(done)))
  loop.wake()
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
})

test('a pass that fails is told of and does not end it', async () => {
  let passes = 0
  const loop = givenLoop(async () => {
    passes++
    if (passes === 1) throw new Error('the heap is on fire')
  })
  await expect.poll(() => lines.join()).toContain('the heap could not be worked off')
  loop.wake()
  await expect.poll(() => passes).toBe(2)
})

test('to stop is to wait for what has begun, and to begin nothing more', async () => {
  let passes = 0
  const ends: (() => void)[] = []
  const loop = createWorkLoop(
    async (isStopping) => {
      passes++
      await new Promise<void>((done) => ends.push(done))
      expect(isStopping()).toBe(true)
    },
    log,
    { what: 'the heap', workers: 1 },
  )
  loop.start()
  loop.start()
  let hasStopped = false
  const stopping = loop.stop().then(() => (hasStopped = true))
  await Promise.resolve()
  expect(hasStopped).toBe(false)
  ends[0]?.()
  await stopping
  expect(passes).toBe(1)
})
