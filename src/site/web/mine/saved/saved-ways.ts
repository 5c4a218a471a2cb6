/** As what the things that one saved are drawn, by the address: `/my-stuff?tab=saved&view=radar`. */
import { paths } from '#items/paths.ts'

export const savedWays = ['list', 'timeline', 'radar', 'radar-list', 'map'] as const
export type SavedWay = (typeof savedWays)[number]

export function savedWayIn(search: string): SavedWay {
  const view = new URLSearchParams(search).get('view')
  return savedWays.find((one) => one === view) ?? 'list'
}

/** `item`: in the middle of the map. */
export function savedPath(way: SavedWay, item?: string): string {
  return `${paths.myStuff()}?tab=saved${way === 'list' ? '' : `&view=${way}`}${item === undefined ? '' : `&item=${item}`}`
}

/** `trend/131`; null where nothing can be called so. */
export function mappedIn(search: string): string | null {
  const item = new URLSearchParams(search).get('item')
  return item !== null && /^[a-z]+\/[1-9]\d{0,17}$/.test(item) ? item : null
}
