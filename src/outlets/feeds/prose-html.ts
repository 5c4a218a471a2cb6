/**
 * Writing as HTML that is read anywhere: the few elements that pages show, and whole addresses. What is longer than
 * readers of feeds have patience for ends between two of its parts, with the way to the rest.
 */
import { escapeHtml } from '#kit/escape-html.ts'
import type { Prose } from '#items/prose.ts'

/** In signs of HTML: of the starter collection no text has more, and fifty of these are a megabyte. */
const most = 20_000

/** Where this site lies, and of it the page that the text stands on: '/trend/131'. */
type Place = { origin: string; path: string }

export function proseHtml(tree: readonly Prose[], place: Place): string {
  const parts: string[] = []
  let length = 0
  for (const node of tree) {
    const part = written(node, place)
    length += part.length
    if (length > most) return [...parts, theRest(place)].join('\n')
    parts.push(part)
  }
  return parts.join('\n')
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function theRest({ origin, path }: Place): string {
  return `<p><a href="${escapeHtml(origin + path)}">The rest is on its page.</a></p>`
}

function written({ tag, text = '', href = '', children = [] }: Prose, place: Place): string {
  if (tag === 'text') return escapeHtml(text)
  if (tag === 'br' || tag === 'hr') return `<${tag}>`
  const inner = children.map((child) => written(child, place)).join('')
  return tag === 'a' ? `<a href="${escapeHtml(wholeOf(href, place))}">${inner}</a>` : `<${tag}>${inner}</${tag}>`
}

/** A place on this site, one on this page, or an address that is whole already: nothing else is a link (`safeHref`). */
function wholeOf(href: string, { origin, path }: Place): string {
  if (href.startsWith('/')) return origin + href
  return href.startsWith('#') ? origin + path + href : href
}
