import { expect, test } from 'vitest'
import type { Crossing } from '../numbers.ts'
import { seenFrom } from '#items/shelf/when.ts'
import { nextCrossing, whenOf } from './when.ts'

/** Met with these chances by 2030, 2031 and so on. */
const crossing = (value: number, chances: number[], more: Partial<Crossing> = {}): Crossing => ({
  value,
  towards: 'up',
  state: 'ahead',
  since: null,
  by: chances.map((chance, i) => ({ at: String(2030 + i), chance })),
  notWithinHorizon: 1 - (chances.at(-1) ?? 0),
  ...more,
})
const horizon = { to: 2050 }

test('the next of the values that matter is the one whose middle comes first', () => {
  const late = crossing(9, [0, 0.1, 0.5])
  const soon = crossing(7, [0.05, 0.5, 0.97])
  expect(nextCrossing([late, soon])).toEqual({
    value: 7,
    towards: 'up',
    years: [2030.5, 2031.5, 2031.5, 2032.5, 2032.5],
  })
})

test.each([
  ['reached already', [crossing(7, [0.9], { state: 'reached-already' })]],
  ['hardly to be met', [crossing(7, [0.01, 0.04])]],
  ['none', []],
])('of values that are %s there is no next, and the horizon stands for the trend', (_, crossings) => {
  const next = nextCrossing(crossings)
  expect(next).toBeNull()
  expect(whenOf({ crossing: next, horizon })).toMatchObject({ year: 2050, says: 'horizon 2050', band: null })
})

test('a value that is more likely not met stands at the horizon, and says that it may be', () => {
  const when = whenOf({ crossing: nextCrossing([crossing(7, [0.1, 0.3])]), horizon })
  expect(when).toMatchObject({
    year: 2050,
    says: 'may cross by 2050',
    band: [2030.5, 2031.5, null, null, null],
    beside: 'above 7',
  })
})

test('of a year that is over and not measured a crossing is said to have come, not to come', () => {
  const when = whenOf({ crossing: nextCrossing([crossing(7, [0.05, 0.5, 0.97])]), horizon })
  const seen = (now: number) => seenFrom(now, when).says
  expect([seen(2030.9), seen(2031.9), seen(2032)]).toEqual([
    'crosses 2031',
    'crosses 2031',
    'probably crossed by 2031, not measured yet',
  ])
  const never = whenOf({ crossing: nextCrossing([crossing(7, [0.1, 0.3])]), horizon })
  expect(seenFrom(2060, never).says).toBe('may cross by 2050')
})
