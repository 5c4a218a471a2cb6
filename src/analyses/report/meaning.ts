/**
 * What a value of a report means, whatever it is called there: where it was read, or by which formula it was computed
 * from what. Two reports speak of the same value where that is the same.
 */
import { rowIn } from '../dossier/crowd.ts'
import type { Evidence } from './evidence.ts'
import type { Report } from './report.ts'

/** By the ids of its rows. A row is computed from earlier ones alone. */
export function meaningsOf({ evidence }: Pick<Report, 'evidence'>): Map<string, string> {
  const meanings = new Map<string, string>()
  for (const row of evidence) meanings.set(row.id, meaningOf(row, meanings))
  return meanings
}

/**
 * 'trend/7 details.series.observations.2024', or 'difference(trend/7 …, trend/7 …)': the year is part of the path, the
 * title and the version are not.
 */
function meaningOf({ item, field, formula, inputs, unit }: Evidence, known: ReadonlyMap<string, string>): string {
  if (formula !== null) return `${formula}(${inputs.map((id) => known.get(id) ?? id).join(', ')})`
  // What people say together is that in whichever row it was told.
  if (rowIn(field) !== null) return `${item} ${field.replace(/^crowd\.\d+/, 'crowd')}`
  // What the question says may be read in one unit and in another.
  return item === 'report' ? `${item} ${field} ${unit}` : `${item} ${field}`
}
