/** What the part of the question asks that is being answered, in the forms in which answers need it. */
import type { Ask, When } from '../ask/ask.ts'
import type { Value } from '../dossier/field-value.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Writing } from './writing.ts'

/** Of a question that nothing could be read of. */
export const nothing: Ask = {
  wants: 'explain',
  of: { items: [], words: '', measure: 'outcome' },
  place: 'world',
  relation: null,
  when: null,
  negated: false,
  condition: null,
  decision: null,
}

export const askOf = ({ dossier: { read }, part }: Pick<Writing, 'dossier' | 'part'>): Ask =>
  read.parts[part] ?? nothing

/** The last year that is asked about; null where none is named, or where it is asked when. */
export function yearAsked(w: Writing): number | null {
  const { when } = askOf(w)
  return when === null || when.kind === 'ever' ? null : when.to
}

/** The year that the answer to this part of the question is for, which `years` of the report keeps, as evidence. */
export const answerYear = ({ table, part }: Writing, year: number): Evidence =>
  table.asked(`answers.${part}.year`, year, { title: 'The year of the answer', unit: 'year' })

/** Whether it is asked about a year that is over. */
export function isOver(w: Writing): boolean {
  const year = yearAsked(w)
  return askOf(w).when?.kind === 'in' && year !== null && year < Number(w.dossier.madeAt.slice(0, 4))
}

/** The one month or year that is asked about, as '2027-12'; null where none is, or several months are. */
export function timeAsked(w: Writing): string | null {
  const year = yearAsked(w)
  const month = askOf(w).when?.month
  if (year === null || (month !== undefined && !/^\d\d$/.test(month))) return null
  return month === undefined ? String(year) : `${year}-${month}`
}

/** Until when something is to come: a year or, where one is named, a month of it, told as '2028-06'. Both to their end. */
export function dueAsked(w: Writing): Evidence | null {
  const year = yearAsked(w)
  const month = askOf(w).when?.month
  if (year === null) return null
  const last = asked(w, 'when.to', year, { title: 'The year that is asked about', unit: 'year' })
  return month === undefined ? last : w.table.compute('last-month', [last, monthsAsked(w, month)], monthly)
}
/** That time as an answer states it of itself. */
export function whenDue({ dossier: { madeAt } }: Writing, due: Evidence): When {
  const [to = '', month] = String(due.value).split('-')
  return { kind: 'by', from: Number(madeAt.slice(0, 4)), to: Number(to), ...(month !== undefined && { month }) }
}

const monthly = { title: 'The month that is asked about', unit: 'day' }

export const monthsAsked = (w: Writing, month: string): Evidence =>
  asked(w, 'when.month', month, { title: 'The months that are asked about' })

type Bar = { comparison: 'at-least' | 'at-most' | 'above' | 'below'; value: number; unit: string }

/** The value that it is to be compared with, as it was typed; null where none is named. */
export function barAsked(w: Writing): Bar | null {
  const { relation } = askOf(w)
  return relation === null || 'factor' in relation || relation.comparison === 'between'
    ? null
    : { comparison: relation.comparison, value: relation.value, unit: relation.unit }
}

export type Wanted = 'chance' | 'amount' | 'time' | 'account'

/** What an answer is to give: a number, or an account of what is to be expected. */
export function wantedOf(w: Writing): Wanted {
  return wanted[askOf(w).wants]
}
const wanted: Readonly<Record<Ask['wants'], Wanted>> = {
  chance: 'chance',
  amount: 'amount',
  time: 'time',
  which: 'account',
  compare: 'chance',
  effect: 'account',
  explain: 'account',
}

/** The words of it: of a question of one part the whole. */
export function textAsked(w: Writing): string {
  const { read, understood } = w.dossier
  return read.parts.length > 1 ? askOf(w).of.words : understood.text
}

/** What stands in the record of what was asked, as evidence: `when.to`, `relation.value`. */
export function asked(w: Writing, field: string, value: Value, about: { title: string; unit?: string }): Evidence {
  return w.table.asked(`read.parts.${w.part}.${field}`, value, about)
}
