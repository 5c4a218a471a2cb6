/** The entries of one series as observations: dates, values, marks, what is missing, and what was done with them. */
import { canGather, gathered } from './dates/gather.ts'
import { lastDayOf } from './dates/frequency.ts'
import { type Dated, type DatedEntries, readDates } from './dates/read-dates.ts'
import type { Dates } from './dates/written-date.ts'
import type { Gather, Given, Grain, Observation } from './given.ts'
import type { Laid, Question } from './layouts/laid.ts'
import { meaningOf } from './numbers/marks.ts'
import { readValues, type Value, type Values } from './numbers/read-values.ts'
import { sentinelsIn } from './numbers/sentinels.ts'
import { onePerDate } from './one-per-date.ts'
import { projectionsIn } from './projections.ts'
import type { Ask, Fault, Found, Note, Read } from './understood.ts'

/** `outcomeOf`: what would come of an answer, where that is known without reading anew. */
export type Asked = Question & { outcomeOf?: (answer: Given) => Told }
export type Told = { read: Read; found: Found; faults: Fault[]; asks: Ask[] }
export type Valued = Dated & Value

export function readEntries(laid: Laid, given: Given, written: Dates): Told | Asked {
  const dates = readDates(laid.entries, given, written)
  if ('ask' in dates) return { ...dates, read: { ...laid.read, frequency: dates.ask === 'year-of' ? 'yearly' : null } }
  const read: Read = { ...laid.read, ...dates.read, frequency: dates.frequency }
  const values = readValues(dates.dated, given)
  if (!values)
    return { ask: 'decimal-mark', answers: [{ decimal: '.' }, { decimal: ',' }], read: { ...read, decimal: null } }
  const whole = { ...read, decimal: values.decimal }
  const tell = (as: Given) => told({ laid, dates, values, read: whole }, as)
  const { held = heldElse, gather, frequency } = given
  if (gather || frequency === dates.frequency || held.includes(dates.frequency)) return tell(given)
  const answers = waysToGather.filter(
    (one) => canGather(dates.frequency, one.gather.to) && held.includes(one.gather.to),
  )
  return { ask: 'gather', answers, read: whole, outcomeOf: (answer) => tell({ ...given, ...answer }) }
}

const heldElse: readonly Grain[] = ['yearly', 'quarterly', 'monthly']

type Parts = { laid: Laid; dates: DatedEntries; values: Values; read: Read }

function told({ laid, dates, values, read }: Parts, given: Given): Told {
  const valued = values.values as Valued[] // they are the dated entries, with their values
  const series = seriesOf(valued, dates.frequency, given)
  return {
    read: { ...read, ...(given.gather && { gather: given.gather }) },
    found: {
      ...series.found,
      key: laid.key,
      unit: laid.unit ?? values.unit,
      notes: [...series.found.notes, ...dates.notes, ...laid.notes],
    },
    faults: [...laid.faults, ...dates.faults, ...values.faults, ...series.faults].toSorted(
      (a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
    ),
    asks: series.asks,
  }
}

const waysToGather: { gather: Gather }[] = [
  { gather: { to: 'monthly', by: 'mean' } },
  { gather: { to: 'monthly', by: 'last' } },
  { gather: { to: 'yearly', by: 'mean' } },
  { gather: { to: 'yearly', by: 'last' } },
  { gather: { to: 'yearly', by: 'sum' } },
  { gather: { to: 'yearly', by: 'max' } },
  { gather: { to: 'yearly', by: 'count' } },
]

type Series = { found: Omit<Found, 'key' | 'unit'>; faults: Fault[]; asks: Ask[] }

function seriesOf(entries: readonly Valued[], frequency: Grain, given: Given): Series {
  const deleted = entries.filter(({ isDeleted }) => isDeleted)
  const { kept, apart, asks } = projectionsIn(
    entries.filter(({ isDeleted }) => !isDeleted),
    given,
  )
  const sentinels = sentinelsIn(kept.flatMap(({ value }) => (value === null ? [] : [value])))
  const present = kept.map((one) =>
    one.value !== null && sentinels.missing.includes(one.value) ? { ...one, value: null } : one,
  )
  // Gathered, a day may have many values: of all models of a year the largest.
  const { single, repeated, faults } = onePerDate(present, given.gather !== undefined)
  const sorted = inOrder(single)
  const read = sorted.flatMap(({ at, value }): Observation[] => (value === null ? [] : [[at, value]]))
  const { observations, frequency: asked, notes } = asAsked(read, frequency, given)
  return {
    found: {
      frequency: asked,
      observations,
      missing: [...new Set(sorted.filter(({ value }) => value === null).map(({ at }) => at))],
      notes: [
        ...marksOf(sorted),
        ...repeated,
        ...sentinelNotes(sentinels, kept),
        ...multiplesOf(sorted),
        ...deleted.map(({ at, line }) => ({ note: 'deleted-by-source', at, lines: [line] })),
        ...notYetOver(observations, given),
        ...(apart.length > 0 && given.projections ? [{ note: 'projections', at: apart.map(({ at }) => at) }] : []),
        ...notes,
      ],
    },
    faults,
    asks,
  }
}

function inOrder(entries: Valued[]): Valued[] {
  const isInOrder = entries.every(({ at }, i) => i === 0 || at >= (entries[i - 1]?.at ?? ''))
  return isInOrder ? entries : entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** Gathered, and in the unit of the series. */
function asAsked(
  observations: Observation[],
  frequency: Grain,
  { gather, scale = 1 }: Given,
): { observations: Observation[]; frequency: Grain; notes: Note[] } {
  const scaled = scale === 1 ? observations : observations.map(([at, value]): Observation => [at, times(value, scale)])
  const said = scale === 1 ? [] : [{ note: 'scaled', factor: scale }]
  if (!gather || !canGather(frequency, gather.to)) return { observations: scaled, frequency, notes: said }
  const { observations: whole, incomplete } = gathered(scaled, frequency, gather)
  const short = incomplete.length > 0 ? [{ note: 'incomplete', at: incomplete }] : []
  return { observations: whole, frequency: gather.to, notes: [...said, ...short] }
}

/** By a power of ten no digit is lost. */
function times(value: number, factor: number): number {
  const power = Math.log10(factor)
  return Number.isInteger(power) && !String(value).includes('e') ? Number(`${value}e${power}`) : value * factor
}

function marksOf(sorted: readonly Valued[]): Note[] {
  return sorted.flatMap(({ at, mark, value, line }) => {
    if (!mark || value === null) return []
    const means = meaningOf(mark)
    return [{ at, mark, ...(means && { means }), lines: [line] }]
  })
}

function sentinelNotes({ missing, doubtful }: ReturnType<typeof sentinelsIn>, entries: readonly Valued[]): Note[] {
  const linesOf = (values: readonly number[]) =>
    entries.filter(({ value }) => value !== null && values.includes(value)).map(({ line }) => line)
  return [
    ...(missing.length > 0 ? [{ note: 'sentinel', values: missing, lines: linesOf(missing) }] : []),
    ...(doubtful.length > 0 ? [{ note: 'like-a-sentinel', values: doubtful, lines: linesOf(doubtful) }] : []),
  ]
}

function multiplesOf(sorted: readonly Valued[]): Note[] {
  const found = sorted.filter(({ multiple }) => multiple !== 0)
  if (found.length === 0) return []
  return [{ note: 'multiples-applied', at: found.map(({ at }) => at), lines: found.map(({ line }) => line) }]
}

/** The last value may be of a year that is still under way. */
function notYetOver(observations: readonly Observation[], { retrieved }: Given): Note[] {
  const last = observations.at(-1)?.[0]
  return retrieved && last && lastDayOf(last) > retrieved ? [{ note: 'not-yet-over', at: last }] : []
}
