/** The drafts to show: the server's, and those that this browser alone has, the last changed first. */
import { isMine, type LocalDraft } from '../../editor/draft/draft-box.ts'
import type { MineQuery } from '../mine-query.ts'

export type KeptHead = { id: string; kind: string; itemId: string | null; title: string; updatedAt: string }
export type ShownDraft = {
  id: string
  kind: string
  itemId: string | null
  title: string
  at: string
  isHereOnly: boolean
}

type Given = {
  kept: readonly KeptHead[]
  local: readonly LocalDraft[]
  me: string | null
  query: Pick<MineQuery, 'q' | 'kind'>
}

export function draftsOn({ kept, local, me, query: { q, kind } }: Given): ShownDraft[] {
  const ids = new Set(kept.map(({ id }) => id))
  const here = local.filter((draft) => isMine(draft, me) && !ids.has(draft.id))
  const all = [
    ...kept.map(({ updatedAt, ...rest }) => ({ ...rest, at: updatedAt, isHereOnly: false })),
    ...here.map(({ id, kind: of, itemId, entry, at }) => ({
      id,
      kind: of,
      itemId,
      title: titleOf(entry),
      at,
      isHereOnly: true,
    })),
  ]
  const words = q.toLowerCase().split(/\s+/)
  return all
    .filter((draft) => kind === null || draft.kind === kind)
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

function titleOf({ title }: Record<string, unknown>): string {
  return typeof title === 'string' ? title : ''
}
