import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function given() {
  const clock = { ms: 0 }
  return { clock, progress: createProgress(() => clock.ms) }
}

test('before anything is known no replica is far enough', () => {
  const { progress } = given()
  progress.reach(1e15)
  expect(progress.isFarEnough()).toBe(false)
  progress.need(1e15)
  expect(progress.isFarEnough()).toBe(true)
  progress.need(1e15 + 1)
  expect(progress.isFarEnough()).toBe(false)
})

test('the lag is that of the oldest that it lacks', () => {
  const { clock, progress } = given()
  for (const at of [100, 200, 300]) {
    progress.mark(at)
    clock.ms += 1000
  }
  expect(progress.lagMs()).toBe(3000)
  progress.reach(200)
  expect(progress.lagMs()).toBe(1000)
  progress.reach(300)
  expect(progress.lagMs()).toBe(0)
})

test('of a replica that is away for days a few hundred marks are kept, and for how long it is away', () => {
  const { clock, progress } = given()
  const seconds = 2 * 24 * 3600
  for (let at = 1; at <= seconds; at++) {
    progress.mark(at)
    clock.ms += 1000
  }
  expect(progress.lagMs()).toBe(seconds * 1000)
  progress.reach(seconds / 2)
  expect(progress.lagMs() / 1000).toBeGreaterThan(seconds * 0.49)
  expect(progress.lagMs() / 1000).toBeLessThanOrEqual(seconds / 2)
})

test('what another primary has not written is lacked no more', () => {
  const { clock, progress } = given()
  progress.mark(900)
  clock.ms += 60_000
  progress.forgetMarks()
  expect(progress.lagMs()).toBe(0)
})
