/** How many items a list reaches, page by page: what its order leaves out is not counted. */
import type { Filters } from '#items/shelf/filters.ts'
import { type Sort, statusesIn } from '#items/shelf/sorts.ts'
import type { World } from '../world.ts'

export async function countShelf({ call }: Pick<World, 'call'>, filters: Filters, sort: Sort) {
  const statuses = statusesIn(sort, filters.status)
  const counts = await call('countItems', {
    params: {},
    query: statuses === null ? filters : { ...filters, status: [...statuses] },
  })
  return statuses === null ? { ...counts, total: 0, more: false } : counts
}

/**
 * Of what is to come: what is settled stands in no view of time, unless its status is asked for. Where too many are
 * found nobody has counted that.
 */
export async function countAhead(world: Pick<World, 'call'>, filters: Filters, sort: Sort) {
  const counts = await countShelf(world, filters, sort)
  const { total, more, status } = counts
  if (more || status === null || statusesIn(sort, filters.status)?.length !== 0) return counts
  return { ...counts, total: total - (status.resolved ?? 0) - (status.annulled ?? 0) }
}
