/**
 * What a report says of its own order: how the question was read, when, and what fixed levels it speaks of. Read anew
 * from the question, or from what its owner confirmed, never from the evidence.
 */
import type { Report } from '../report/report.ts'
import { understand } from '../question/understand.ts'
import { type Value, valueAt } from '../dossier/field-value.ts'

/** Null for what is not the report's own. */
export function ownFieldOf(
  { question, read = null, madeAt, year, years = [year], sources }: Report,
  field: string,
): Value | null {
  const fields = {
    understood: understand(question, new Date(madeAt), read),
    // Earlier ones knew of one part alone, under another name.
    answer: { year },
    answers: Object.fromEntries(years.map((one, part) => [part, { year: one }])),
    tenYearsOn: Number(madeAt.slice(0, 4)) + 10,
    yearsOn: Object.fromEntries(Array.from({ length: 75 }, (_, i) => [i, Number(madeAt.slice(0, 4)) + i])),
    madeAt: madeAt.slice(0, 10),
    sources: sources.filter(({ item }) => !item.startsWith('set/')).length,
    place: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, i + 1])),
    level: { 10: 0.1, 50: 0.5, 80: 0.8, 90: 0.9, 95: 0.95, yes: 'yes', no: 'no' },
  }
  return valueAt(fields, field)
}
