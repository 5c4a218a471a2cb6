/** A trend says what is changing. */
import { z } from 'zod'
import { contentKind } from '#items/content-kind.ts'
import { wordsOfForces } from './forces/forces.ts'
import { trendEntry } from './entry.ts'
import { crossing, trendNumbers } from './numbers.ts'
import { lastOf, thinned, yearsBefore } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { estimatesAhead, estimateToday } from '#series/today.ts'
import { type SeriesCard, seriesCard, todaysEstimate, trendDetails, whyNotTrend } from './trend.ts'
import { unitAfter } from '#series/words.ts'
import { keptTrendNumbers } from './networks/without-networks.ts'
import { drawnFan, drawnOf, nearOf } from './shown/drawn.ts'
import { trendFigure } from './shown/figure.ts'
import { sharedOf } from './shown/shared.ts'
import { standOf } from './shown/stand.ts'
import { nextCrossing, whenOf } from './shown/when.ts'
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
  cardNumbers: z.object({
    drawn: drawnFan.nullable().exactOptional(),
    /** What may be named of its projection in the next years; missing until the numbers are made anew. */
    near: z.array(todaysEstimate.extend({ validated: z.boolean() })).exactOptional(),
    /** Null where none of the values that matter may be met in time; missing until the numbers are made anew. */
    crossing: crossing
      .pick({ value: true, towards: true })
      .extend({ years: z.array(z.number().nullable()).length(5) })
      .nullable()
      .exactOptional(),
  }),
  cardNumbersOf: (details, numbers, today) => ({
    drawn: drawnOf(details, numbers, today),
    near: nearOf(details, numbers, today),
    crossing: nextCrossing(numbers.crossings),
  }),
  whenOf,
  detailsFrom,
  entryFrom,
  whyNot: whyNotTrend,
  cardOf: ({ series, withheld }) => ({ series: series && pictureOf(series), isWithheld: withheld !== undefined }),
  refsOf: () => [],
  familyOf: () => null,
  asks: false,
  changesTold: ['title', 'thresholds', 'bounds', 'whole'],
  lifeOf: () => null,
  aheadOf({ series }, { projection }) {
    if (!series || projection?.refused !== null) return {}
    const estimates = estimatesAhead(projection, lastOf(series)[0], series.frequency)
    return Object.fromEntries(estimates.map((one) => [one.at, one]))
  },
  figureOf(details, numbers, day) {
    const { series } = details
    if (!series) return { text: '', isEstimate: false }
    const [at, value] = lastOf(series)
    const projection = numbers?.projection
    const today = projection?.refused === null ? estimateToday(projection, at, series.frequency, day) : null
    const near = numbers ? nearOf(details, numbers, day) : []
    const { unit } = series
    const { text, time, isEstimate } = trendFigure({ series: { unit, last: { at, value } }, today, near }, day)
    return { text: `${text}${unitAfter(unit)} ${time}`, isEstimate }
  },
  standOf,
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
