/** What a person has said about a file, beside the file. */

/** How often values come, as files have them. */
export type Grain = 'yearly' | 'quarterly' | 'monthly' | 'daily'
export type Observation = [at: string, value: number]

export const gatheredTo = ['yearly', 'quarterly', 'monthly'] as const
export const gatheredBy = ['mean', 'last', 'sum', 'max', 'count'] as const
export type Gather = { to: (typeof gatheredTo)[number]; by: (typeof gatheredBy)[number] }

/** Kept with a trend they are its mapping: next year's file of the same making is read by them without a question. */
export type Answers = {
  /** The name of the column of values. */
  column?: string | undefined
  /** Which row or rows, by column: `{ geo: 'DE' }`. */
  key?: Readonly<Record<string, string>> | undefined
  /** Any cell of the row or rows: `World`. */
  entity?: string | undefined
  frequency?: Grain | undefined
  /** By which of its two years a year that spans two is called. */
  yearOf?: 'start' | 'end' | undefined
  gather?: Gather | undefined
  decimal?: '.' | ',' | undefined
  dateOrder?: 'dmy' | 'mdy' | undefined
  /** Years of two digits lie in the hundred years from this one on. */
  centuryFrom?: number | undefined
  /** Numbers of days are counted from this year on. */
  excelDates?: 1900 | 1904 | undefined
  section?: string | undefined
  /** Of a workbook. */
  sheet?: string | undefined
  /** Of an archive. */
  member?: string | undefined
  /** Each value times this is in the unit of the series. */
  scale?: number | undefined
  /** What the source foresees is known to be left out. */
  projections?: 'leave' | undefined
}

export type Given = Answers & {
  /** Nothing after this day is an observation: `2026-11-22`. */
  retrieved?: string | undefined
  /** What the series holds already, in order. */
  existing?: readonly Observation[] | undefined
  /** How often values of the series may come; those that come otherwise are gathered, as is asked. All but daily else. */
  held?: readonly Grain[] | undefined
  /** The values are another unit's, and are meant to take the place of what is there. */
  newUnit?: boolean | undefined
}
