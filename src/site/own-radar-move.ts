/** What became of an item on a radar of one's own since an edition, whose sectors and places are its owner's. */
import { sayPlaced, type Sector } from '#items/mine/own-radar.ts'
import { radarMove, type RadarMove } from './radar-move.ts'

/** `isPlaced`: whether the year is its owner's word, which no estimate moves. */
export type OwnPlace = { year: number; sector: number; isPlaced: boolean }
/** `now`: the sectors that are drawn; `before`: those of the edition. */
type Sectors = { now: readonly Sector[]; before: readonly Sector[] }

/** Another name for a sector moves nothing; another sector is told also where the year is the same. */
export function ownMove(place: OwnPlace, was: OwnPlace | null, sectors: Sectors): RadarMove {
  const move = yearMove(place, was)
  if (was === null || was.sector === place.sector) return move
  const isDrawn = sectors.now.some(({ id }) => id === was.sector)
  const [from, to] = [titleIn(sectors.before, was.sector), titleIn(sectors.now, place.sector)]
  const changed = `from ${from}${isDrawn ? '' : ', which is not drawn any more,'} to ${to}`
  return {
    ...move,
    ...(move.is === 'same' ? { is: 'put', says: changed } : { says: `${move.says}, ${changed}` }),
    sectorBefore: isDrawn ? String(was.sector) : null,
  }
}

/** Where its owner's hand is in it, no distance is told: only where it stood, and by whose word. */
function yearMove(place: OwnPlace, was: OwnPlace | null): RadarMove {
  const move = radarMove(place.year, was?.year ?? null)
  if (was === null || (!place.isPlaced && !was.isPlaced)) return move
  if (place.isPlaced && was.isPlaced && place.year === was.year) return move
  return { ...move, is: 'put', says: was.isPlaced ? `was ${sayPlaced(was.year)}` : `stood at ${Math.floor(was.year)}` }
}

function titleIn(sectors: readonly Sector[], sector: number): string {
  return sectors.find(({ id }) => id === sector)?.title ?? 'a sector that is gone'
}
