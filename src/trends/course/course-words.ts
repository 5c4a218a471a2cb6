/** What the page of a trend says of what came, what was passed and what was revised. Free of schemas. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { sayBand, sayBriefly } from '#series/words.ts'
import type { ShownArrival, ShownPassing, ShownRevision } from './course.ts'

/** '2025 came in at 1.19 °C, inside the 80% band that was projected from 2024: 1.05 to 1.3.' */
export function sayArrival(arrival: ShownArrival, unit: string): string {
  const { at, from, observed, now, low80, high80, isEstimate } = arrival
  const said = `${isEstimate ? 'estimated' : 'projected'} from ${sayDay(from)}${isEstimate ? ' before it was out' : ''}`
  const came = `${sayDay(at)} came in at ${sayQuantity(observed, unit)}, ${sideOf(observed, arrival)} the 80% band that was ${said}: ${sayBand({ low80, high80 })}.`
  if (now === observed) return came
  const since = now === null ? 'taken back' : `revised to ${sayQuantity(now, unit)}, ${sideOf(now, arrival)} that band`
  return `${came} Since then it has been ${since}.`
}

function sideOf(value: number, { low80, high80 }: ShownArrival): string {
  return value < low80 ? 'below' : value > high80 ? 'above' : 'inside'
}

/** 'Passed 450 ppm in 2031'; 'Back below 450 ppm: the value of 2031 was revised', or 'was withdrawn'. */
export function sayPassing({ threshold, at, towards, isRevision, isWithdrawal }: ShownPassing, unit: string): string {
  const value = sayBriefly(threshold, unit)
  if (isRevision)
    return `${towards === 'up' ? 'At or above' : 'Back below'} ${value}: the value of ${sayDay(at)} was ${isWithdrawal ? 'withdrawn' : 'revised'}`
  return `${towards === 'up' ? 'Passed' : 'Fell below'} ${value} in ${sayDay(at)}`
}

/** '2 values new, 14 revised by at most 0.04 ppm, 1 gone'; of one alone '1 revised by 0.04 ppm'. */
export function sayRevision({ counts, revised, isAnew }: ShownRevision, unit: string): string {
  if (isAnew) return 'The series measures something else from here on: nothing of it is compared with what was before.'
  const largest = revised.reduce((most, { from, to }) => Math.max(most, Math.abs(to - from)), 0)
  const parts = [
    counts.added > 0 && `${sayNumber(counts.added)} ${counts.added === 1 ? 'value' : 'values'} new`,
    counts.revised > 0 &&
      `${sayNumber(counts.revised)} revised by ${counts.revised === 1 ? '' : 'at most '}${sayDifference(rounded(largest), unit)}`,
    counts.gone > 0 && `${sayNumber(counts.gone)} gone`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'No value changed.' : `${parts.join(', ')}.`
}

/** '0.04 ppm'; between two shares '0.3 points', which are not 0.3 per cent of either. */
function sayDifference(value: number, unit: string): string {
  return unit.startsWith('%') ? `${sayNumber(value)} ${value === 1 ? 'point' : 'points'}` : sayBriefly(value, unit)
}

/** '+0.04', '−1.2%': how far a value moved, in its unit and in per cent; no per cent of nought. */
export function sayMove({ from, to }: { from: number; to: number }): { by: string; percent: string } {
  const by = signed(rounded(to - from))
  return { by, percent: from === 0 ? '' : `${signed(rounded((100 * (to - from)) / Math.abs(from), 2))}%` }
}

function signed(value: number): string {
  const said = sayNumber(Math.abs(value), 6)
  return said === '0' ? '±0' : `${value < 0 ? '−' : '+'}${said}`
}

/** Without what binary fractions leave behind. */
function rounded(value: number, digits = 4): number {
  return Number(value.toPrecision(digits))
}
