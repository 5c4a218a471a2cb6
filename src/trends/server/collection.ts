/** How a trend is written in a file of the collection, and what that becomes. */
import { z } from 'zod'
import { fileTime as when, namingPart, withItem, withItems } from '#items/server/collection/named-item.ts'
import { itemName } from '#items/server/collection/file.ts'
import { itemReader, slugIn } from '#items/server/collection/reader.ts'
import { seriesOfFiles } from '#series/server/store.ts'
import { trend } from '../kind.ts'
import { type Observation, series } from '#series/series.ts'
import { signal } from '../signals/signal.ts'
import { saidBounds, threshold, trendDetails, type TrendDetails, whyNotTrend } from '../trend.ts'
import { forgetRecord } from './keep-record.ts'
import { whyNotWhole } from '../whole/why-not-whole.ts'
import { licenceAsked, withoutSeries } from './withheld.ts'

/** A date and a value a line. */
const observations = z.string().transform((text, context): Observation[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [at = '', value = '', more] = line.trim().split(/\s+/)
      if (more !== undefined || value === '' || !Number.isFinite(Number(value))) {
        context.addIssue({ code: 'custom', message: `has a line that is no date with a value: "${line.trim()}"` })
      }
      return [at, Number(value)]
    }),
)

const coverage = series.shape.coverage.unwrap().extend({ shares: observations })

const file = z.object({
  phrase: trendDetails.shape.phrase,
  series: series
    .extend({ observations, projected: observations.exactOptional(), coverage: coverage.exactOptional() })
    .extend({ provisional: when.exactOptional() })
    .nullable()
    .default(null),
  bounds: saidBounds.exactOptional(),
  whole: z.strictObject({ item: itemName }).exactOptional(),
  thresholds: z.array(threshold).default([]),
  signals: z
    .array(signal.extend({ date: when, newer: signal.shape.newer.unwrap().extend({ at: when }).exactOptional() }))
    .default([]),
  drives: z.array(namingPart).exactOptional(),
  breaks: z.array(namingPart).exactOptional(),
  watch: z.array(namingPart).exactOptional(),
})

export const trendReader = itemReader({
  kind: trend,
  slugOf: slugIn('trends'),
  file,
  needs: () => [],
  toDetails: ({ whole, drives, breaks, watch, ...told }, refOf) => ({
    ...told,
    ...wholeIn(whole && withItem(whole, refOf)),
    ...withItems({ drives, breaks, watch }, refOf),
  }),
  whyNot: (details, peers) => whyNotTrend(details) ?? whyNotOpen(details) ?? whyNotWhole(details, peers),
  part: seriesOfFiles,
  terms: { askedBy: licenceAsked, without: withoutSeries, forget: forgetRecord },
})

/** Where the file that it names is no sound one the trend stands without. */
const wholeIn = (said: { item?: unknown } | undefined) => (said?.item === undefined ? {} : { whole: said })

/** A licence that says so itself is no oversight of whoever wrote the file, but `terms` that were forgotten. */
function whyNotOpen({ series: written }: TrendDetails): { field: string; reason: string } | null {
  if (!written || written.terms || !/\bNC\b|non-?commercial/i.test(written.licence)) return null
  return { field: 'series.terms', reason: `is missing, and the licence is "${written.licence}"` }
}
