/** What a source foresees is no observation: values that it calls projections, and all after the day of retrieval. */
import { firstDayOf, lastDayOf } from '#kit/periods.ts'
import type { Given } from '../given.ts'
import type { Ask } from '../understood.ts'

type Dated = { at: string; entry: { isProjected?: boolean } }
export type Apart<D> = { kept: readonly D[]; apart: D[]; asks: Ask[] }

export function projectionsIn<D extends Dated>(entries: readonly D[], given: Given): Apart<D> {
  const { retrieved, projections } = given
  // What does not come after it as text does not begin after it.
  const isAfter = ({ at }: Dated) => retrieved !== undefined && at > retrieved && firstDayOf(at) > retrieved
  const isUnfinished = ({ at }: Dated) => retrieved !== undefined && lastDayOf(at) > retrieved
  const isApart = (one: D) => one.entry.isProjected === true || isAfter(one)
  const apart = entries.filter(isApart)
  if (apart.length === 0) return { kept: entries, apart, asks: [] }
  const kept = entries.filter((one) => !isApart(one))
  if (projections === 'leave') return { kept, apart, asks: [] }
  const isFlagged = apart.every(({ entry }) => entry.isProjected)
  const reason = apart.every(isUnfinished)
    ? isFlagged
      ? 'flagged-and-not-yet-over'
      : 'not-yet-over'
    : isFlagged
      ? 'flagged'
      : 'flagged-or-not-yet-over'
  return { kept, apart, asks: [{ ask: 'projections', at: apart.map(({ at }) => at), reason, proposals: [] }] }
}
