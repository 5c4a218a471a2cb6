/** What of a shelf is shown is kept in the address; another choice there takes the place of the one before. */
import { useSearchParams } from 'react-router'
import type { ShelfName } from '#items/mine/words.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { type MineQuery, readMine, writeMine } from './mine-query.ts'

export type Change = (part: Partial<MineQuery>) => void

export function useMineQuery(shelf: ShelfName): { query: MineQuery; change: Change; clear: () => void } {
  const kinds = Object.keys(useKindViews())
  const [search, setSearch] = useSearchParams()
  const query = readMine(search, shelf, kinds)
  const change: Change = (part) =>
    setSearch(writeMine({ ...query, ...part }, shelf), { replace: true, preventScrollReset: true })
  return { query, change, clear: () => change({ q: '', kind: null, standing: null }) }
}
