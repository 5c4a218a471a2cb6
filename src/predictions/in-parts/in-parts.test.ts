/** What follows from the parts of a curve, and which parts are none. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOfAmount } from '../curves/amount.ts'
import { saidInDays } from '../curves/day.ts'
import type { Part } from './part.ts'
import { curveSaid } from '../curves/said.ts'
import { quantilesOn } from '../curves/through.ts'
import { typeOf } from '../question-types/index.ts'
import type { EstimateOf, EstimateSent, Question, QuestionOf } from '../question-types/schemas/index.ts'
import { estimate as estimateSchema, estimateEntry } from '../question-types/schemas/index.ts'
import { amountInParts } from './amount.ts'
import { dayInParts } from './day.ts'
import { whyNotWhole, wholeOf } from './whole.ts'

type Range = QuestionOf<'numeric'>['range']
const open = { openBelow: true, openAbove: true }
const range: Range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
const amountOf = (given: Partial<Range> = {}): QuestionOf<'numeric'> => ({
  type: 'numeric',
  unit: 'ppm',
  range: { ...range, ...given },
})
const when: QuestionOf<'date'> = {
  type: 'date',
  range: { min: '2027-01-01', max: '2040-12-31', openBelow: false, openAbove: true },
}
const part = (from: number, top: number, to: number, weight = 1): Part => ({ from, top, to, weight })
const sent = (...parts: Part[]): EstimateSent => ({ type: 'numeric', parts })

/** Within the range and its open end, none too narrow. */
const parts = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.double({ min: 0.5, max: 90, noNaN: true }),
      fc.double({ min: 0.5, max: 300, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
    )
    .map(([top, left, right, weight]) => part(Math.max(0, top + 1 - left), top + 1, top + 1 + right, weight)),
  { minLength: 1, maxLength: 5 },
)

test('the five quantiles follow from the parts, no more finely than they are meant', () => {
  const { quantiles } = amountInParts.estimateOf(amountOf({ openBelow: true }), [part(40, 50, 60)])
  expect(quantiles).toEqual({ p5: 22.7, p25: 39.9, p50: 50, p75: 60.1, p95: 77.3 })
  const two = amountInParts.estimateOf(amountOf(), [part(18, 20, 22, 3), part(78, 80, 82)])
  expect(two.quantiles.p50).toBeLessThan(25)
  expect(two.quantiles.p95).toBeGreaterThan(75)
})

test('on a logarithmic scale halfway is meant on that scale', () => {
  const { quantiles } = amountInParts.estimateOf(amountOf({ min: 1, max: 10_000, ...open, scale: 'log' }), [
    part(10, 100, 1000),
  ])
  expect(quantiles).toEqual({ p5: 1, p25: 9.94, p50: 100, p75: 1010, p95: 10_000 })
})

test('those of a day are days, and the parts come back as the days that they were', () => {
  const days = [
    { from: '2028-01-01', top: '2028-07-01', to: '2029-01-01', weight: 2 },
    { from: '2036-01-01', top: '2039-01-01', to: '2055-01-01', weight: 1 },
  ]
  const whole = wholeOf(when, { type: 'date', parts: days }) as EstimateOf<'date'>
  expect(whole).toMatchObject({ type: 'date', parts: days })
  expect(estimateSchema.parse(whole)).toEqual(whole)
  expect(typeOf(when).whyNotFits(when, whole)).toBeNull()
  const places = dayInParts.partsIn({ type: 'date', parts: days }) ?? []
  const estimate = dayInParts.estimateOf(when, places)
  // More than a twentieth lies beyond the open end.
  expect(estimate.quantiles.p95).toBe('2040-12-31')
  expect(saidInDays(estimate).parts).toEqual(places)
  expect(places[0]?.from).toBe(21_184)
})

test('whatever is said in parts is a forecast whose five are those of its curve, and sent again it is the same', () => {
  for (const question of [amountOf(), amountOf({ min: -50, openBelow: true }), amountOf({ max: 400 })]) {
    fc.assert(
      fc.property(parts, (given) => {
        expect(whyNotWhole(question, sent(...given))).toBeNull()
        const whole = amountInParts.estimateOf(question, given)
        expect(whole.parts).toEqual(given)
        expect(typeOf(question).whyNotFits(question, whole)).toBeNull()
        expect(estimateEntry.safeParse(whole).success).toBe(true)
        expect(wholeOf(question, whole)).toEqual(whole)
        const line = lineOfAmount(question)
        const { p5, p50, p95 } = quantilesOn(line, curveSaid(line, whole))
        const near = (p95 - p5) / 199
        expect(Math.abs(whole.quantiles.p50 - p50)).toBeLessThanOrEqual(near)
        expect(Math.abs(whole.quantiles.p95 - p95)).toBeLessThanOrEqual(near)
      }),
    )
  }
})

test('rounded as it is, none of the five leaves the range', () => {
  fc.assert(
    fc.property(fc.double({ min: 90, max: 110, noNaN: true }), (max) => {
      const question = amountOf({ max, openAbove: false })
      // Nearly all of it lies at its end.
      const whole = amountInParts.estimateOf(question, [part(10, 30, 60), part(max - 0.3, max - 0.15, max, 9)])
      expect(typeOf(question).whyNotFits(question, whole)).toBeNull()
    }),
  )
})

test('parts fit their question by themselves, whatever the five beside them say', () => {
  const whole = amountInParts.estimateOf(amountOf(), [part(60, 80, 120)])
  const shut = amountOf({ openAbove: false })
  expect(typeOf(shut).whyNotFits(shut, whole)).toBe('has the high end of part 1 above 100, where its range is closed')
  const year = [{ from: '2030-01-01', top: '2039-01-01', to: '2055-01-01', weight: 1 }]
  const until = { ...when, range: { ...when.range, openAbove: false } }
  const late = wholeOf(when, { type: 'date', parts: year }) as EstimateOf<'date'>
  expect(typeOf(until).whyNotFits(until, late)).toBe(
    'has the high end of part 1 above 31 Dec 2040, where its range is closed',
  )
})

test('what stands beside parts is worked out anew, and what has none stays as it is', () => {
  const quantiles = { p5: 1, p25: 2, p50: 3, p75: 4, p95: 5 }
  const own = amountInParts.estimateOf(amountOf(), [part(40, 50, 60)])
  expect(wholeOf(amountOf(), { ...own, quantiles })).toEqual(own)
  const five: EstimateSent = { type: 'numeric', quantiles }
  expect(wholeOf(amountOf(), five)).toBe(five)
  const yes: EstimateSent = { type: 'binary', probability: 0.5 }
  expect([whyNotWhole({ type: 'binary' }, yes), wholeOf({ type: 'binary' }, yes)]).toEqual([null, yes])
})

const closed = amountOf({ openAbove: false })
const log = amountOf({ min: 1, max: 1000, openBelow: true, scale: 'log' })
test.for<[name: string, question: Question, sent: EstimateSent, why: string | null]>([
  ['its ends are one', amountOf(), sent(part(5, 5, 5)), 'has the top of part 1 not between its two ends'],
  ['it is the wrong way round', amountOf(), sent(part(9, 5, 1)), 'has the top of part 1 not between its two ends'],
  [
    'its top lies outside, even of an open end',
    amountOf(),
    sent(part(1, 2, 3), part(90, 101, 110)),
    'has the top of part 2 outside the range of the question, 0 to 100',
  ],
  ['its top is the open end', amountOf(), sent(part(90, 100, 110)), null],
  [
    'it begins below a closed end',
    amountOf(),
    sent(part(-1, 2, 3)),
    'has the low end of part 1 below 0, where its range is closed',
  ],
  ['it begins at a closed end', amountOf(), sent(part(0, 2, 3)), null],
  [
    'it ends above a closed end',
    closed,
    sent(part(1, 2, 101)),
    'has the high end of part 1 above 100, where its range is closed',
  ],
  [
    'it is narrower than a curve can show',
    amountOf(),
    sent(part(49.95, 50, 60)),
    'has a side of part 1 narrower than a thousandth of its range, which no curve can show',
  ],
  [
    'it is wider than a curve can show',
    amountOf(),
    sent(part(40, 50, 600)),
    'has part 1 reaching further than 5 times its range, which no curve can show',
  ],
  ['it begins below a logarithmic scale', log, sent(part(0.1, 2, 30)), null],
  [
    'it begins where a logarithmic scale never comes',
    log,
    sent(part(-1, 2, 30)),
    'has part 1 reaching further than 5 times its range, which no curve can show',
  ],
  ['it answers another question', { type: 'binary' }, sent(part(1, 2, 3)), 'answers no binary question'],
])('of a part it is said that %s', ([, question, given, why]) => {
  expect(whyNotWhole(question, given)).toBe(why)
})

const good = { from: 40, top: 50, to: 60, weight: 1 }
test.for<[name: string, given: object, path: string]>([
  ['none', { parts: [] }, 'parts'],
  ['six', { parts: Array.from({ length: 6 }, () => good) }, 'parts'],
  ['neither parts nor quantiles', {}, 'quantiles'],
  ['a weight of nought', { parts: [{ ...good, weight: 0 }] }, 'parts.0.weight'],
  ['a weight below nought', { parts: [{ ...good, weight: -1 }] }, 'parts.0.weight'],
  ['a weight that is no number', { parts: [{ ...good, weight: Number.NaN }] }, 'parts.0.weight'],
  ['a weight without end', { parts: [{ ...good, weight: Infinity }] }, 'parts.0.weight'],
  ['a top that is missing', { parts: [good, { ...good, top: null }] }, 'parts.1.top'],
  ['a number that no chart can show', { parts: [{ ...good, to: 1e41 }] }, 'parts.0.to'],
  ['a field too many', { parts: [{ ...good, skew: 1 }] }, 'parts.0'],
  ['four quantiles beside them', { quantiles: { p5: 1, p25: 2, p50: 3, p75: 4 }, parts: [good] }, 'quantiles.p95'],
])('nobody sends %s', ([, given, path]) => {
  const { error } = estimateEntry.safeParse({ type: 'numeric', ...given })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
