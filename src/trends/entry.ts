/**
 * What people write in a trend: the numbers with where they come from, the values that matter, and dated evidence. What
 * drives it they write in its text, under such a heading, where reports find it: fields for it are the house's.
 */
import { z } from 'zod'
import { plainLine } from '#kit/plain-line.ts'
import { amount, writtenDay } from '#kit/written.ts'
import { mapping } from '#series/reading/mapping.ts'
import { frequency, mark, seriesKind } from '#series/series.ts'
import { directions, isWebAddress } from '#series/series-words.ts'

/** As long as a series may be that every reader of its page loads whole. */
const mostObservations = 2000

const period = z
  .string()
  .regex(
    /^[12]\d{3}(-(0[1-9]|1[0-2]|Q[1-4]))?$/,
    'is neither a year nor a quarter nor a month, such as 2024, 2024-Q3 or 2024-07',
  )
const observation = z.tuple([period, amount])

const seriesEntry = z.strictObject({
  unit: plainLine(1, 60),
  frequency,
  kind: seriesKind,
  source: plainLine(2, 200),
  sourceUrl: z
    .string()
    .min(1)
    .max(500)
    .refine(isWebAddress, 'is no address of a page, such as https://example.org/data'),
  licence: plainLine(2, 200),
  retrieved: writtenDay,
  // A table may be read and stand on the screen: it is not said to be missing.
  observations: z
    .array(observation)
    .min(2, 'has fewer than two values; those of a table count once they are taken')
    .max(mostObservations),
  /** What the source says of single values: which are provisional follows from it. */
  marks: z
    .array(z.tuple([period, mark]))
    .max(mostObservations)
    .exactOptional(),
})
export type SeriesEntry = z.output<typeof seriesEntry>

const thresholdEntry = z.strictObject({ value: amount, label: plainLine(2, 120) })

const newerEntry = z.strictObject({
  at: period,
  value: amount,
  unit: plainLine(1, 60),
  plusMinus: amount.positive('is not above 0').nullable().default(null),
  publisher: plainLine(2, 200),
})

const signalEntry = z.strictObject({
  date: z
    .string()
    .min(1)
    .regex(
      /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
      'is no year, month or day, such as 2024, 2024-07 or 2024-07-15',
    ),
  title: plainLine(3, 140),
  /** Words or an address. */
  source: plainLine(2, 500).refine(
    (source) => !/^[a-z]+:\/\//i.test(source) || isWebAddress(source),
    'is no address of a page',
  ),
  note: plainLine(0, 500),
  direction: z.enum(directions),
  newer: newerEntry.exactOptional(),
})

const boundsEntry = z.strictObject({ least: amount.nullable(), most: amount.nullable(), why: plainLine(2, 200) })

/**
 * The address from which the series was brought, as a preview has answered it. From then on it keeps itself current from
 * there; what each part means only those know who ask there.
 */
const keptFrom = z.strictObject({
  connector: z.string().min(1).max(40),
  address: z.record(z.string().max(40), z.string().max(4000)),
  derive: z.looseObject({ is: z.string().max(40) }),
})

export const trendEntry = z.strictObject({
  series: seriesEntry.nullable().default(null),
  bounds: boundsEntry.exactOptional(),
  mapping: mapping.exactOptional(),
  /** Said once, and no part of the trend: an entry that is silent about it leaves everything as it is. */
  keptFrom: keptFrom.nullable().default(null),
  thresholds: z.array(thresholdEntry).max(3).default([]),
  signals: z.array(signalEntry).max(20).default([]),
})
export type TrendEntry = z.output<typeof trendEntry>
