/** Where an item stood on the radar before: what its picture draws a line from. */
import { acrossSector, alongRay, keyOf, type RadarItem, type RadarPoint, type Spot } from './radar.ts'
import type { RadarMove } from './radar-move.ts'

type Moved = RadarItem & { when: { year: number }; move: RadarMove | null }
/** `sectors`: the keys of those that are drawn. */
type Drawn = { sectors: readonly string[]; distanceOf(year: number): number }

/** Null of what is new, and where the sector in which it stood is not drawn. */
export function stoodAt({ item, x, y }: RadarPoint<Moved>, { sectors, distanceOf }: Drawn): Spot | null {
  const { move } = item
  if (!move || move.was === null || move.sectorBefore === null) return null
  const from = sectors.indexOf(keyOf(item))
  const to = move.sectorBefore === undefined ? from : sectors.indexOf(move.sectorBefore)
  if (to < 0) return null
  const across = acrossSector({ x, y }, { from, to, sectors: sectors.length })
  return alongRay(across, distanceOf(move.was) - distanceOf(item.when.year))
}

/** What changed its sector before all others, then what moved most. */
export function byMovement<P extends { item: Pick<Moved, 'move'> }>(points: readonly P[]): P[] {
  const size = ({ item: { move } }: P) => (move?.sectorBefore === undefined ? Math.abs(move?.by ?? 0) : Infinity)
  return points.toSorted((a, b) => (size(a) === size(b) ? 0 : size(b) - size(a)))
}
