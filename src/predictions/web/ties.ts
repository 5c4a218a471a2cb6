/** Which neighbours of a prediction stand where on its page? */
import type { Neighbour, Tie } from '#items/web/kind-view.ts'

const isTied =
  (wanted: Partial<Tie>) =>
  ({ ties }: Neighbour) =>
    ties.some(
      (tie) =>
        tie.relation === wanted.relation && (wanted.direction === undefined || tie.direction === wanted.direction),
    )

export type Arranged = { conditions: Neighbour[]; series: Neighbour[]; others: Neighbour[] }

/**
 * What it hangs on; the series that resolves it; the rest. Each neighbour once, and none of its group, which has a part of
 * its own.
 */
export function arrange(neighbours: readonly Neighbour[]): Arranged {
  const rest = neighbours.filter((one) => !isTied({ relation: 'family' })(one))
  const take = (wanted: Partial<Tie>): Neighbour[] => {
    const taken = rest.filter(isTied(wanted))
    for (const one of taken) rest.splice(rest.indexOf(one), 1)
    return taken
  }
  return {
    conditions: take({ relation: 'condition', direction: 'to' }),
    series: take({ relation: 'measured-by', direction: 'to' }),
    others: rest,
  }
}
