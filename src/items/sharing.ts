/**
 * What a page says about itself to search engines, messengers and tabs (R8 to R12). The same in the server's HTML and
 * after navigation.
 */
import { categoryTitles, type Category } from './category-titles.ts'
import { paths, sitePicture } from './paths.ts'
import type { Shelf } from './shelf/shelf.ts'

/** What is shared of an item, whatever its kind. */
export type SharedItem = {
  kind: string
  id: string
  title: string
  summary: string
  category: Category
  tags: string[]
  publishedAt: string | null
  updatedAt: string
  version: number
  author: string
  isListed: boolean
}

/** Only what is shared: the page carries it beside the item itself. */
export function sharedPart({
  kind,
  id,
  title,
  summary,
  category,
  tags,
  publishedAt,
  updatedAt,
  version,
  author,
  isListed,
}: SharedItem): SharedItem {
  return { kind, id, title, summary, category, tags, publishedAt, updatedAt, version, author, isListed }
}

export type Place =
  /** An item, with its kind's words and the schema.org properties that only its kind has. */
  | {
      is: 'item'
      item: SharedItem
      /** What its picture shows, read aloud, and what changes with it. Null where it has none. */
      shared: { digest: string; says: string } | null
      /** That this is the page of a version, not of the item as it now is. */
      isThen?: boolean
      kindTitle: string
      section: string
      structuredData: Record<string, unknown>
    }
  | { is: 'home' }
  | { is: 'shelf'; shelf: Shelf }
  /** Any other screen. `isPrivate` ones (my stuff, outcomes, errors) are kept out of search engines. */
  | { is: 'screen'; path: string; isPrivate: boolean }

export type Site = { productName: string; origin: string }

/** `says`: to those who do not see it. */
export type Picture = { address: string; width: number; height: number; type: string; says: string }

export type Metadata = {
  title: string
  description: string
  siteName: string
  type: 'article' | 'website'
  canonical: string
  section?: string
  keywords?: string[]
  image?: Picture
  robots?: string
  /** The same in other formats, for programs. */
  beside?: { type: string; title: string; href: string }[]
  /** A schema.org description, ready to be written as JSON-LD. */
  structuredData?: Record<string, unknown>
}

export function metadataOf(place: Place, site: Site): Metadata {
  return place.is === 'item' ? articleOf(place, site) : websiteOf(place, site)
}

function articleOf(
  { item, shared, isThen = false, kindTitle, section, structuredData }: Extract<Place, { is: 'item' }>,
  { productName, origin }: Site,
): Metadata {
  const canonical = origin + paths.item(item.kind, item.id)
  const common = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': canonical,
    url: canonical,
    headline: item.title,
    name: item.title,
    description: item.summary,
    articleSection: section,
    about: categoryTitles[item.category],
    keywords: item.tags.join(', '),
    author: { '@type': 'Organization', name: item.author },
    ...(item.publishedAt && { datePublished: item.publishedAt }),
    dateModified: item.updatedAt,
    version: item.version,
    isPartOf: { '@type': 'WebSite', name: productName, url: `${origin}/` },
  }
  return {
    title: `${productName} ${kindTitle} ${item.id}`,
    description: `View this ${kindTitle.toLowerCase()} on ${productName}`,
    siteName: productName,
    type: 'article',
    section,
    keywords: item.tags,
    canonical,
    beside: [
      {
        type: 'text/markdown',
        title: 'As Markdown',
        href: origin + paths.itemFile(item.kind, item.id, '.md', isThen ? item.version : undefined),
      },
    ],
    ...(shared && {
      image: pictureAt(origin + paths.picture(item.kind, item.id, item.version, shared.digest), shared.says),
    }),
    // What no list shows is found by whoever has the link, and by no search engine; of an item it finds what stands.
    ...((!item.isListed || isThen) && { robots: 'noindex' }),
    structuredData: { ...common, ...structuredData },
  }
}

/** Every picture that links lead to is of one size. */
function pictureAt(address: string, says: string): Picture {
  return { address, width: 1200, height: 630, type: 'image/png', says }
}

export const siteDescription = 'Knowledge Base of the Future'

function websiteOf(place: Exclude<Place, { is: 'item' }>, { productName, origin }: Site): Metadata {
  const about = {
    title: productName,
    description: siteDescription,
    siteName: productName,
    type: 'website' as const,
    image: pictureAt(origin + sitePicture, `${productName}: ${siteDescription}`),
  }
  if (place.is === 'home') {
    const canonical = origin + paths.home()
    return { ...about, canonical, beside: [feedOf({}, origin)], structuredData: siteData(productName, origin) }
  }
  if (place.is === 'screen') {
    return { ...about, canonical: origin + place.path, ...(place.isPrivate && { robots: 'noindex' }) }
  }
  const shelf: Shelf = { ...place.shelf, view: 'cards' }
  const isSearch = shelf.q !== undefined || shelf.cursor !== undefined
  const { q: _, cursor: __, status: ___, sort: ____, ...narrowed } = shelf
  return {
    ...about,
    canonical: origin + paths.allStuff(shelf),
    beside: [feedOf(narrowed, origin)],
    ...(isSearch && { robots: 'noindex, follow' }),
  }
}

/** What is new in a view. */
function feedOf(shelf: Partial<Shelf>, origin: string) {
  return { type: 'application/atom+xml', title: 'New items', href: origin + paths.feed('new', 'atom', shelf) }
}

function siteData(productName: string, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: productName,
    description: siteDescription,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.allStuff()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
