/** What was understood of a file, in sentences. */
import { sayDay } from '#kit/dates.ts'
import { capital } from '#kit/text.ts'
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { byWords, type Mark } from '#series/marks.ts'
import type { Preview } from '#series/reading/preview.ts'

export type Observed = readonly (readonly [at: string, value: number])[]
type Note = Preview['notes'][number]
type Fault = Preview['faults'][number]

export function saySpanOf(observations: Observed): string {
  const [first] = observations
  const last = observations.at(-1)
  return first && last ? `${sayDay(first[0])} to ${sayDay(last[0])}` : ''
}

/** '1,871.4 and 1,627.2': by these a reader sees whether the decimals were read as they are meant. */
function sayEndsOf(observations: Observed): string | null {
  const [first] = observations
  const last = observations.at(-1)
  return first && last ? `${sayNumber(first[1], allDigits)} and ${sayNumber(last[1], allDigits)}` : null
}

const separators: Readonly<Record<string, string>> = {
  '\t': 'tabs',
  ';': 'semicolons',
  ',': 'commas',
  '|': 'strokes',
  whitespace: 'blanks',
}
const layouts = {
  tidy: 'a date a row',
  wide: 'dates across, a series a row',
  'year-by-month': 'years down and months across',
} as const

/** Facts of the file: a word and what it is. */
export function factsOf(preview: Preview): [fact: string, said: string][] {
  return facts.flatMap(([fact, say]) => {
    const said = say(preview)
    return said ? [[fact, said] as [string, string]] : []
  })
}

const decimals: Readonly<Record<string, string>> = { ',': 'a comma', '.': 'a point' }
const orders = { dmy: 'day, month, year', mdy: 'month, day, year' }

const facts: readonly [fact: string, say: (preview: Preview) => string | false | null | undefined][] = [
  ['File', ({ read }) => fileOf(read)],
  ['Columns parted by', ({ read }) => separators[read.delimiter ?? '']],
  ['Names of columns', ({ read }) => typeof read.headerLine === 'number' && `in line ${read.headerLine}`],
  ['Laid out as', ({ read }) => read.layout && layouts[read.layout]],
  ['Decimals after', ({ read }) => decimals[read.decimal ?? '']],
  ['First and last value', ({ series: [found] }) => found && sayEndsOf(found.observations)],
  ['Days written', ({ read }) => read.dateOrder && orders[read.dateOrder]],
  ['Values come', ({ read, series: [found] }) => found?.frequency ?? read.frequency],
  ['Unit there', ({ series: [found] }) => found?.unit],
  ['Without a value', ({ series: [found] }) => found && sayList(found.missing.map(sayDay))],
  ['Footer', ({ read }) => read.footerFrom !== undefined && `from line ${read.footerFrom}, left out`],
  ['Lines left out', ({ lineCount }) => lineCount > 0 && sayNumber(lineCount)],
]

/** Null of what is no file. */
function fileOf({ format, encoding, sheet, member }: Preview['read']): string | null {
  if (!format && !encoding) return null
  const name = (format ?? 'text').toUpperCase().replace('TEXT', 'text')
  return [name, encoding?.replace('windows', 'Windows'), sheet && `sheet “${sheet}”`, member].filter(Boolean).join(', ')
}

export function sayList(all: readonly string[], most = 6): string {
  const shown = all.slice(0, most).join(', ')
  return all.length > most ? `${shown} and ${all.length - most} more` : shown
}

const faults: Readonly<Record<string, string>> = {
  'too-many-cells': 'has more cells than there are names',
  'no-number': 'holds no number',
  'no-date': 'holds no date',
  'two-readings': 'can be read in two ways',
  'too-large': 'is larger than any number that is kept',
  'too-small': 'is nearer to 0 than any number that is kept',
  'other-unit': 'is in another unit than the rest',
}

export function sayFault({ lines, fault, at, text }: Fault): string {
  const where = capital(linesOf({ lines }))
  const has = new Set(lines).size === 1 ? 'has' : 'have'
  if (fault === 'two-values' && at) return `${where} ${has} different values for ${sayDay(at)}`
  const said = text ? `, “${text}”,` : at ? `, ${sayDay(at)},` : ''
  return `${where}${said} ${faults[fault] ?? 'cannot be read'}`
}

/** What the source says of single values: 'Preliminary: 2022, 2023', 'Marked “1”: 2021'. */
export function sayMarks(marks: readonly Mark[]): string[] {
  return byWords(marks).map(([said, at]) => `${capital(said)}: ${sayList(at.map(sayDay))}`)
}

/** Null for what is no news to anybody. */
export function sayNote(note: Note): string | null {
  if (note.mark && typeof note.at === 'string')
    return `The mark “${note.mark}” of ${sayDay(note.at)} is left out: it is a remark, or of a value that was gathered`
  return notes[note.note ?? '']?.(note) ?? null
}

const datesOf = ({ at = [] }: Note) => sayList([at].flat().map(sayDay))

function linesOf({ lines = [] }: Pick<Note, 'lines'>): string {
  const each = [...new Set(lines)].map(String)
  return `${each.length === 1 ? 'line' : 'lines'} ${sayList(each)}`
}

const notes: Readonly<Record<string, (note: Note) => string>> = {
  'multiples-applied': (note) =>
    note.factor
      ? `All values are counted in ${sayNumber(note.factor)}`
      : `Words such as “million” are applied in ${linesOf(note)}`,
  sentinel: (note) => `${sayList((note.values ?? []).map(String))} stands for a missing value in ${linesOf(note)}`,
  'like-a-sentinel': (note) =>
    `${sayList((note.values ?? []).map(String))} in ${linesOf(note)} may stand for a missing value; it is taken as it is`,
  'half-text': (note) =>
    `The column “${note.column}” holds more words than numbers and is not read as values: ${linesOf(note)} would be`,
  repeated: (note) => `${datesOf(note)} is there twice with the same value, in ${linesOf(note)}`,
  'same-month-each-year': ({ month = 1 }) =>
    `All values are of one month of their years, ${sayDay(`2020-${String(month).padStart(2, '0')}`).split(' ')[0]}`,
  'same-day-each-month': ({ day }) => `All values are of day ${day} of their months`,
  'quarters-by-their-months': () => 'Every third month is read as a quarter',
  'deleted-by-source': (note) => `The source has taken ${datesOf(note)} back`,
  'left-out': (note) => `Left out, since it is no value of the series: ${linesOf(note)}`,
  'not-yet-over': (note) => `${datesOf(note)} is not yet over`,
  incomplete: (note) => `Left out, since it is not complete: ${datesOf(note)}`,
  projections: (note) => `Left out, since its source only foresees it: ${datesOf(note)}`,
  scaled: ({ factor = 1 }) => `Each value is multiplied by ${factor}`,
  'percent-by-format': (note) => `Read as per cent like the cells around: ${linesOf(note)}`,
  'not-utf-8': () => 'The file is no UTF-8; it was read as Windows-1252. Look at its letters',
}
