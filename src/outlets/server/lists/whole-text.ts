/** The text of an item as a feed tells it: its body, and what its kind says of it in words. */
import { escapeMarkdown } from '#kit/escape-markdown.ts'
import { paths } from '#items/paths.ts'
import type { Texts } from '#items/server/text/texts.ts'
import type { Shared } from '../find-shared.ts'
import { proseHtml } from '../../feeds/prose-html.ts'

export function writingOf(texts: Texts, origin: string): (shared: Shared) => Promise<string> {
  return async ({ row: { body }, view: { kind, id, told } }) => {
    const parts = [body, ...told.map(({ title, text }) => `## ${escapeMarkdown(title)}\n\n${text}`)]
    const trees = await Promise.all(parts.map(async (part) => (await texts.read(part)).tree))
    return proseHtml(trees.flat(), { origin, path: paths.item(kind, id) })
  }
}
