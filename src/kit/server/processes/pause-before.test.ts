import { expect, test } from 'vitest'
import { pauseBefore } from './pause-before.ts'

test('who dies again and again is begun anew after 1, 2, 4 seconds and so on, and never later than after 30', () => {
  const pauses: number[] = []
  for (let failures = 0; failures < 7;) {
    const pause = pauseBefore({ failures, begunAt: 0 }, 5000)
    pauses.push(pause.seconds)
    failures = pause.failures
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test('who has lived for a minute is begun anew after a second, whatever was before', () => {
  expect(pauseBefore({ failures: 6, begunAt: 1000 }, 61_000)).toEqual({ failures: 1, seconds: 1 })
})
