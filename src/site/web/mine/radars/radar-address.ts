/** Which radar of one's own an address is about, and how: `/my-stuff?tab=radars&radar=3&edition=12&since=9&as=list`. */
import { paths } from '#items/paths.ts'
import type { OwnAsked } from '#items/mine/own-radar.ts'

/** `radar`: null for the list of all. `unread`: what stands in the place of one and is none. */
export type RadarAddress = { radar: number | null; as?: 'list' | undefined; unread?: string | undefined } & OwnAsked

export function readRadarAddress(search: string): RadarAddress {
  const query = new URLSearchParams(search)
  const radar = numberIn(query.get('radar'))
  if (radar === undefined) return { radar: null, unread: query.get('radar')?.slice(0, 40) || undefined }
  // What is no number names an edition that is not there: its reader is told the same.
  const named = (name: string) => (query.get(name) ? (numberIn(query.get(name)) ?? 0) : undefined)
  return {
    radar,
    edition: named('edition'),
    since: named('since'),
    as: query.get('as') === 'list' ? 'list' : undefined,
  }
}

export function radarPath({ radar, edition, since, as }: RadarAddress): string {
  const pairs = Object.entries({ radar, edition, since, as }).filter(([, value]) => value)
  return [paths.radars(), ...pairs.map(([name, value]) => `${name}=${value}`)].join('&')
}

function numberIn(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}
