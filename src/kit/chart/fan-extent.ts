/**
 * How much of a series and of its projection can be read in one chart? A century would squeeze the fan, and a fan too
 * wide would squeeze both.
 */
import { decimalYear } from '#kit/dates.ts'
import { type Period, periodOf } from '#kit/periods.ts'
import { needsLog } from './scale.ts'

export type Observed = readonly [at: string, value: number]
export type FanPoint = {
  at: string
  /** Values at 2.5, 10, 25, 50, 75, 90 and 97.5 %. */
  knots: readonly number[]
  /** Whether the method was checked this far ahead. */
  validated: boolean
}
export type Extent = {
  observations: readonly Observed[]
  points: readonly FanPoint[]
  /** The first observation shown, where earlier ones are left out. */
  since: string | null
  /** The last point drawn, where later ones are left out. */
  until: string | null
}

/** What is to come, from today on, has at least so much of the width. */
const leastToCome = 1 / 3
/** Years of the past that are always shown, however little is to come, by how many values a year has. */
const leastPast: Readonly<Record<Period['perYear'], number>> = { 1: 15, 4: 6, 12: 4 }
/** Years ahead of the last value that are always drawn, by how many values a year has; and half as many ahead of today. */
const leastAhead: Readonly<Record<Period['perYear'], number>> = { 1: 10, 4: 5, 12: 3 }
/** Years ahead that are drawn where the past is short, and for each year of it. */
const mostAhead = 15
const aheadToPast = 1.5
/** A band this many times as high as all that is measured and expected squeezes them too much. */
const widest = 2.2

type Given = Pick<Extent, 'observations' | 'points'> & { asked?: string | null; today: string }

export function chooseExtent({ observations, points, asked = null, today }: Given, isWhole: boolean): Extent {
  if (isWhole || points.length === 0) return { observations, points, since: null, until: null }
  const drawn = readable({ observations, points, asked, today })
  const shown = recent(observations, drawn, today)
  const [first, end] = [shown[0]?.[0] ?? null, drawn.at(-1)?.at ?? null]
  return {
    observations: shown,
    points: drawn,
    since: shown.length < observations.length ? first : null,
    until: drawn.length < points.length ? end : null,
  }
}

/** The observations that leave what is to come its share of the width. */
function recent(observations: readonly Observed[], points: readonly FanPoint[], today: string): readonly Observed[] {
  const lastAt = observations.at(-1)?.[0] ?? ''
  const toCome = yearOf(points.at(-1)?.at) - decimalYear(today)
  const share = yearOf(points.at(-1)?.at) - toCome / leastToCome
  const from = Math.min(share, yearOf(lastAt) - leastPast[periodOf(lastAt).perYear])
  // The chart begins with a whole year.
  return observations.filter(([at]) => Math.floor(yearOf(at)) >= from)
}

/** The points no further ahead than the past is long, and than their bands leave room for the rest. */
function readable({ observations, points, asked = null, today }: Given): FanPoint[] {
  const measured = observations.map(([, value]) => value)
  const lowest = Math.min(...measured)
  const [first = '', last = ''] = [observations[0]?.[0], observations.at(-1)?.[0]]
  const end = yearOf(last) + Math.max(mostAhead, aheadToPast * (yearOf(last) - yearOf(first)))
  // What is asked about is drawn, and its whole year.
  const until = asked === null ? 0 : yearOf(asked.slice(0, 4)) + 0.5
  const ahead = leastAhead[periodOf(last).perYear]
  // An old series is read for what comes after today, too.
  const always = Math.max(yearOf(last) + ahead, decimalYear(today) + ahead / 2, until)
  const scale = isOnLog(observations, points)
    ? (value: number) => Math.log(Math.max(value, lowest))
    : (value: number) => value
  const newest = measured.slice(-60).map(scale)
  let [low, high] = [Math.min(...newest), Math.max(...newest)]
  const isTooFar = points.findIndex(({ at, knots }) => {
    const middle = scale(knots[3] ?? 0)
    ;[low, high] = [Math.min(low, middle), Math.max(high, middle)]
    const height = Math.max(high, scale(knots[6] ?? 0)) - Math.min(low, scale(knots[0] ?? 0))
    return yearOf(at) > always && (yearOf(at) > end || height > widest * (high - low))
  })
  return isTooFar < 0 ? [...points] : points.slice(0, isTooFar)
}

/**
 * Whether what was measured and what is expected of it span so much that a linear axis would lay most of it on nought: a
 * price that fell from 100 to .2, and goes on to .04. What is expected to be nought or less asks for no such axis.
 */
export function isOnLog(observations: readonly Observed[], points: readonly FanPoint[]): boolean {
  const medians = points.map(({ knots }) => knots[3] ?? 0)
  return needsLog([...observations.map(([, value]) => value), ...medians.filter((median) => median > 0)])
}

const yearOf = (at: string | undefined) => decimalYear(at ?? '')
