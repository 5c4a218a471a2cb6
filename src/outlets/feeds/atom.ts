/** A feed as Atom (RFC 4287), in parts (RFC 5005). */
import { type Entry, type Feed, subjectsOf } from './feed.ts'
import { element, empty } from './xml.ts'

export function atomOf({ title, self, first, home, next, hub, updatedAt, entries, siteName }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', first),
    element('title', title),
    element('updated', updatedAt),
    element('generator', siteName),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    empty('link', { rel: 'first', href: first }),
    empty('link', { rel: 'alternate', type: 'text/html', href: home }),
    ...(hub ? [empty('link', { rel: 'hub', href: hub })] : []),
    ...(next ? [empty('link', { rel: 'next', href: next })] : []),
    ...entries.flatMap(entryOf),
    '</feed>\n',
  ].join('\n')
}

function entryOf(entry: Entry): string[] {
  return [
    '<entry>',
    element('id', entry.tag),
    element('title', entry.title),
    empty('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', entry.publishedAt),
    element('updated', entry.at),
    `<author>${element('name', entry.author)}</author>`,
    ...subjectsOf(entry).map((term) => empty('category', { term })),
    element('summary', entry.says),
    element('content', entry.html, { type: 'html' }),
    '</entry>',
  ]
}
