/**
 * The one number of a trend wherever it is said in few words, and of which time: what is expected of the time that its
 * page names, else today's estimate, else the last value. Free of schemas.
 */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate } from '#kit/numbers.ts'
import { sayBriefly, sayEstimated, unitOnChart } from '#series/words.ts'
import { nearPoint } from './projection-of.ts'

export type Near = { at: string; validated: boolean; median: number; low80: number; high80: number }
type Drawn = { points: readonly { at: string; validated: boolean; knots: readonly number[] }[] }
type Known = {
  series: { unit: string; last: { at: string; value: number } } | null
  today: Omit<Near, 'validated'> | null
  /** What of its projection may be named in the next years; until its numbers are made anew, what a card draws of it. */
  near?: readonly Near[]
  drawn?: Drawn | null
}
/** `time`: 'in 2030'. */
export type TrendFigure = { text: string; time: string; isEstimate: boolean }

const none: TrendFigure = { text: '', time: '', isEstimate: false }

/** What a card names of a day. What is projected may be of the version before, for the moment until it is made anew. */
export function expectedOf({ series, near, drawn }: Omit<Known, 'today'>, day: string): Near | null {
  if (!series) return null
  const points = near ?? drawn?.points.map(readOff) ?? []
  return nearPoint({ points: points.filter(({ at }) => at > series.last.at) }, day) ?? null
}

function readOff({ at, validated, knots }: Drawn['points'][number]): Near {
  const [, low80 = 0, , median = 0, , high80 = 0] = knots
  return { at, validated, median, low80, high80 }
}

export function trendFigure({ today, ...known }: Known, day: string): TrendFigure {
  const { series } = known
  if (!series) return none
  const { unit, last } = series
  const expected = expectedOf(known, day)
  if (expected) {
    const { median, low80, high80 } = expected
    const text = `about ${sayEstimate(median, high80 - low80)}${unitOnChart(unit).brief}`
    return { text, time: `in ${sayDay(expected.at)}`, isEstimate: true }
  }
  return today
    ? { text: sayEstimated(today, unit), time: `in ${sayDay(today.at)}`, isEstimate: true }
    : { text: sayBriefly(last.value, unit), time: `in ${sayDay(last.at)}`, isEstimate: false }
}
