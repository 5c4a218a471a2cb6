/**
 * What a refresh changed, in a sentence: '2025 added; 3 values revised, the furthest 2023 by 0.04; 2024 now estimated,
 * before preliminary.'
 */
import { sayDay } from '#kit/dates.ts'
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { sayMark } from '#series/marks.ts'
import type { Diff } from './holding/diff.ts'

export function sayDiff({ added, revised, gone, marked }: Diff): string {
  const parts = [
    added.length > 0 && `${sayTimes(added.map(([at]) => at))} added`,
    revised.length > 0 && sayRevised(revised),
    gone.length > 0 && `${sayTimes(gone.map(([at]) => at))} gone`,
    marked.length > 0 && sayMarked(marked),
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${parts.join('; ')}.` : 'Nothing new.'
}

function sayTimes(times: readonly string[]): string {
  const [first = '', last = ''] = [times[0], times.at(-1)]
  if (times.length === 1) return sayDay(first)
  return times.length === 2
    ? `${sayDay(first)} and ${sayDay(last)}`
    : `${times.length} values from ${sayDay(first)} to ${sayDay(last)}`
}

function sayRevised(revised: Diff['revised']): string {
  const furthest = revised.reduce((one, other) => (move(other) > move(one) ? other : one))
  const [at] = furthest
  const by = sayNumber(Number(move(furthest).toPrecision(2)), allDigits)
  return revised.length === 1
    ? `${sayDay(at)} revised by ${by}`
    : `${revised.length} values revised, the furthest ${sayDay(at)} by ${by}`
}

/** Of one what it is now, of several how many. */
function sayMarked([first, ...more]: Diff['marked']): string {
  if (!first || more.length > 0) return `${more.length + 1} values marked otherwise than before`
  const [at, was, is] = first
  if (is === null) return `${sayDay(at)} no longer ${sayMark(was ?? '')}`
  return `${sayDay(at)} now ${sayMark(is)}${was === null ? '' : `, before ${sayMark(was)}`}`
}

function move([, before, now]: Diff['revised'][number]): number {
  return Math.abs(now - before)
}
