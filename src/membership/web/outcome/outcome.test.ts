import { describe, expect, test } from 'vitest'
import { awaitChange, type Clock } from './await-change.ts'
import { analysisPack } from '../../catalogue.ts'
import type { Purchase } from '../../words.ts'
import type { Departure } from './departure.ts'
import { becameOf, type Now, type OutcomeState, sayChange, sayOutcome, standsAs } from './outcome.ts'

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

const view = (given: Partial<Now> = {}): Now => ({
  status: 'guest',
  left: { analysis: 9, trend: 47 },
  owed: { analysis: 0, trend: 0 },
  payments: [],
  bought: { pack: { times: 1, takenBack: null }, membership: { times: 0, takenBack: null } },
  ...given,
})
const left = (of: Purchase, given: Partial<Departure> = {}): Departure => ({
  iamId: 'ada',
  of,
  before: { analysis: 9, trend: 47 },
  owed: { analysis: 0, trend: 0 },
  times: of === 'pack' ? 1 : 0,
  waiting: [],
  ...given,
})
const packs = (times: number, takenBack: 'refund' | 'dispute' | null = null) => ({
  ...view().bought,
  pack: { times, takenBack },
})
const months = (times: number) => ({ ...view().bought, membership: { times, takenBack: null } })
const atBank = (state: 'pending' | 'failed', at = '2026-11-21T09:30:00.000Z') => ({
  product: analysisPack.key,
  state,
  at,
})

describe('what somebody left to pay for', () => {
  test.each<[name: string, departure: Departure, now: Now, is: string | null]>([
    ['is there once it was granted', left('pack'), view({ bought: packs(2) }), 'changed'],
    [
      'is there also where a debt swallows all of it',
      left('pack'),
      view({ left: { analysis: 0, trend: 0 }, bought: packs(2) }),
      'changed',
    ],
    [
      'is not there because something else brought more',
      left('pack'),
      view({ left: { analysis: 19, trend: 87 }, bought: months(1) }),
      null,
    ],
    ['went back where it is disputed at once', left('pack'), view({ bought: packs(2, 'dispute') }), 'returned'],
    ['did not go back because an earlier one did', left('pack'), view({ bought: packs(1, 'dispute') }), null],
    ['waits for the bank', left('pack'), view({ payments: [atBank('pending')] }), 'pending'],
    ['was refused by the bank', left('pack'), view({ payments: [atBank('failed')] }), 'failed'],
    [
      'is not what waited before',
      left('pack', { waiting: [atBank('pending').at] }),
      view({ payments: [atBank('pending')] }),
      null,
    ],
    [
      'is not a pack where it was a membership',
      left('membership'),
      view({ payments: [atBank('pending')], bought: packs(2) }),
      null,
    ],
    [
      'is a membership once one is a member',
      left('membership'),
      view({ status: 'member', bought: months(1) }),
      'changed',
    ],
    ['is no membership before that', left('membership'), view({ bought: months(1) }), null],
    ['is no membership without its first month', left('membership'), view({ status: 'member' }), null],
  ])('%s', (_name, departure, now, is) => {
    expect(becameOf(departure, now)?.is ?? null).toBe(is)
  })

  test('is what waits for a bank where nothing is known of before', () => {
    expect(standsAs(view({ payments: [atBank('failed'), atBank('pending')] })).is).toBe('pending')
    expect(standsAs(view({ payments: [atBank('failed')] })).is).toBe('known')
  })
})

const later = view({ left: { analysis: 14, trend: 67 }, bought: packs(2) })
const debt = { before: { analysis: 0, trend: 0 }, owed: { analysis: 10, trend: 19 } }
const repaid = view({ left: { analysis: 0, trend: 1 }, owed: { analysis: 5, trend: 0 }, bought: packs(2) })

test.each<[state: OutcomeState, words: RegExp]>([
  [
    { is: 'changed', departure: left('pack'), now: later },
    /^5 analyses and 20 trend analyses were added\. You now have 14 analyses and 67 trend analyses\.$/,
  ],
  [
    { is: 'changed', departure: left('pack', debt), now: repaid },
    /^5 analyses and 20 trend analyses were added\. 5 analyses and 19 trend analyses of them repaid what was owed\. You now have 1 trend analysis, and 5 analyses are still owed\.$/,
  ],
  [{ is: 'late', now: null }, /^If you have paid, what you bought appears here by itself/],
  [{ is: 'pending', now: view() }, /^Your bank has not paid yet\..* You do not have to pay again\.$/],
  [{ is: 'failed', now: view() }, /^Nothing was added, and you owe nothing\./],
  [
    { is: 'returned', why: 'dispute', now: view() },
    /because the payment is disputed at your bank\. You now have 9 analyses/,
  ],
  [{ is: 'known', now: view({ left: { analysis: 0, trend: 8 } }) }, /^You now have 8 trend analyses\.$/],
  [{ is: 'looking' }, /^Looking/],
  [{ is: 'visitor' }, /^$/],
])('%o is said', (state, words) => {
  expect(sayOutcome(state)).toMatch(words)
})

const trends = (trend: number) => ({ analysis: 0, trend })

test.each([
  [{ was: 9, is: 14, owedThen: 0, owedNow: 0 }, '9 before, 5 added'],
  [{ was: 9, is: 9, owedThen: 0, owedNow: 0 }, 'unchanged'],
  [{ was: 9, is: 8, owedThen: 0, owedNow: 0 }, '9 before'],
  [{ was: 0, is: 0, owedThen: 10, owedNow: 5 }, '5 still owed'],
  [{ was: 0, is: 1, owedThen: 19, owedNow: 0 }, '19 owed before'],
])('below a figure of %o stands "%s"', ({ was, is, owedThen, owedNow }, words) => {
  const departure = left('pack', { before: trends(was), owed: trends(owedThen) })
  expect(sayChange('trend', departure, { left: trends(is), owed: trends(owedNow) })).toBe(words)
})
