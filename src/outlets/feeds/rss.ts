/** A feed as RSS 2.0. */
import { type Entry, type Feed, subjectsOf } from './feed.ts'
import { element, empty } from './xml.ts'

export function rssOf({ title, self, home, hub, updatedAt, entries, siteName }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${spaces}>`,
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', title),
    element('language', 'en'),
    element('generator', siteName),
    element('lastBuildDate', longDate(updatedAt)),
    element('ttl', '60'),
    empty('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    ...(hub ? [empty('atom:link', { rel: 'hub', href: hub })] : []),
    ...entries.flatMap(itemOf),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
].join(' ')

function itemOf(entry: Entry): string[] {
  return [
    '<item>',
    element('guid', entry.tag, { isPermaLink: 'false' }),
    element('title', entry.title),
    element('link', entry.url),
    element('pubDate', longDate(entry.at)),
    element('dc:creator', entry.author),
    ...subjectsOf(entry).map((subject) => element('category', subject)),
    element('description', entry.says),
    element('content:encoded', entry.html),
    '</item>',
  ]
}

/** As mails write it (RFC 822): 'Fri, 20 Nov 2026 10:11:12 GMT'. */
function longDate(at: string): string {
  return new Date(at).toUTCString()
}
