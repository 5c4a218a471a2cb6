/** The sectors of a radar of one's own, as radars are drawn. */
import type { Sector } from '#items/mine/own-radar.ts'
import type { RadarSector } from '../../../radar.ts'

/** Signs that turn what follows, in names of before they were refused: with a part of them a name reads backwards. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** As many letters have room in a narrow picture, as in 'Tech.' */
const shortest = 5

export function drawnSectors(sectors: readonly Sector[]): RadarSector[] {
  return sectors.map(({ id, title, category }) => ({ key: String(id), title, short: shorten(title), category }))
}

function shorten(title: string): string {
  const letters = [...new Intl.Segmenter().segment(title.replaceAll(turning, ''))].map(({ segment }) => segment)
  const first = letters.slice(0, shortest - 1).join('')
  return letters.length <= shortest ? letters.join('') : `${first.trim()}.`
}
