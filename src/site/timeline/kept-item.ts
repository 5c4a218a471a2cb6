/** An item as an edition of the radar kept it: it says its year, since what the year means was not kept. */
import { plainWhen } from '#items/shelf/when.ts'
import type { DatedItem } from './dated-item.ts'

/** `says`: what its year means, where that is known. */
type Kept = Omit<DatedItem, 'when'> & { year: number; says?: string }

export function keptItem({ kind, id, label, title, category, figure, isEstimate, year, ...rest }: Kept): DatedItem {
  const { says = `at ${Math.floor(year)}` } = rest
  const when = { ...plainWhen, means: '', place: 0, year, says, mark: 'dot', beside: '' } as const
  return { kind, id, label, title, category, figure, isEstimate, when }
}
