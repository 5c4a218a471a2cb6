/**
 * A page's metadata as the tags of its head: a list that the browser applies after navigation, and as HTML that the
 * server sends. Titles and tags are other people's words: everything is escaped for where it stands.
 */
import { escapeHtml } from '#kit/escape-html.ts'
import type { Metadata, Picture } from './sharing.ts'

/** A `meta` element by its name or property, a `link` by its relation. */
export type HeadTag =
  | { element: 'meta'; key: 'name' | 'property'; name: string; content: string }
  | { element: 'link'; rel: string; href: string; type?: string; title?: string }

/** Everything but the title and the structured data, in the order in which it is written. */
export function tagsOf(metadata: Metadata): HeadTag[] {
  const { title, description, siteName, type, section, keywords = [], canonical, image, robots } = metadata
  return [
    named('description', description),
    ...(keywords.length > 0 ? [named('keywords', keywords.join(', '))] : []),
    ...(robots ? [named('robots', robots)] : []),
    { element: 'link', rel: 'canonical', href: canonical },
    ...besideOf(metadata),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:url', canonical),
    property('og:site_name', siteName),
    ...(image ? pictured(image) : []),
    ...(type === 'article' && section ? [property('article:section', section)] : []),
    ...(type === 'article' ? keywords.map((keyword) => property('article:tag', keyword)) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [named('twitter:image:alt', image.says)] : []),
    ...citedOf(metadata),
  ]
}

function besideOf({ beside = [] }: Metadata): HeadTag[] {
  return beside.map((one) => ({ element: 'link', rel: 'alternate', ...one }))
}

function citedOf({ citation = {} }: Metadata): HeadTag[] {
  return Object.entries(citation).map(([name, content]) => named(name, content))
}

function pictured({ address, width, height, type, says }: Picture): HeadTag[] {
  return [
    property('og:image', address),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:type', type),
    property('og:image:alt', says),
  ]
}

function named(name: string, content: string): HeadTag {
  return { element: 'meta', key: 'name', name, content }
}
function property(name: string, content: string): HeadTag {
  return { element: 'meta', key: 'property', name, content }
}

/**
 * What stands between `<head>` and `</head>` about this page. Every element carries `data-page`, so that the browser
 * knows them again.
 */
export function headOf(metadata: Metadata): string {
  const tags = tagsOf(metadata).map((tag) =>
    tag.element === 'meta'
      ? `<meta ${tag.key}="${escapeHtml(tag.name)}" content="${escapeHtml(tag.content)}" data-page>`
      : `<link rel="${escapeHtml(tag.rel)}" href="${escapeHtml(tag.href)}"${said('type', tag.type)}${said('title', tag.title)} data-page>`,
  )
  const data = metadata.structuredData
  const script = data ? [`<script type="application/ld+json" data-page>${jsonForScript(data)}</script>`] : []
  return [`<title>${escapeHtml(metadata.title)}</title>`, ...tags, ...script].join('\n')
}

function said(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`
}

/**
 * JSON that cannot end the script element it stands in, nor a line of it: `<` and the two separators are written as
 * escapes.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
