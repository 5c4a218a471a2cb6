/** What was understood of a file, what was not, and what only a person can say. Lines count from 1. */
import type { Given, Grain, Observation } from './given.ts'

/** How the file was read, as far as it was: `{ encoding: 'utf-8', delimiter: ';', decimal: ',', headerLine: 1, ... }`. */
export type Read = {
  sniffed?: string
  format?: string
  encoding?: string
  delimiter?: string
  comment?: string
  sheet?: string
  member?: string
  dateSystem?: 1900 | 1904
  percentByFormat?: boolean
  /** Where in a JSON file the rows stand. */
  at?: string
  /** What a source said in place of values. */
  said?: string
  lastUpdated?: string
  layout?: 'tidy' | 'wide' | 'year-by-month'
  headerLine?: number | null
  unitLine?: number
  footerFrom?: number
  rows?: number
  columns?: Record<string, string>
  keys?: string[]
  /** Null where it cannot be known. */
  frequency?: Grain | null
  language?: string
  dateOrder?: 'dmy' | 'mdy'
  yearOf?: 'start' | 'end'
  gather?: { to: string; by: string }
  decimal?: string | null
  unitMultiple?: number
}

export const refusedCodes = [
  'no-table',
  'no-observations',
  'source-says-error',
  'broken-file',
  'too-big',
  'too-big-unpacked',
  'too-deep',
  'bad-archive',
] as const
export type RefusedCode = (typeof refusedCodes)[number]

/** A mark that stood beside a value, or something that was done with the file and is said. */
export type Note = {
  note?: string
  /** The date that it is of, or several. */
  at?: string | string[]
  mark?: string
  means?: string
  lines?: number[]
  /** The name of a column. */
  column?: string
  values?: number[]
  factor?: number
  month?: number
  day?: number
}

/** Lines of which nothing is taken. */
export type Fault = { lines: number[]; fault: string; at?: string; text?: string }

/** What is left to ask. `proposals` are the answers that it may have, each with what would come of it. */
export type Ask = {
  ask: string
  proposals: Proposal[]
  /** Answers beyond those whose result is shown. */
  others?: Given[]
  at?: string[]
  factor?: number
  over?: number
  reason?: string
}
export type Proposal = {
  answer: Given
  frequency: Grain | null
  first: string | null
  last: string | null
  observations: Observation[]
  notes: Note[]
}

/** One series that would be taken. */
export type Found = {
  key: Record<string, string> | null
  /** Where the file itself says it. */
  unit: string | null
  frequency: Grain
  observations: Observation[]
  /** Dates that the file has without a value. */
  missing: string[]
  notes: Note[]
}

export type Revised = { at: string; old: number; new: number }
/** Against what was there before. */
export type Diff = { added: Observation[]; revised: Revised[]; gone: Observation[]; same: number }

export type Understood = {
  refused: null
  read: Read
  series: Found[]
  asks: Ask[]
  notes: Note[]
  faults: Fault[]
  diff: Diff | null
}
export type Refused = { refused: RefusedCode; read: Read }
