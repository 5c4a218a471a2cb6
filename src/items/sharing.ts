/**
 * What a page says about itself to search engines, messengers and tabs (R8 to R12). The same in the server's HTML and
 * after navigation.
 */
import { categoryTitles, type Category } from './category-titles.ts'
import { paths, sitePicture } from './paths.ts'
import { citationTags, citedItem } from './sharing/cited-item.ts'
import { pageWithCrumbs, type Step } from './sharing/crumb-list.ts'
import { oembedLinks } from './sharing/oembed-links.ts'
import { filtersOfShelf, type Shelf } from './shelf/shelf.ts'

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
  | { is: 'shelf'; shelf: Shelf; shared?: SharedScreen | null }
  /** Any other screen. `isPrivate` ones (my stuff, outcomes, errors) are kept out of search engines. */
  | {
      is: 'screen'
      path: string
      isPrivate: boolean
      structuredData?: Record<string, unknown>
      shared?: SharedScreen | null
    }

/**
 * Of a screen with a picture of its own: where that is, and what it shows, read aloud. Only the server tells it, for
 * whoever fetches a page that somebody sent; what the browser opens by itself nobody else reads.
 */
export type SharedScreen = { picture: string; says: string; title: string }

/** `isSimulation`: the people here are made up, which each page says and no search engine finds. */
export type Site = { productName: string; origin: string; isSimulation?: true }

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
  /** By name, for programs that keep references. */
  citation?: Record<string, string>
  /** A schema.org description, ready to be written as JSON-LD. */
  structuredData?: Record<string, unknown>
}

export function metadataOf(place: Place, site: Site): Metadata {
  const metadata = place.is === 'item' ? articleOf(place, site) : websiteOf(place, site)
  return site.isSimulation ? { ...metadata, robots: 'noindex' } : metadata
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
    publisher: { '@type': 'Organization', name: productName, url: `${origin}/` },
    ...(item.publishedAt && { datePublished: item.publishedAt }),
    dateModified: item.updatedAt,
    version: item.version,
    isPartOf: { '@type': 'WebSite', name: productName, url: `${origin}/` },
    mainEntityOfPage: pageWithCrumbs(crumbsOf(item, kindTitle, section), origin),
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
      {
        type: 'application/atom+xml',
        title: 'What happens to it',
        href: origin + paths.itemFile(item.kind, item.id, '.atom'),
      },
      ...shownBy(origin, isThen ? origin + paths.itemThen(item.kind, item.id, item.version) : canonical, item.title),
    ],
    ...(shared && {
      image: pictureAt(origin + pictureOf(item, shared.digest, isThen), shared.says),
    }),
    ...(item.publishedAt && { citation: citationTags(citedItem(item, { productName, origin })) }),
    // What no list shows is found by whoever has the link, and by no search engine; of an item it finds what stands.
    ...((!item.isListed || isThen) && { robots: 'noindex' }),
    structuredData: { ...common, ...structuredData },
  }
}

/** The page of a version has the picture of that, and no other. */
const pictureOf = ({ kind, id, version }: SharedItem, digest: string, isThen: boolean): string =>
  paths.picture(kind, id, digest, isThen ? version : undefined)

/** As its page shows them. */
function crumbsOf({ kind, id, category }: SharedItem, kindTitle: string, section: string): Step[] {
  return [
    { title: 'All stuff', path: paths.allStuff() },
    { title: section, path: paths.allStuff({ kind: [kind] }) },
    { title: categoryTitles[category], path: paths.allStuff({ category: [category] }) },
    { title: `${kindTitle} ${id}`, path: paths.item(kind, id) },
  ]
}

/** Every picture that links lead to is of one size. */
function pictureAt(address: string, says: string): Picture {
  return { address, width: 1200, height: 630, type: 'image/png', says }
}

export const siteDescription = 'Knowledge Base of the Future'

function websiteOf(place: Exclude<Place, { is: 'item' }>, { productName, origin }: Site): Metadata {
  const shared = 'shared' in place ? place.shared : null
  const about = {
    title: productName,
    description: siteDescription,
    siteName: productName,
    type: 'website' as const,
    image: imageOf(shared, { productName, origin }),
  }
  if (place.is === 'home') {
    const canonical = origin + paths.home()
    return { ...about, canonical, beside: [feedOf({}, origin)], structuredData: siteData(productName, origin) }
  }
  if (place.is === 'screen') {
    const { path, isPrivate, structuredData } = place
    return {
      ...about,
      canonical: origin + path,
      ...(shared && { beside: shownBy(origin, origin + path, shared.title) }),
      ...(isPrivate && { robots: 'noindex' }),
      ...(structuredData && { structuredData }),
    }
  }
  const shelf: Shelf = { ...place.shelf, view: 'cards' }
  const narrowed = { ...filtersOfShelf(shelf), q: undefined, status: [] }
  const canonical = origin + paths.allStuff(shelf)
  // Programs are to show the view that somebody sent: the address without it is that of the cards.
  const sent = origin + paths.allStuff(place.shelf)
  return {
    ...about,
    canonical,
    beside: [feedOf(narrowed, origin), ...(shared ? shownBy(origin, sent, shared.title) : [])],
    ...(!isToBeFound(place) && { robots: 'noindex, follow' }),
  }
}

/** No search, no later part of a list, and no map around what no list shows: nothing is told of that. */
function isToBeFound({ shelf: { q, cursor, view }, shared }: Extract<Place, { is: 'shelf' }>): boolean {
  return q === undefined && cursor === undefined && (view !== 'map' || Boolean(shared))
}

/** Its own picture, or that of the site. */
function imageOf(shared: SharedScreen | null | undefined, { productName, origin }: Site): Picture {
  return shared
    ? pictureAt(origin + shared.picture, shared.says)
    : pictureAt(origin + sitePicture, `${productName}: ${siteDescription}`)
}

/** Where programs learn how to show a page. */
function shownBy(origin: string, page: string, title: string) {
  return oembedLinks(origin, page).map((link) => ({ ...link, title }))
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
