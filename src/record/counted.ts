/** Of what the numbers of the record are: from all trends to those that have a projection. Each says why it is less. */
import { sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from './record.ts'

/** '50 of the 60 trends here show a series. 10 are withheld, …' */
export function sayShown({ trends, sources: { series } }: Pick<TrackRecord, 'trends' | 'sources'>): string {
  const { listed, withheld } = trends
  const bare = listed - series - withheld
  return [
    series === 0
      ? 'No trend here shows a series.'
      : `${ofAll(series, listed, 'trends here')} ${series === 1 ? 'shows' : 'show'} a series.`,
    withheld > 0 &&
      `${sayNumber(withheld)} ${withheld === 1 ? 'is' : 'are'} withheld, since their owners allow no commercial use.`,
    bare > 0 && `Nobody measures ${sayNumber(bare)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** '48 of the 50 series can be looked back on: 2 have too few values, or gaps between them.' */
export function sayTested({
  trends,
  sources: { series },
  backtests,
}: Pick<TrackRecord, 'trends' | 'sources' | 'backtests'>): string {
  if (series === 0) return ''
  const why = lessBecause(series - backtests.trends, series - trends.computed, 'too few values, or gaps between them')
  return `${ofAll(backtests.trends, series, 'series')} can be looked back on${why}.`
}

/** '47 of the 50 series have a projection that waits for the next value: 3 have …' */
export function sayProjected({ trends, sources, kept }: Pick<TrackRecord, 'trends' | 'sources' | 'kept'>): string {
  const why = 'too few values, gaps between them, or a newer value that lies outside what was projected'
  const { series } = sources
  return sayWaiting({ sources, kept }).replace(
    /\.$/,
    `${lessBecause(series - kept.waiting, series - trends.computed, why)}.`,
  )
}

/** '47 of the 50 series have a projection that waits for the next value.' */
export function sayWaiting({ sources: { series }, kept: { waiting } }: Pick<TrackRecord, 'sources' | 'kept'>): string {
  if (series === 0) return 'No series has a projection.'
  return `${ofAll(waiting, series, 'series')} ${waiting === 1 ? 'has' : 'have'} a projection that waits for the next value.`
}

/** Of `left` out those that are `unmade` will be counted once they are made. */
function lessBecause(left: number, unmade: number, why: string): string {
  const others = left - unmade
  const told = [
    others > 0 && `${sayNumber(others)} ${others === 1 ? 'has' : 'have'} ${why}`,
    unmade > 0 && `the numbers of ${sayNumber(unmade)} are being made`,
  ].filter(Boolean)
  return told.length === 0 ? '' : `: ${told.join(', and ')}`
}

function ofAll(some: number, all: number, what: string): string {
  return some === all ? `All ${sayNumber(all)} ${what}` : `${sayNumber(some)} of the ${sayNumber(all)} ${what}`
}
