import { expect, test } from 'vitest'
import { figureAfter } from './after-trigger.ts'
import { baseRate, type Reasoning, trigger } from './reasons.ts'
import { sayEffect } from './say-trigger.ts'
import { whyNotReasons } from './why-not-reasons.ts'
import type { Question } from '../question-types/schemas/index.ts'

const asked = {
  yes: { type: 'binary' },
  option: { type: 'choice', options: ['A', 'B'] },
  amount: {
    type: 'numeric',
    unit: 'million km²',
    range: { min: 3, max: 6, openBelow: true, openAbove: true, scale: 'linear' },
  },
  day: { type: 'date', range: { min: '2027-01-01', max: '2059-12-31', openBelow: false, openAbove: true } },
} as const satisfies Record<string, Question>

const says = {
  yes: { estimate: { type: 'binary', probability: 0.25 } },
  option: { estimate: { type: 'choice', probabilities: { A: 0.6, B: 0.4 } } },
  amount: {
    estimate: { type: 'numeric', quantiles: { p5: 3.75, p25: 4.27, p50: 4.55, p75: 4.85, p95: 5.3 } },
  },
  day: {
    estimate: {
      type: 'date',
      quantiles: { p5: '2032-06-30', p25: '2038-06-30', p50: '2045-06-30', p75: '2055-06-30', p95: '2059-12-31' },
    },
  },
} as const satisfies Record<keyof typeof asked, Reasoning>

test.each([
  ['yes', { factor: 2 }, 0.5, '50%, twice as likely'],
  ['yes', { to: 0.6 }, 0.6, '60%'],
  ['yes', { above: 0.5 }, null, 'above 50%'],
  ['yes', { below: 0.1 }, null, 'below 10%'],
  ['yes', { pushes: 'down' }, null, 'less likely'],
  ['yes', { shift: -0.02 }, 0.23, '23%, 2 points less likely'],
  ['option', { factor: 0.5, option: 'A' }, 0.3, 'A: 30%, half as likely'],
  ['option', { pushes: 'up', option: 'B' }, null, 'B: likelier'],
  ['amount', { shift: -0.3 }, 4.25, '4.25 million km², 0.3 million km² lower'],
  ['day', { shift: -5 }, '2040-06', 'Jun 2040, 5 years earlier'],
  ['day', { shift: 1 }, '2046-06', 'Jun 2046, 1 year later'],
  ['day', { to: '2035' }, '2035', '2035'],
  ['day', { pushes: 'up' }, null, 'later'],
] as const)('of a question for %s, %o leads to %s and reads “%s”', (which, effect, figure, said) => {
  const one = trigger.parse({ when: 'Something comes', ...effect })
  expect(figureAfter(says[which], one)).toBe(figure)
  expect(sayEffect(asked[which], says[which], one)).toBe(said)
})

test.each([
  [{}, 'says not just one effect'],
  [{ to: 0.5, factor: 2 }, 'says not just one effect'],
])('a trigger says one effect: not %o', (effect, reason) => {
  expect(trigger.safeParse({ when: 'Something comes', ...effect }).error?.issues[0]?.message).toBe(reason)
})

test('a base rate states a number', () => {
  const given = { from: 'history', why: 'It has never happened' }
  expect(baseRate.safeParse(given).error?.issues[0]?.message).toBe('states no number')
  expect(baseRate.parse({ ...given, cases: { count: 0, of: 75, each: 'years' } }).cases?.of).toBe(75)
})

test.each([
  ['yes', { baseRate: { from: 'history', why: 'It', to: 25 } }, 'baseRate.to', 'is no chance between 0 and 1'],
  ['yes', { adjustments: [{ why: 'It', to: 0.3 }] }, 'adjustments.0.to', 'leads to 0.3, and the forecast says 0.25'],
  [
    'yes',
    { adjustments: [{ why: 'It', to: 0.3, option: 'A' }] },
    'adjustments.0.to',
    'has options only where they are asked',
  ],
  [
    'yes',
    { triggers: [{ when: 'It', factor: 5 }] },
    'triggers.0',
    'leads to what no forecast of this question can say',
  ],
  ['option', { triggers: [{ when: 'It', to: 0.5 }] }, 'triggers.0.to', 'is of none of the options'],
  ['option', { triggers: [{ when: 'It', above: 0.5, option: 'C' }] }, 'triggers.0.above', 'is of none of the options'],
  ['amount', { triggers: [{ when: 'It', to: '2030' }] }, 'triggers.0.to', 'is no number in the unit of the question'],
  ['day', { triggers: [{ when: 'It', to: 2030 }] }, 'triggers.0.to', 'is no time'],
  [
    'day',
    { triggers: [{ when: 'It', factor: 2 }] },
    'triggers.0',
    'leads to what no forecast of this question can say',
  ],
] as const)('of a question for %s, %o does not fit', (which, reasons, field, reason) => {
  expect(whyNotReasons(asked[which], { ...says[which], ...reasons } as Reasoning)).toEqual({ field, reason })
})

const moved = (to: number | string) => ({
  adjustments: [
    { why: 'It', pushes: 'up' as const },
    { why: 'It', to },
  ],
})

test('the last number to which something moved a forecast is the forecast, to the month where it is a day', () => {
  expect(whyNotReasons(asked.yes, { ...says.yes, ...moved(0.25) })).toBeNull()
  expect(whyNotReasons(asked.day, { ...says.day, ...moved('2045-06') })).toBeNull()
  expect(whyNotReasons(asked.day, { ...says.day, ...moved('2045-07') })).not.toBeNull()
})
