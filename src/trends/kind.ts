/** A trend says what is changing. */
import { z } from 'zod'
import { contentKind } from '#items/content-kind.ts'
import { wordsOfForces } from './forces/forces.ts'
import { trendEntry } from './entry.ts'
import { trendNumbers } from './numbers.ts'
import { lastOf, thinned, yearsBefore } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { estimatesAhead, estimateToday } from '#series/today.ts'
import { type SeriesCard, seriesCard, todaysEstimate, trendDetails, whyNotTrend } from './trend.ts'
import { sayBriefly, sayEstimated, unitAfter } from '#series/words.ts'
import { keptTrendNumbers } from './networks/without-networks.ts'
import { sharedOf } from './shown/shared.ts'
import { detailsFrom, entryFrom } from './written.ts'

export const trend = contentKind({
  name: 'trend',
  title: 'Trend',
  section: 'Trends',
  shape: 'line',
  describes: 'says what is changing',
  details: trendDetails,
  card: z.object({
    series: seriesCard.nullable(),
    /** That there is one, which may not be shown. */
    isWithheld: z.boolean().default(false),
    /** Null where the last value is new enough to stand for today, or nothing is projected as far. */
    today: todaysEstimate.nullable().default(null),
  }),
  entry: trendEntry,
  numbers: trendNumbers,
  keptNumbers: keptTrendNumbers,
  cardNumbers: z.object({}),
  detailsFrom,
  entryFrom,
  whyNot: whyNotTrend,
  cardOf: ({ series, withheld }) => ({ series: series && pictureOf(series), isWithheld: withheld !== undefined }),
  refsOf: () => [],
  familyOf: () => null,
  asks: false,
  lifeOf: () => null,
  aheadOf({ series }, { projection }) {
    if (!series || projection?.refused !== null) return {}
    const estimates = estimatesAhead(projection, lastOf(series)[0], series.frequency)
    return Object.fromEntries(estimates.map((one) => [one.at, one]))
  },
  figureOf({ series }, numbers, day) {
    if (!series) return { text: '', isEstimate: false }
    const [last, value] = lastOf(series)
    const projection = numbers?.projection
    const today = projection?.refused === null ? estimateToday(projection, last, series.frequency, day) : null
    return {
      text: `${today ? sayEstimated(today, series.unit) : sayBriefly(value, series.unit)}${unitAfter(series.unit)}`,
      isEstimate: today !== null,
    }
  },
  sharedOf,
  wordsOf: ({ series, withheld, signals, ...said }) =>
    [
      (series ?? withheld)?.source,
      (series ?? withheld)?.unit,
      ...signals.map(({ title }) => title),
      wordsOfForces(said),
    ].join(' '),
})

/** The last fifty years at most: a stamp shows the recent past. */
function pictureOf({ unit, kind, frequency, observations }: Series): SeriesCard {
  const last = lastOf({ observations })
  const [at, value] = last
  const before = yearsBefore(observations, last, 10)
  const recent = observations.filter(([then]) => Number(then.slice(0, 4)) >= Number(at.slice(0, 4)) - 50)
  return {
    unit,
    kind,
    frequency,
    last: { at, value },
    earlier: before ? { at: before[0], value: before[1] } : null,
    observations: observations.length,
    spark: thinned(recent),
  }
}
