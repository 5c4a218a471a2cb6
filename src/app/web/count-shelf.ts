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
