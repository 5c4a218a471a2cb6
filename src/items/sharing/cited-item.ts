/** What is said of an item where somebody cites it: at a version, whose address stays. The same in its head and in files. */
import { paths } from '../paths.ts'

type AtVersion = { kind: string; id: string; version: number; title: string; author: string; updatedAt: string }
export type CitedItem = { title: string; author: string; publisher: string; day: string; url: string }

export function citedItem(
  { kind, id, version, title, author, updatedAt }: AtVersion,
  { productName, origin }: { productName: string; origin: string },
): CitedItem {
  return {
    title: onLine(title),
    author: onLine(author),
    publisher: productName,
    day: updatedAt.slice(0, 10),
    url: origin + paths.itemThen(kind, id, version),
  }
}

/** As programs that keep references, and search engines of scholars, read it in the head of a page: Highwire’s names. */
export function citationTags({ title, author, publisher, day, url }: CitedItem): Record<string, string> {
  return {
    citation_title: title,
    citation_author: author,
    citation_publisher: publisher,
    citation_publication_date: day.replaceAll('-', '/'),
    citation_language: 'en',
    citation_public_url: url,
  }
}

/** Titles and names are other people's words: a break in them would begin a field of its own. */
function onLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
