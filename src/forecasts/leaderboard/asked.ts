/** Which leaderboard an address asks for. What means nothing is left out rather than refused: the link still opens. */
import { categories, type Category } from '#items/category-titles.ts'
import type { AskedLeaderboard } from '#items/paths.ts'
import type { Search } from '#items/shelf/shelf.ts'
import { allTime, isSeason } from './season.ts'

export function readAsked(search: Pick<Search, 'get'>): AskedLeaderboard {
  const asked = search.get('season') ?? ''
  const season = asked.toLowerCase() === allTime ? allTime : asked.toUpperCase()
  const category = categories.find((one: Category) => one === search.get('category'))
  return { ...(isSeason(season) && { season }), ...(category && { category }) }
}
