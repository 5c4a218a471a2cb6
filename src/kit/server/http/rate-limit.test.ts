import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

test('whoever keeps calling gets the burst and then no more than the rate, and is told when to come back', () => {
  const wait = createRateLimiter({ burst: 3, perSecond: 2 })
  expect([0, 0, 0, 0].map((at) => wait('ada', at))).toEqual([0, 0, 0, 1])
  expect(wait('bob', 0)).toBe(0)
  expect(wait('ada', 499)).toBe(1)
  expect(wait('ada', 500)).toBe(0)
  expect(wait('ada', 10_000)).toBe(0)
})

test('over any time, nobody makes more calls than the burst and the rate allow, also where the clock goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 400 }), { maxLength: 200 }), (steps) => {
      const wait = createRateLimiter({ burst: 5, perSecond: 4 })
      let now = 0
      let passed = 0
      let elapsed = 0
      for (const step of steps) {
        now += step
        elapsed += Math.max(0, step)
        if (wait('ada', now) === 0) passed++
      }
      expect(passed).toBeLessThanOrEqual(5 + (elapsed / 1000) * 4 + 1e-9)
    }),
  )
})
