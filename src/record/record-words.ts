/** What the track record says in words. Free of schemas, so that the browser needs none. */
import { sayDay } from '#kit/dates.ts'
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from './record.ts'

/** Where the bars begin that count trends by their error as a share of the naive one. */
export const errorSteps = [0, 0.25, 0.5, 0.75, 1, 1.25]
/** And by the share of their values inside the 95 % band. */
export const coverageSteps = [0, 0.75, 0.9, 0.95, 1]
/** Of fewer values all may well lie on one side. */
export const fewestForSide = 6

/**
 * 'should be 80%: the bands are a little too wide'. By chance too a share misses what was promised: within twice that,
 * so many values cannot tell it from a hit. What ends in the same tenth of a percent is one.
 */
export function sayCoverage(part: number, values: number, level: number): string {
  const points = (100 * part) / values - level
  const size = Math.abs(points)
  if (size < 0.05) return `should be ${level}%, and is`
  if (size <= 2 * missOf(level, values))
    return `should be ${level}%, and is, as far as ${sayNumber(values)} values can tell`
  const how = size < 2 ? 'slightly ' : size < 10 ? 'a little ' : ''
  return `should be ${level}%: the bands are ${how}too ${points > 0 ? 'wide' : 'narrow'}`
}

/** In points: how far a share of so many values misses, as a rule, where the bands are right. */
function missOf(level: number, values: number): number {
  return Math.sqrt((level * (100 - level)) / values)
}

/** Of fewer values a share says little. */
const enoughForShare = 100

/**
 * By which values the record answers: by what was said before it came once there is enough of that for a share, by
 * hindsight until then. Null where neither is known.
 */
export function answerIn({
  backtests,
  kept,
}: Pick<TrackRecord, 'backtests' | 'kept'>): { inside: number; values: number; isBefore: boolean } | null {
  if (backtests.values + kept.values === 0) return null
  const isBefore = kept.values >= enoughForShare || backtests.values === 0
  const { inside, values } = isBefore ? kept : backtests
  return { inside: inside[80], values, isBefore }
}

/** '83%'; a stroke while nothing has come. */
export function sayShareInside(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`
}

/** '86.6%' */
export function saySharePrecisely(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}

/** 'under 75%', '75 to 90%', 'all': the shares from one of `steps` to the next, of which the last is 1. */
export function nameCoverage(steps: readonly number[], i: number): string {
  const [from = 0, to] = [steps[i], steps[i + 1]]
  if (to === undefined) return 'all'
  return from === 0 ? `under ${Math.round(100 * to)}%` : `${Math.round(100 * from)} to ${Math.round(100 * to)}%`
}

/** Where all values lie on one side of what was expected, the projections lean. */
export function sayOneSided(oneSided: number, trends: number, fewest: number): string {
  const side = `values came on one side of what was expected alone, always above it or always below, ${fewest} times or more`
  return oneSided === 0
    ? `In none of the ${trends} trends the ${side}.`
    : `In ${oneSided} of the ${trends} trends the ${side}: their projections lean.`
}

/** Beside how many members came true: 'the chances kept before had expected 1.4', of those that have one. */
export function sayExpected({ decided, foretold }: Pick<TrackRecord['scenarios'], 'decided' | 'foretold'>): string {
  const { members, cameTrue, expected } = foretold
  if (members === 0) return 'no chance of them was kept before'
  const said = `the chances kept before had expected ${expected.toFixed(1)}`
  return members === decided ? said : `of ${sayNumber(members)} ${said}, and ${sayNumber(cameTrue)} of these came true`
}

/** What came of the questions, those that should have resolved and have not among them; of none yet, when the first does. */
export function sayResolved({
  resolved,
  overdue,
  next,
}: Pick<TrackRecord['forecasts'], 'resolved' | 'overdue' | 'next'>) {
  const late = overdue === 0 ? '' : ` ${sayNumber(overdue)}${resolved === 0 ? '' : ' more'} should have.`
  if (resolved > 0) return `${sayCounted(resolved, 'question')} ${resolved === 1 ? 'has' : 'have'} resolved.${late}`
  if (late) return `No question has resolved yet.${late}`
  return next[0] ? `The first question resolves on ${sayDay(next[0].resolves)}.` : 'No question has resolved yet.'
}
