import { expect, test } from 'vitest'
import { headOf } from './head.ts'
import { readShelf, wholeShelf } from './shelf/shelf.ts'
import { metadataOf, type Place, type SharedItem } from './sharing.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example' }
const item: SharedItem = {
  kind: 'prediction',
  id: '12',
  title: 'Will it rain?',
  summary: 'Rain on a day.',
  category: 'environmental',
  tags: ['rain', 'weather'],
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  version: 2,
  author: 'Farsight house',
  isListed: true,
}
const shared = (changed: Partial<SharedItem> = {}, structuredData: Record<string, unknown> = {}): Place => ({
  is: 'item',
  item: { ...item, ...changed },
  shared: { digest: 'ab12cd34', says: "Prediction 12: Will it rain? 62%, the crowd's forecast." },
  kindTitle: 'Prediction',
  section: 'Predictions',
  structuredData,
})
const elsewhere: Place[] = [
  { is: 'home' },
  { is: 'shelf', shelf: readShelf(new URLSearchParams('?kind=trend')) },
  { is: 'screen', path: '/my-stuff', isPrivate: true },
  { is: 'screen', path: '/success', isPrivate: true },
]

const canonical = (search: string) =>
  metadataOf({ is: 'shelf', shelf: readShelf(new URLSearchParams(search)) }, site).canonical
const robots = (place: Place) => metadataOf(place, site).robots

test('R10 a share link says what it is: an article of its section, with its tags as keywords', () => {
  expect(metadataOf(shared(), site)).toMatchObject({
    title: 'Farsight Prediction 12',
    description: 'View this prediction on Farsight',
    type: 'article',
    section: 'Predictions',
    keywords: ['rain', 'weather'],
    canonical: 'https://farsight.example/prediction/12',
  })
})

test.each(elsewhere)('R11 every other route is the website, and nothing of an article is left over: $is', (place) => {
  const metadata = metadataOf(place, site)
  expect(metadata).toMatchObject({ title: 'Farsight', description: 'Knowledge Base of the Future', type: 'website' })
  const head = headOf(metadata)
  expect(head).toContain('<meta property="og:type" content="website" data-page>')
  expect(head).not.toMatch(/article:|keywords/)
})

test('R12 the HTML that the server sends says the same', () => {
  const head = headOf(metadataOf(shared(), site))
  expect(head).toContain('<title>Farsight Prediction 12</title>')
  expect(head).toContain('<meta name="description" content="View this prediction on Farsight" data-page>')
  expect(head).toContain('<meta property="og:type" content="article" data-page>')
  expect(head).toContain('<meta property="article:section" content="Predictions" data-page>')
  expect(head).toContain('<meta name="keywords" content="rain, weather" data-page>')
  expect(head).toContain('<link rel="canonical" href="https://farsight.example/prediction/12" data-page>')
})

test('a link shows the picture of its number as it stands, read aloud for who does not see it', () => {
  const head = headOf(metadataOf(shared(), site))
  for (const tag of [
    '<meta property="og:image" content="https://farsight.example/prediction/12.png?d=ab12cd34" data-page>',
    '<meta property="og:image:width" content="1200" data-page>',
    '<meta property="og:image:height" content="630" data-page>',
    '<meta property="og:image:type" content="image/png" data-page>',
    '<meta property="og:image:alt" content="Prediction 12: Will it rain? 62%, the crowd&#39;s forecast." data-page>',
    '<meta name="twitter:card" content="summary_large_image" data-page>',
    '<meta name="twitter:image:alt" content="Prediction 12: Will it rain? 62%, the crowd&#39;s forecast." data-page>',
  ])
    expect(head).toContain(tag)
})

test('what is not shared has no picture, and what has none of its own that of the site', () => {
  expect(headOf(metadataOf({ ...shared(), shared: null } as Place, site))).not.toContain('image')
  expect(headOf(metadataOf({ is: 'home' }, site))).toContain('content="https://farsight.example/share.png"')
})

test('the name of the product is configurable', () => {
  expect(metadataOf(shared(), { ...site, productName: 'Foresee' })).toMatchObject({
    title: 'Foresee Prediction 12',
    description: 'View this prediction on Foresee',
  })
  expect(metadataOf({ is: 'home' }, { ...site, productName: 'Foresee' }).title).toBe('Foresee')
})

test('a canonical address carries no trackers, and equal views share one', () => {
  expect(canonical('?utm_source=letter&kind=trend&fbclid=1')).toBe('https://farsight.example/all-stuff?kind=trend')
  expect(canonical('?view=table')).toBe('https://farsight.example/all-stuff')
})

test('searches, private screens and items that are not listed are kept out of search engines, other items and home are not', () => {
  expect(robots({ is: 'shelf', shelf: { ...wholeShelf, q: 'heat' } })).toBe('noindex, follow')
  expect(robots({ is: 'screen', path: '/my-stuff', isPrivate: true })).toBe('noindex')
  expect(robots(shared({ isListed: false }))).toBe('noindex')
  expect([robots(shared()), robots({ is: 'home' }), robots({ is: 'shelf', shelf: wholeShelf })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a kind brings its own schema.org type and properties', () => {
  const data = metadataOf(shared({}, { '@type': 'Question', text: 'Will it rain?' }), site).structuredData
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Question',
    text: 'Will it rain?',
    headline: 'Will it rain?',
  })
})

test('home tells search engines how to search it', () => {
  expect(metadataOf({ is: 'home' }, site).structuredData).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://farsight.example/all-stuff?q={search_term_string}' },
    },
  })
})

const hostile = [
  { what: 'quotes', text: `"onload="alert(1)' x='` },
  { what: 'the end of a script', text: '</script><script>alert(1)</script>' },
  { what: 'a comment', text: '<!-- <script>' },
  { what: 'the end of the title', text: '</title><img src=x onerror=alert(1)>' },
  { what: 'right-to-left words and marks', text: 'שלום \u202Eabc\u202C مرحبا' },
  { what: 'line separators', text: 'one\u2028two\u2029three' },
  { what: 'an ampersand', text: 'R&D &amp; &lt;b&gt;' },
]

test.each(hostile)('nobody’s words can leave the place they stand in: $what', ({ text }) => {
  const place = shared({ title: text, summary: text, tags: [text] }, { text })
  const head = headOf(metadataOf(place, { ...site, productName: text }))
  const json = head.match(/<script type="application\/ld\+json" data-page>(.*)<\/script>$/s)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({ headline: text, text }) // nothing is lost
  expect(json).not.toMatch(/[<>\u2028\u2029]/)
  const rest = head.slice(0, head.indexOf('<script type="application/ld+json"'))
  const tags = rest.match(/<[^>]*>/g) ?? []
  expect(tags.filter((tag) => !/^<(meta|link) [^<>]*data-page>$/.test(tag))).toEqual(['<title>', '</title>'])
  for (const tag of tags.filter((one) => one.startsWith('<meta'))) {
    expect(tag).toMatch(/^<meta (name|property)="[^"]*" content="[^"']*" data-page>$/)
  }
})

test('the same in other formats is named in the head: a view has its feed, an item its text and its feed, a version that version', () => {
  const hrefs = (place: Place) => metadataOf(place, site).beside?.map(({ href }) => href.replace(site.origin, ''))
  expect(hrefs({ is: 'home' })).toEqual(['/feeds/new.atom'])
  const shelf = readShelf(new URLSearchParams('?kind=trend&q=ice&status=open&sort=saved&tag=sea'))
  expect(hrefs({ is: 'shelf', shelf })).toEqual(['/feeds/new.atom?kind=trend&tag=sea'])
  const asked = (page: string) =>
    ['json', 'xml'].map((format) => `/oembed?url=${encodeURIComponent(`${site.origin}${page}`)}&format=${format}`)
  expect(hrefs(shared())).toEqual(['/prediction/12.md', '/prediction/12.atom', ...asked('/prediction/12')])
  // What happens is told of the item, whichever version is read.
  expect(hrefs({ ...shared(), isThen: true } as Place)).toEqual([
    '/prediction/12.md?v=2',
    '/prediction/12.atom',
    ...asked('/prediction/12/v/2'),
  ])
  expect(headOf(metadataOf({ is: 'home' }, site))).toContain(
    '<link rel="alternate" href="https://farsight.example/feeds/new.atom" type="application/atom+xml" title="New items" data-page>',
  )
})
