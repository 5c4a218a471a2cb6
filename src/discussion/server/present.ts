/** From rows to answers: a comment with its Markdown as a tree. */
import type { Prose } from '#items/prose.ts'
import type { Texts } from '#items/server/text/texts.ts'
import { repliesOnPage } from '../words.ts'
import type { CommentRow, MineRow, ThreadRow, VersionRow } from './page-store.ts'

export function createPresent(texts: Texts) {
  const read = async (text: string) => (await texts.read(text)).tree.map(withoutHeadings)
  const comment = async ({ hiddenAt, hiddenReason, at, editedAt, ...row }: CommentRow) => ({
    ...row,
    at: instant(at),
    editedAt: editedAt && instant(editedAt),
    prose: row.text === null ? null : await read(row.text),
    hidden: hiddenAt && { reason: hiddenReason ?? '', at: instant(hiddenAt) },
  })
  /** Of rows of which there may be one more than are shown. */
  const replies = async (rows: readonly CommentRow[], most: number) => {
    const shown = rows.slice(0, most)
    return {
      replies: await Promise.all(shown.map(comment)),
      next: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
    }
  }
  return {
    read,
    comment,
    replies,
    thread: async ({ replies: rows, ...row }: ThreadRow) => ({
      ...(await comment(row)),
      more: await replies(rows, repliesOnPage),
    }),
    mine: async ({ kind, itemId, label, ...row }: MineRow) => ({
      ...(await comment(row)),
      item: { kind, id: itemId, label },
    }),
    version: async ({ version, at, text }: VersionRow) => ({ version, at: instant(at), text, prose: await read(text) }),
  }
}

/** The headings of a page are its own: what stands as one in a comment is a strong line. */
function withoutHeadings(node: Prose): Prose {
  const children = node.children?.map(withoutHeadings)
  if (node.tag === 'h2' || node.tag === 'h3')
    return { tag: 'p', children: [{ tag: 'strong', children: children ?? [] }] }
  return children ? { ...node, children } : node
}

function instant(at: Date | string): string {
  return new Date(at).toISOString()
}
