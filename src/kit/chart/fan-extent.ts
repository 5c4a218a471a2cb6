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

/** Years of the past that are always shown, and how many for each year ahead. */
const leastYears = 30
const pastToAhead = 2.5
/** Years ahead that are always drawn, by how many values a year has. */
const leastAhead: Readonly<Record<Period['perYear'], number>> = { 1: 10, 4: 5, 12: 3 }
/** Years ahead that are drawn where the past is short, and for each year of it. */
const mostAhead = 15
const aheadToPast = 1.5
/** A band this many times as high as all that is measured and expected squeezes them too much. */
const widest = 2.2

export function chooseExtent(
  { observations, points, asked = null }: Pick<Extent, 'observations' | 'points'> & { asked?: string | null },
  isWhole: boolean,
): Extent {
  if (isWhole || points.length === 0) return { observations, points, since: null, until: null }
  const drawn = readable(observations, points, asked)
  const shown = recent(observations, drawn)
  const [first, end] = [shown[0]?.[0] ?? null, drawn.at(-1)?.at ?? null]
  return {
    observations: shown,
    points: drawn,
    since: shown.length < observations.length ? first : null,
    until: drawn.length < points.length ? end : null,
  }
}

/** The observations that leave room for the fan. */
function recent(observations: readonly Observed[], points: readonly FanPoint[]): readonly Observed[] {
  const last = yearOf(observations.at(-1)?.[0])
  const ahead = yearOf(points.at(-1)?.at) - last
  const from = Math.floor((last - Math.max(leastYears, pastToAhead * ahead)) / 5) * 5
  // As text: years have four digits, and there may be thousands.
  return observations.filter(([at]) => at >= String(from))
}

/** The points no further ahead than the past is long, and than their bands leave room for the rest. */
function readable(observations: readonly Observed[], points: readonly FanPoint[], asked: string | null): FanPoint[] {
  const measured = observations.map(([, value]) => value)
  const lowest = Math.min(...measured)
  const [first = '', last = ''] = [observations[0]?.[0], observations.at(-1)?.[0]]
  const end = yearOf(last) + Math.max(mostAhead, aheadToPast * (yearOf(last) - yearOf(first)))
  // What is asked about is drawn, and its whole year.
  const until = asked === null ? 0 : yearOf(asked.slice(0, 4)) + 0.5
  const always = Math.max(yearOf(last) + leastAhead[periodOf(last).perYear], until)
  const scale = needsLog(measured) ? (value: number) => Math.log(Math.max(value, lowest)) : (value: number) => value
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

const yearOf = (at: string | undefined) => decimalYear(at ?? '')
