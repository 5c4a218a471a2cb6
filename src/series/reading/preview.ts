/** What a preview answers: what was understood of a file, as much of it as a person looks at. */
import { z } from 'zod'
import { mapping } from './mapping.ts'
import { refusedCodes, type Understood } from './understood.ts'
import type { WhyNotTaken } from './taking.ts'

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
      missing: strings,
      notes: z.array(note),
    }),
  ),
  asks: z.array(ask),
  notes: z.array(note),
  faults: z.array(
    z.object({ lines, fault: z.string(), at: z.string().exactOptional(), text: z.string().exactOptional() }),
  ),
  /** How many lines could not be read, however many of them are named. */
  faultCount: z.int(),
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

/** Longer lists are cut where nobody reads on: of values the newest are shown, of the rest the first. */
const most = { observations: 2000, named: 200 }

export function previewOf(told: Omit<Understood, 'refused'>, whyNot: WhyNotTaken | null): Preview {
  const newest = <One>(all: readonly One[]) => all.slice(-most.observations)
  return {
    read: told.read,
    asks: told.asks.map((one) => ({
      ...one,
      ...(one.at && { at: one.at.slice(0, most.named) }),
      proposals: one.proposals.map((proposal) => ({ ...proposal, observations: newest(proposal.observations) })),
    })) as Preview['asks'], // the reader proposes only what may be answered
    series: told.series.map((one) => ({
      ...one,
      observations: newest(one.observations),
      missing: one.missing.slice(0, most.named),
      notes: one.notes.slice(0, most.named).map(shortened),
    })),
    notes: told.notes.map(shortened),
    faults: told.faults.slice(0, most.named).map((one) => ({ ...one, lines: one.lines.slice(0, most.named) })),
    faultCount: told.faults.length,
    diff: told.diff && { ...told.diff, gone: newest(told.diff.gone), added: newest(told.diff.added) },
    whyNot,
  }
}

function shortened<One extends { at?: string | string[]; lines?: number[] }>(one: One): One {
  const { at, lines: all } = one
  return {
    ...one,
    ...(Array.isArray(at) && { at: at.slice(0, most.named) }),
    ...(all && { lines: all.slice(0, most.named) }),
  }
}
