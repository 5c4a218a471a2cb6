/**
 * How the values of a report are printed. Whoever writes prints here, so that the words of a sentence and the value
 * behind them cannot differ.
 */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber, sayShort, unitBehind } from '#kit/numbers.ts'
import type { Evidence } from './evidence.ts'

/**
 * Units that are no series': a `chance` runs from 0 to 1 and prints as '31%'; `points` are percentage points; a `year`
 * has no thousands; a `day` is a year, month or day; `percent` prints as '2.1%'; `score` and `times` are bare numbers.
 */
const ownUnits = ['chance', 'points', 'year', 'day', 'percent', 'score', 'times'] as const

type Shown = Pick<Evidence, 'value' | 'unit'>

/** '10,527 million tonnes of carbon', '31%', '14 points', '2035', '20 Nov 2026', or the text itself. */
export function sayEvidence({ value, unit }: Shown): string {
  if (typeof value === 'string') return unit === 'day' ? sayDay(value) : value
  const bare = sayBare({ value, unit })
  if (unit === 'points') return `${bare} ${Math.abs(Math.round(value)) === 1 ? 'point' : 'points'}`
  const said = unitInProse(unit)
  return said === '' || said.startsWith('%') ? `${bare}${said}` : `${bare} ${said}`
}

/** The number alone, where its unit has just been said: '12,092'. A chance and a percentage keep their sign. */
export function sayBare({ value, unit }: Shown): string {
  if (typeof value === 'string') return sayEvidence({ value, unit })
  if (unit === 'chance') return sayChance(value)
  if (unit === 'year') return String(value)
  if (unit === 'points') return sayNumber(Math.abs(Math.round(value)), 0)
  if (unit === 'percent') return `${sayNumber(Math.abs(value), Math.abs(value) < 10 ? 1 : 0)}%`
  if (unit === 'score') return sayNumber(value, 2)
  return sayShort(value)
}

/**
 * A unit within a sentence: without what stands in brackets; where it only says from where to where an index runs, its
 * end, 'of 100'.
 */
export function unitInProse(unit: string | null): string {
  if (unit === null || isOwnUnit(unit)) return ''
  const short = unitBehind(unit)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/, nominal$/, '')
    .replace(/ relative to .*$/, '')
    .replace(/^(\d{4}) (US\$|international \$)(.*)$/, '$2$3 at prices of $1')
    .replace(/US\$/, 'dollars') // as people say it: '92 dollars per barrel'
    .trim()
  return /^\d/.test(short) ? '' : short
}

export function isOwnUnit(unit: string): boolean {
  return (ownUnits as readonly string[]).includes(unit)
}

/** Values that are names of states, in the words in which they may be said. */
export const stateWords: Readonly<Record<string, readonly string[]>> = {
  rising: ['rising', 'rise', 'upwards', 'Rising'],
  falling: ['falling', 'fall', 'downwards', 'Falling'],
  'no-clear-direction': ['in no clear direction', 'no clear direction', 'No clear direction'],
  upward: ['gathering pace', 'faster'],
  downward: ['losing pace', 'slower'],
  'no-clear-momentum': ['no clear change of pace'],
  chance: ['a chance'],
  amount: ['an amount'],
  time: ['a time'],
  account: ['what is to be expected'],
  which: ['which of several it will be'],
  compare: ['which of two is more'],
  effect: ['what follows from something'],
  explain: ['what is to be expected'],
  'at-least': ['at least'],
  'at-most': ['at most'],
  above: ['above'],
  below: ['below'],
  '>=': ['at least', 'reaches'],
  '>': ['above'],
  '<=': ['at most'],
  '<': ['below'],
  'too-few-points': ['too few values'],
  constant: ['values that never change'],
  'too-many-interpolated': ['too many values that were filled in'],
  irregular: ['values at irregular times'],
  'too-few-points-since-take-off': ['too few values since it took off'],
  overtaken: ['a newer value from elsewhere that lies outside what it held possible'],
  'random-walk-with-drift': ['the past pace carried on'],
  combination: ['a combination of methods'],
  'limit-unknown': ['no limit can be told yet'],
  up: ['up', 'likelier', 'higher', 'later'],
  down: ['down', 'less likely', 'lower', 'earlier'],
  yes: ['yes', 'hold together', 'holds together', 'within', 'come true', 'comes true'],
  no: ['no', 'do not hold together', 'does not hold together', 'beyond', 'fail', 'fails', 'not by then'],
}
