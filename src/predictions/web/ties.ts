/** Which neighbours of a prediction stand where on its page? */
import type { Neighbour, Tie } from '#items/web/kind-view.ts'

const isTied =
  (wanted: Partial<Tie>) =>
  ({ ties }: Neighbour) =>
    ties.some(
      (tie) =>
        tie.relation === wanted.relation && (wanted.direction === undefined || tie.direction === wanted.direction),
    )

export type Arranged = { siblings: Neighbour[]; conditions: Neighbour[]; series: Neighbour[]; others: Neighbour[] }

/** The same question asked otherwise; what it hangs on; the series that resolves it; the rest. Each neighbour once. */
export function arrange(neighbours: readonly Neighbour[]): Arranged {
  const rest = [...neighbours]
  const take = (wanted: Partial<Tie>): Neighbour[] => {
    const taken = rest.filter(isTied(wanted))
    for (const one of taken) rest.splice(rest.indexOf(one), 1)
    return taken
  }
  return {
    conditions: take({ relation: 'condition', direction: 'to' }),
    siblings: take({ relation: 'family' }),
    series: take({ relation: 'measured-by', direction: 'to' }),
    others: rest,
  }
}
