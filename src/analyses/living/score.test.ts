/** How right a report was, by what came. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Awaits, Came } from './awaits.ts'
import { scoreOf } from './score.ts'

type Said = Awaits['said']
const came = (outcome: string | null, amount: number | null = null, step: number | null = null): Came => ({
  outcome,
  amount,
  on: '2031-01-05',
  says: String(outcome ?? amount),
  step,
})
const chance = (p: number, of: Extract<Said, { is: 'chance' }>['of'], isDenied = false): Said => ({
  is: 'chance',
  chance: p,
  of,
  isDenied,
})
const yes = { outcome: 'yes' }
const above = { side: 'at-least', value: 425 } as const
const below = { side: 'below', value: 425 } as const

test.each([
  ['a yes that came', { said: chance(0.7, yes), what: came('yes'), hasHappened: true, brier: 0.09 }],
  ['a yes that did not', { said: chance(0.7, yes), what: came('no'), hasHappened: false, brier: 0.49 }],
  [
    'the chance that it does not happen, which it did not',
    { said: chance(0.7, yes, true), what: came('no'), hasHappened: true, brier: 0.09 },
  ],
  [
    'the chance that it does not happen, which it did',
    { said: chance(0.7, yes, true), what: came('yes'), hasHappened: false, brier: 0.49 },
  ],
  [
    'an option that was not it',
    { said: chance(0.2, { outcome: 'Solar' }), what: came('Wind'), hasHappened: false, brier: 0.04 },
  ],
  ['a value that was met exactly', { said: chance(0.6, above), what: came(null, 425), hasHappened: true, brier: 0.16 }],
  [
    'a value that was to be fallen below, and met exactly',
    { said: chance(0.6, below), what: came(null, 425), hasHappened: false, brier: 0.36 },
  ],
  [
    'a value that was fallen below',
    { said: chance(0.6, below), what: came(null, 424.9), hasHappened: true, brier: 0.16 },
  ],
  [
    'a value, by the outcome of a question for a number',
    { said: chance(0.6, above), what: came('430', 430), hasHappened: true, brier: 0.16 },
  ],
] as const)('%s', (_, { said, what, hasHappened, brier }) => {
  expect(scoreOf({ said }, what)).toMatchObject({
    hasHappened,
    brier: expect.closeTo(brier, 12),
    isInside: null,
    interval: null,
    on: '2031-01-05',
  })
})

const range: Said = { is: 'range', unit: 'Mt', low: 10, middle: 12, high: 20, level: 0.8 }
test.each([
  ['in its middle', 12, true, 10],
  ['at its end', 20, true, 10],
  ['above it', 23, false, 10 + 10 * 3],
  ['below it', 9, false, 10 + 10 * 1],
])(
  'what lies %s scores its width, and ten times how far it lies outside a range of four fifths',
  (_, amount, isInside, interval) => {
    expect(scoreOf({ said: range }, came(null, amount, 2))).toMatchObject({
      isInside,
      brier: null,
      hasHappened: null,
      interval: expect.closeTo(interval, 9),
      scaled: expect.closeTo(interval / 2, 9),
    })
    expect(scoreOf({ said: range }, came(null, amount))?.scaled).toBeNull()
  },
)

test('what came says nothing of what it was not asked', () => {
  expect(scoreOf({ said: range }, came('yes'))).toBeNull()
  expect(scoreOf({ said: chance(0.5, above) }, came('yes'))).toBeNull()
  expect(scoreOf({ said: chance(0.5, yes) }, came(null, 5))).toBeNull()
})

const of = (q: number, outcome: string) => scoreOf({ said: chance(q, yes) }, came(outcome))?.brier ?? 0

test('nobody is expected to score better than by saying what they think', () => {
  const p = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(p, p, (truth, said) => {
      const expected = (q: number) => truth * of(q, 'yes') + (1 - truth) * of(q, 'no')
      expect(expected(truth)).toBeLessThanOrEqual(expected(said) + 1e-12)
    }),
  )
})
