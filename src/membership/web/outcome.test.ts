import { describe, expect, test } from 'vitest'
import { awaitChange, type Clock } from './await-change.ts'
import type { Purchase } from './departure.ts'
import { isDelivered, type Now, sayChange, sayOutcome } from './outcome.ts'

/** Time passes only where somebody sleeps. */
function givenClock(): Clock & { at: () => number } {
  let at = 0
  return {
    now: () => at,
    at: () => at,
    sleep: async (ms) => {
      at += ms
    },
  }
}

const before = { analysis: 9, trend: 47 }
const now = (analysis: number, trend: number, status: Now['status'] = null): Now => ({ status, left: { analysis, trend } })

describe('after a payment the budgets are asked for until they changed', () => {
  test.each([
    ['at once', [14], 0, 1],
    ['after three questions', [9, 9, 14], 2000, 3],
    ['after questions that failed', [null, null, 14], 2000, 3],
  ])('%s', async (_name, answers, ms, asked) => {
    const clock = givenClock()
    let count = 0
    const ask = async () => {
      const answer = answers[count++]
      if (answer === null || answer === undefined) throw new TypeError('Failed to fetch')
      return answer
    }
    expect(await awaitChange(ask, (answer) => answer > 9, clock)).toEqual({ isThere: true, answer: 14 })
    expect([clock.at(), count]).toEqual([ms, asked])
  })

  test('for ten seconds, a question a second; then it says what there was last', async () => {
    const clock = givenClock()
    let count = 0
    const ask = async () => {
      count += 1
      if (count === 10) throw new TypeError('Failed to fetch')
      return 9
    }
    expect(await awaitChange(ask, (answer) => answer > 9, clock)).toEqual({ isThere: false, answer: 9 })
    expect([clock.at(), count]).toEqual([10_000, 10])
  })

  test('and one that is never answered does not hold the page longer', async () => {
    // The question is asked ten milliseconds before the patience ends.
    const times = [0, 0, 9990]
    const clock: Clock = { now: () => times.shift() ?? 10_001, sleep: async () => {} }
    const found = await awaitChange(
      () => new Promise<number>(() => {}),
      () => true,
      clock,
    )
    expect(found).toEqual({ isThere: false, answer: null })
  })
})

test.each<[Purchase, Now, boolean]>([
  ['pack', now(14, 67), true],
  ['pack', now(9, 67), true],
  ['pack', now(9, 47), false],
  // Ordered meanwhile in another tab: that is not what was paid for.
  ['pack', now(8, 46), false],
  ['membership', now(19, 87, 'member'), true],
  ['membership', now(9, 47, 'member'), false],
  ['membership', now(14, 67, 'guest'), false],
])('a %s is there with %o: %s', (of, found, isThere) => {
  expect(isDelivered(of, before, found)).toBe(isThere)
})

test.each([
  [{ is: 'changed', before, now: now(14, 67) } as const, /^5 analyses and 20 trend analyses were added\. You now have 14 analyses and 67/],
  [{ is: 'late', now: null } as const, /appears here shortly/],
  [{ is: 'known', now: now(0, 8) } as const, /^You now have 8 trend analyses\.$/],
  [{ is: 'looking' } as const, /^Looking/],
  [{ is: 'visitor' } as const, /^$/],
])('%o is said', (state, words) => {
  expect(sayOutcome(state)).toMatch(words)
})

test.each([
  [9, 14, '9 before, 5 added'],
  [9, 9, 'unchanged'],
  [9, 8, '9 before'],
])('below a figure that was %i and is %i stands "%s"', (was, is, words) => {
  expect(sayChange(was, is)).toBe(words)
})
