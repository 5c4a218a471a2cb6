/** What a citation says of an item: at a version, whose address stays. */
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { paths } from '#items/paths.ts'

export type Cited = {
  /** 'farsight-trend-131-v4': one for each version of each item. */
  key: string
  as: SharedView['citedAs']
  title: string
  author: string
  publisher: string
  /** The day of this version. */
  day: string
  version: number
  url: string
  /** When it was looked at. */
  accessed: string
}

/** `today`: the day on which somebody takes the citation. */
export function citedFrom(view: SharedView, { productName, origin }: Site, today: string): Cited {
  const { kind, id, version, citedAs, title, author, updatedAt } = view
  return {
    key: `${productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${kind}-${id}-v${version}`,
    as: citedAs,
    title: onLine(title),
    author: onLine(author),
    publisher: productName,
    day: updatedAt.slice(0, 10),
    version,
    url: origin + paths.itemThen(kind, id, version),
    accessed: today,
  }
}

/** Titles and names are other people's words: a break in them would begin a field of its own. */
function onLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
