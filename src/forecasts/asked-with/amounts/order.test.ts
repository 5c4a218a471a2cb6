/** Which amounts and days of a group cannot all be true, and what is offered in their place. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disorderOfThrees } from './order.ts'
import { whyNotThree } from './three.ts'

const range = { min: 0, max: 999, openBelow: false, openAbove: true, scale: 'linear' as const }
const amount = { type: 'numeric' as const, unit: 'people', range }
const when = {
  type: 'date' as const,
  range: { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true },
}
const three = (low: number | null, middle: number | null, high: number | null) => ({ low, middle, high })
const rows = (...all: (ReturnType<typeof three> | null)[]) =>
  all.map((given, i) => ({ mark: `20${30 + i}`, question: amount, given }))

test('each of the three is held against the one before it, with the nearest that can be', () => {
  expect(disorderOfThrees(rows(three(1, 5, 9), null, three(2, 3, 10)), 'rising')).toEqual({
    beside: [null, null, 'Its middle cannot be below that of 2030.'],
    nearest: [three(1, 4, 9), null, three(2, 4, 10)],
    said: '1 / 4 / 9 for 2030, 2 / 4 / 10 for 2032',
  })
})

test('what is offered is no finer than what was typed but for one digit, and halfway on the scale of the question', () => {
  const found = disorderOfThrees(rows(three(424, 430, 435), three(424, 428, 433), three(425, 427, 436)), 'rising')
  expect(found?.nearest).toEqual([three(424, 428.3, 434), three(424, 428.3, 434), three(425, 428.3, 436)])
  expect(found?.said).toContain('424 / 428.3 / 434 for 2030')
  const logs = { ...amount, range: { ...range, min: 1, max: 1e6, scale: 'log' as const } }
  const wide = [three(10, 1000, 2000), three(5, 10, 20_000)].map((given, i) => ({
    mark: `20${30 + i}`,
    question: logs,
    given,
  }))
  expect(disorderOfThrees(wide, 'rising')?.nearest).toEqual([three(7.1, 100, 2000), three(7.1, 100, 20_000)])
  expect(disorderOfThrees(rows(three(0, 3, 4), three(0, 2, 4)), 'rising')?.nearest[0]).toEqual(three(0, 2.5, 4))
})

test('what is unfinished is held against nothing, so that nothing is offered that would not be in order', () => {
  expect(disorderOfThrees(rows(three(10, 12, 20), three(null, 5, 8)), 'rising')).toBeNull()
  expect(disorderOfThrees(rows(three(10, 12, 20), three(9, 5, 8)), 'rising')).toBeNull()
})

test('days are held in words of days, and what is offered are days', () => {
  const days = [three(22_000, 22_103, 22_400), three(22_001, 22_100, 22_500)]
  const found = disorderOfThrees(
    days.map((given, i) => ({ mark: `${450 + i} ppm`, question: when, given })),
    'rising',
  )
  expect(found?.beside).toEqual([null, 'Its middle cannot be before that of 450 ppm.'])
  expect(found?.nearest.map((one) => one?.middle)).toEqual([22_102, 22_102])
})

test('what can all be true, what is alone and what has no order goes without a word', () => {
  expect(disorderOfThrees(rows(three(1, 5, 9), three(1, 5, 9)), 'rising')).toBeNull()
  expect(disorderOfThrees(rows(three(5, 6, 7), null), 'rising')).toBeNull()
  expect(disorderOfThrees(rows(three(5, 6, 7), three(1, 2, 3)), null)).toBeNull()
  expect(disorderOfThrees([], 'rising')).toBeNull()
})

test('whatever is typed in order in each row, what is offered can all be true, and is in order in each row', () => {
  const one = fc.option(
    fc
      .tuple(fc.nat(500), fc.nat(500), fc.nat(500))
      .map((all) => all.toSorted((a, b) => a - b))
      .map(([low = 0, middle = 0, high = 0]) => three(low, middle, high)),
  )
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), fc.constantFrom('rising' as const, 'falling' as const), (all, way) => {
      const nearest = disorderOfThrees(rows(...all), way)?.nearest ?? all
      expect(disorderOfThrees(rows(...nearest), way)).toBeNull()
      expect(nearest.map((given) => given && whyNotThree(given))).toEqual(nearest.map(() => null))
    }),
  )
})
