/** What a preview answers: what was understood of a file, as much of it as a person looks at. */
import { z } from 'zod'
import { mapping } from './mapping.ts'
import { refusedCodes } from './understood.ts'

const grain = z.enum(['yearly', 'quarterly', 'monthly', 'daily'])
const observation = z.tuple([z.string(), z.number()])
const strings = z.array(z.string())
const lines = z.array(z.int())

export const answered = mapping.extend({ newUnit: z.literal(true).exactOptional() })

const read = z.object({
  sniffed: z.string().exactOptional(),
  format: z.string().exactOptional(),
  encoding: z.string().exactOptional(),
  delimiter: z.string().exactOptional(),
  comment: z.string().exactOptional(),
  sheet: z.string().exactOptional(),
  member: z.string().exactOptional(),
  dateSystem: z.literal([1900, 1904]).exactOptional(),
  percentByFormat: z.boolean().exactOptional(),
  at: z.string().exactOptional(),
  lastUpdated: z.string().exactOptional(),
  layout: z.enum(['tidy', 'wide', 'year-by-month']).exactOptional(),
  headerLine: z.int().nullable().exactOptional(),
  unitLine: z.int().exactOptional(),
  footerFrom: z.int().exactOptional(),
  rows: z.int().exactOptional(),
  columns: z.record(z.string(), z.string()).exactOptional(),
  keys: strings.exactOptional(),
  frequency: grain.nullable().exactOptional(),
  language: z.string().exactOptional(),
  dateOrder: z.enum(['dmy', 'mdy']).exactOptional(),
  yearOf: z.enum(['start', 'end']).exactOptional(),
  gather: z.object({ to: z.string(), by: z.string() }).exactOptional(),
  decimal: z.string().nullable().exactOptional(),
  unitMultiple: z.number().exactOptional(),
})

const note = z.object({
  note: z.string().exactOptional(),
  at: z.union([z.string(), strings]).exactOptional(),
  mark: z.string().exactOptional(),
  means: z.string().exactOptional(),
  lines: lines.exactOptional(),
  column: z.string().exactOptional(),
  values: z.array(z.number()).exactOptional(),
  factor: z.number().exactOptional(),
  month: z.int().exactOptional(),
  day: z.int().exactOptional(),
})

const ask = z.object({
  ask: z.string(),
  proposals: z.array(
    z.object({
      answer: answered,
      frequency: grain.nullable(),
      first: z.string().nullable(),
      last: z.string().nullable(),
      observations: z.array(observation),
    }),
  ),
  others: z.array(answered).exactOptional(),
  at: strings.exactOptional(),
  factor: z.number().exactOptional(),
  over: z.int().exactOptional(),
  reason: z.string().exactOptional(),
})

export const preview = z.object({
  read,
  series: z.array(
    z.object({
      key: z.record(z.string(), z.string()).nullable(),
      unit: z.string().nullable(),
      frequency: grain,
      observations: z.array(observation),
      /** What stands beside values, as it is kept with them; of gathered values none is. */
      marks: z.array(z.tuple([z.string(), z.string()])),
      missing: strings,
      notes: z.array(note),
    }),
  ),
  asks: z.array(ask),
  notes: z.array(note),
  faults: z.array(
    z.object({ lines, fault: z.string(), at: z.string().exactOptional(), text: z.string().exactOptional() }),
  ),
  /** How many faults there are, however many of them are named. */
  faultCount: z.int(),
  /** In how many lines they stand: two values for one date are one fault of two lines. */
  lineCount: z.int(),
  diff: z
    .object({
      added: z.array(observation),
      revised: z.array(z.object({ at: z.string(), old: z.number(), new: z.number() })),
      gone: z.array(observation),
      same: z.int(),
    })
    .nullable(),
  /** Why it cannot become the series as it is: a code, and what the file has. */
  whyNot: z.object({ code: z.enum([...refusedCodes, 'needs-answer', 'not-a-series']), reason: z.string() }).nullable(),
})
export type Preview = z.output<typeof preview>
