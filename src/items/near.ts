/** How many of what is linked to an item stand beside it: a popular one has thousands. Free of schemas. */

/** Of those that link to it by one relation, and of its family. What it links to itself is all there, as far as there is room. */
export const mostOfASort = 24
/** In all. */
export const mostNear = 100

type Tied = { ties: readonly { relation: string; direction: 'to' | 'from' | 'beside' }[] }

/** Whether there may be more than these. */
export function mayBeCut(near: readonly Tied[]): boolean {
  const sorts = Map.groupBy(
    near.flatMap(({ ties }) => ties.filter(({ direction }) => direction !== 'to')),
    ({ relation, direction }) => `${relation} ${direction}`,
  )
  return near.length >= mostNear || [...sorts.values()].some((alike) => alike.length >= mostOfASort)
}
