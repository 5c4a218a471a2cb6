/** Feeds as the programs that take them read them: the same names, dates and links in all three formats. */
import fc from 'fast-check'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import { atomOf } from './atom.ts'
import type { Entry, Feed } from './feed.ts'
import { jsonFeedOf } from './json-feed.ts'
import { rssOf } from './rss.ts'

const entry: Entry = {
  tag: 'tag:farsight.example,2026:trend/131/v2',
  title: 'Revised: Fewer <children> die & live',
  url: 'https://farsight.example/trend/131/v/2',
  picture: 'https://farsight.example/trend/131.png?v=2&d=ab12cd34',
  at: '2026-11-21T10:11:12.000Z',
  publishedAt: '2026-11-20T00:00:00.000Z',
  says: 'Half of "them".',
  html: '<p>Half of &quot;them&quot;.</p>\n<p>See <a href="https://farsight.example/trend/1?a=1&amp;b=2">it</a> &lt;now&gt; ]]&gt;</p>',
  author: 'Ada & Ben',
  category: 'social',
  tags: ['children', 'health'],
}
const feed: Feed = {
  title: 'Farsight: Revised',
  first: 'https://farsight.example/feeds/revised.atom?kind=trend&tag=a',
  self: 'https://farsight.example/feeds/revised.atom?kind=trend&tag=a',
  home: 'https://farsight.example/all-stuff?kind=trend&tag=a',
  next: 'https://farsight.example/feeds/revised.atom?kind=trend&tag=a&after=x',
  hub: 'https://hub.example/?a=1&b=2',
  updatedAt: '2026-11-21T10:11:12.000Z',
  entries: [entry, { ...entry, tag: 'tag:farsight.example,2026:trend/132/v2' }],
  siteName: 'Farsight',
}

test('three formats are read alike by two programs', async () => {
  const { entries: atom = [] } = parseAtomFeed(atomOf(feed))
  const { items: rss = [] } = parseRssFeed(rssOf(feed))
  const { items: json = [] } = parseJsonFeed(JSON.parse(jsonFeedOf(feed)))
  const links = feed.entries.map(({ tag, url }) => [tag, url])
  expect(atom.map((one) => [one.id, one.links?.[0]?.href])).toEqual(links)
  expect(rss.map(({ guid, link }) => [guid?.value, link])).toEqual(links)
  expect(json.map(({ id, url }) => [id, url])).toEqual(links)
  expect(json[0]?.image).toBe(entry.picture)
  const parser = new Parser()
  for (const text of [atomOf(feed), rssOf(feed)]) {
    const { items } = await parser.parseString(text)
    expect(items.map(({ title, link }) => [title, link])).toEqual(feed.entries.map(({ title, url }) => [title, url]))
    expect(items.map(({ isoDate }) => isoDate?.slice(0, 10)).every((day) => day?.startsWith('2026-11-2'))).toBe(true)
  }
})

test('two programs read the same text of it in three formats, as HTML that was escaped once', async () => {
  const { says, html } = entry
  expect(parseAtomFeed(atomOf(feed)).entries?.[0]).toMatchObject({
    summary: { value: says },
    content: { value: html, type: 'html' },
  })
  expect(parseRssFeed(rssOf(feed)).items?.[0]).toMatchObject({ description: says, content: { encoded: html } })
  expect(parseJsonFeed(JSON.parse(jsonFeedOf(feed))).items?.[0]).toMatchObject({ summary: says, content_html: html })
  const parser = new Parser({ customFields: { item: ['content:encoded'] } })
  const [atom, rss] = await Promise.all([atomOf(feed), rssOf(feed)].map((text) => parser.parseString(text)))
  expect([atom?.items[0]?.content, rss?.items[0]?.['content:encoded']]).toEqual([html, html])
})

test('a part names the next, so that a reader finds all that was told', () => {
  const links = parseAtomFeed(atomOf(feed)).links
  expect(links?.find(({ rel }) => rel === 'next')?.href).toBe(feed.next)
  expect(links?.find(({ rel }) => rel === 'self')?.href).toBe(feed.self)
})

const hubsOf = (one: Feed) => [
  parseAtomFeed(atomOf(one)).links?.find(({ rel }) => rel === 'hub')?.href,
  parseRssFeed(rssOf(one)).atom?.links?.find(({ rel }) => rel === 'hub')?.href,
  parseJsonFeed(JSON.parse(jsonFeedOf(one))).hubs?.[0]?.url,
]

test('each format names the hub, and none where nobody is told', () => {
  expect(hubsOf(feed)).toEqual([feed.hub, feed.hub, feed.hub])
  expect(hubsOf({ ...feed, hub: null })).toEqual([undefined, undefined, undefined])
})

test('whatever somebody calls an item, the feed is still one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (title) => {
      const odd = { ...feed, entries: [{ ...entry, title, says: title, author: title }] }
      for (const text of [atomOf(odd), rssOf(odd)]) {
        expect((await new Parser().parseString(text)).items).toHaveLength(1)
        expect(text.split(entry.tag)).toHaveLength(2)
      }
    }),
  )
})
