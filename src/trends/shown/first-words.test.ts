/** What the first screen of a trend says of its record and of the value that it comes to first. */
import { describe, expect, it } from 'vitest'
import { sayCloser, sayFared, sayHeld, sayHowOften, sayRange } from '../backtest-words.ts'
import { nextCrossing, sayChancesBy, sayUnmeasured, sayWay } from '../crossing-words.ts'
import type { Crossing, TrendNumbers } from '../numbers.ts'

type Backtest = NonNullable<TrendNumbers['backtest']>
const backtest = (error: number, naiveError: number): Backtest => ({
  origins: 6,
  values: 27,
  error,
  naiveError,
  coverage: { 50: 0.6, 80: 24 / 27, 95: 1 },
  past: [],
})

describe('the record of a trend in a line', () => {
  it.each([
    [1, 4, '75% closer than repeating last year'],
    [1, 12.3, '92% closer than repeating last year'],
    [1, 1.25, '20% closer than repeating last year'],
    [1, 1.02, 'As close as repeating last year'],
    [1.5, 1, '50% further off than repeating last year'],
    [3, 1, '3 times as far off as repeating last year'],
    [1, 0, 'Repeating last year was always right'],
  ])('an error of %d beside one of %d: %s', (error, naive, said) => {
    expect(sayCloser(backtest(error, naive), 'yearly')).toBe(said)
  })

  it('says how many of the past values its band held', () => {
    expect(sayHeld(backtest(1, 4))).toBe('Its 80% band held 89% of 27 past values.')
  })

  it('says on a card and beside a range, where its bands held too little, that they did, and how close it came elsewhere', () => {
    const right = backtest(1, 4)
    const sure = { ...right, coverage: { 50: 0.3, 80: 12 / 27, 95: 0.6 } }
    expect([sayFared(right, 'yearly'), sayRange(right, '7 to 9')]).toEqual([sayCloser(right, 'yearly'), '80%: 7 to 9'])
    expect([sayFared(sure, 'yearly'), sayRange(sure, '7 to 9')]).toEqual([
      '80% band held only 44%',
      '80% band, held only 44%: 7 to 9',
    ])
    expect(sayRange(null, '7 to 9')).toBe('80%: 7 to 9')
    expect([null, right, sure].map(sayHowOften)).toEqual([
      'Eight times in ten between',
      'Eight times in ten between',
      'Its 80% band, which has held only 44% of past values, lies between',
    ])
  })
})

const crossing = (value: number, chances: number[], part: Partial<Crossing> = {}): Crossing => ({
  value,
  towards: 'down',
  state: 'ahead',
  since: null,
  by: chances.map((chance, i) => ({ at: String(2030 + i), chance })),
  notWithinHorizon: 1 - (chances.at(-1) ?? 0),
  ...part,
})

describe('the value that a trend comes to first', () => {
  const soon = crossing(25, [0.4, 0.6, 0.9])
  const late = crossing(10, [0, 0.2, 0.5])
  const hardly = crossing(5, [0, 0, 0.1])
  const beyond = (there: number): Crossing => ({
    ...soon,
    by: soon.by.map((one) => ({ ...one, beyond: Math.min(there, one.chance) })),
  })

  it('is the one that half of the paths come to first, of none the likeliest, and none that is met already', () => {
    expect(nextCrossing([late, soon, hardly])).toBe(soon)
    expect(nextCrossing([hardly, crossing(4, [0, 0, 0.05])])).toBe(hardly)
    expect(nextCrossing([crossing(30, [], { state: 'reached-already' })])).toBeNull()
  })

  it('is said with its way, its year and its chances near by and at the end', () => {
    expect(sayWay(soon, 'deaths', '2031-12-31')).toEqual({ way: 'Falls to 25 deaths', when: 'by 2031' })
    expect(sayUnmeasured(soon, '2031-12-31')).toBeNull()
    expect(sayWay({ ...hardly, towards: 'up' }, '%', '2033-02-01')).toEqual({ way: 'Reaches 5%', when: '10% by 2032' })
    expect(sayChancesBy(soon, '2030')).toBe('40% by 2030, 90% by 2032.')
    expect(sayChancesBy(soon, '2032')).toBe('90% by 2032.')
  })

  it('says where it may be met and not hold that these are two chances', () => {
    expect(sayChancesBy(beyond(0.5), '2030')).toBe('Met by 2032: 90%; below it then: 50%.')
    expect(sayChancesBy(beyond(0.82), '2030')).toBe('40% by 2030, 90% by 2032.')
    expect(sayChancesBy({ ...beyond(0.5), towards: 'up' }, null)).toBe('Met by 2032: 90%; above it then: 50%.')
  })

  it('is only probable where its year is over and nobody has measured it', () => {
    expect(sayWay(soon, 'deaths', '2032-01-01').when).toBe('probably by 2031')
    expect(sayWay(crossing(25, [0.4, 0.55, 0.9]), 'deaths', '2032-01-01').when).toBe('as likely as not by 2031')
    expect(sayUnmeasured(soon, '2032-01-01')).toBe('2031 is over, and not measured yet.')
    expect(sayUnmeasured(hardly, '2033-02-01')).toBeNull()
  })
})
