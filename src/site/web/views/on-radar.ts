/** Items as they stand on a radar, with what became of each since an edition. */
import { radarMove, type RadarMove } from '../../radar-move.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'

export type OnRadar = DatedItem & { year: number; move: RadarMove | null; sector?: string }

/** In the order of the keyboard. `stood`: the years of an edition before; undefined where they are compared with none. */
export function onRadar<I extends DatedItem>(
  dated: readonly I[],
  stood: Readonly<Record<string, number>> | undefined,
): (I & OnRadar)[] {
  return inOrder(
    dated.map((item) => ({ ...item, move: stood ? radarMove(item.when.year, stood[item.id] ?? null) : null })),
  )
}

/** Of items whose move is known. */
export function inOrder<I extends DatedItem & { move: RadarMove | null }>(moved: readonly I[]): (I & OnRadar)[] {
  return moved
    .map((item) => ({ ...item, year: Math.floor(item.when.year) }))
    .toSorted((a, b) => a.when.year - b.when.year || Number(a.id) - Number(b.id))
}
