/**
 * The colour of the kind that made an estimate, for `trend/131` that of trends. What was measured is ink and has none.
 */
import type { Evidence } from '../../report/evidence.ts'

/** What is no item and has no colour: a scenario set, and the report itself. */
const uncoloured = ['set', 'report']

export function kindClass(item: string | null | undefined): string | false {
  const kind = item?.split('/')[0]
  return kind !== undefined && !uncoloured.includes(kind) && `is-${kind}`
}

/** A series' own values were measured; what was computed for the report is its estimate, as a prediction is. */
export function estimateClass({ item, field, value }: Pick<Evidence, 'item' | 'field' | 'value'>): string | false {
  if (typeof value === 'string' || field.startsWith('details.series')) return false
  return item === 'report' ? 'is-prediction' : kindClass(item)
}
