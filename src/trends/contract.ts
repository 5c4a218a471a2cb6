/** The trends API: what a trend has beyond what every item has. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { itemId } from '#items/item.ts'
import { writtenDay } from '#kit/written.ts'
import { limits } from '#series/reading/limits.ts'
import { answered, preview } from '#series/reading/preview.ts'
import { refusedCodes } from '#series/reading/understood.ts'
import { numbersHead } from '#items/numbers.ts'
import { trendAddresses as at } from './addresses.ts'
import { series, seriesKind } from '#series/series.ts'
import { course } from './course/course.ts'
import { withoutNetworks } from './networks/without-networks.ts'

/** A day means its end: what was known by then. */
const moment = z.union([z.iso.date(), z.iso.datetime()])

/** As many bytes as the reader takes. */
const mostFileBytes = limits.bytes

const brought = z
  .strictObject({
    file: z.instanceof(Uint8Array).exactOptional(),
    text: z.string().max(mostFileBytes).exactOptional(),
    mapping: answered.exactOptional(),
    /** Whose series the file is held against. */
    trendId: itemId.exactOptional(),
    /** Today, where it is not said. */
    retrieved: writtenDay.exactOptional(),
    numbersAre: seriesKind.exactOptional(),
  })
  .refine(({ file, text }) => (file === undefined) !== (text === undefined), 'takes a file or a text')

export const trendContract = {
  previewSeries: endpoint({
    address: at.previewSeries,
    summary:
      'What is understood of a file (CSV, TSV, text, XLSX, JSON, ZIP) or of a pasted text as a series, what must be asked, and what it would change. Nothing is stored',
    policy: 'user',
    cost: { base: 30, perKilobyte: 0.1 },
    mostFileBytes,
    params: z.object({}),
    query: z.strictObject({}),
    body: brought,
    answer: preview,
    refusals: [...refusedCodes, 'item-not-found', 'sign-in-needed', 'unknown-field'],
  }),
  findCourse: endpoint({
    address: at.findCourse,
    summary: 'How the series of a trend came to be what it is: what arrived, what was passed, what was revised',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({}),
    answer: course,
    refusals: ['item-not-found'],
    // Whatever changes it changes the trend, whose page it stands on.
    shows: () => [],
  }),
  findSeriesThen: endpoint({
    address: at.findSeriesThen,
    summary: 'The series of a trend as it was known on a day, at most so many observations of it',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({
      asOf: moment.exactOptional(),
      /** Every so many are left out in between; the last is always there. */
      thin: z.coerce.number().int().min(2).max(5000).exactOptional(),
    }),
    answer: z.object({
      version: z.int(),
      knownFrom: z.iso.datetime(),
      series,
      /** How many there are before any was left out. */
      count: z.int(),
    }),
    refusals: ['item-not-found', 'no-series-then'],
  }),
  findSeriesFile: endpoint({
    address: at.findSeriesFile,
    summary: 'The series of a trend as a file with the marks beside its values, as it is known or was on a day',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({ asOf: moment.exactOptional() }),
    answer: z.string(),
    type: 'text/csv',
    refusals: ['item-not-found', 'no-series-then'],
  }),
  findWithoutNetworks: endpoint({
    address: at.findWithoutNetworks,
    summary: 'The projection of a trend as the methods alone make it, where networks say half of it',
    policy: 'anyone',
    params: z.object({ id: itemId }),
    query: z.strictObject({}),
    answer: z.object({
      ...numbersHead.pick({ version: true, madeAt: true }).shape,
      /** Values at the chances of `knots` as in the whole projection, before its bounds cut them. */
      withoutNetworks,
    }),
    refusals: ['item-not-found', 'no-networks'],
  }),
}
