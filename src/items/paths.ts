/** Every address that screens link to. Nobody types a path twice. */
import { screenPaths } from '#kit/paths.ts'
import { contentAddresses } from './addresses.ts'
import { type LeftOut, writeLeftOut } from './shelf/left-out.ts'
import { type Shelf, writeShelf } from './shelf/shelf.ts'
import type { Category } from './category-titles.ts'

/** Who wrote the collection, in the place of an account's id. */
export const house = 'farsight'

/** Where the pages of authors lie. */
export const authors = '/author/'

/** Where the pages of sets lie. */
export const sets = '/set/'

/** What links to pages without a picture of their own show. */
export const sitePicture = '/share.png'

/** Of the season that runs, and of all categories, where nothing is said. */
export type AskedLeaderboard = { season?: string; category?: Category }

export const paths = {
  ...screenPaths,
  leaderboard: ({ season, category }: AskedLeaderboard = {}) =>
    withQuery(
      screenPaths.leaderboard(),
      [season && `season=${season}`, category && `category=${category}`].filter(Boolean).join('&'),
    ),
  /** Whoever wrote an item: an account's id, or null for the house. */
  author: (id: string | null, cursor?: string) => withQuery(`${authors}${id ?? house}`, writeShelf({ cursor })),
  allStuff: (shelf: Partial<Shelf> = {}) => withQuery('/all-stuff', writeShelf(shelf)),
  /** The same with what its reader asked for and is told was left out: a page of its own. */
  allStuffAsked: (shelf: Shelf, leftOut: readonly LeftOut[]) =>
    withQuery('/all-stuff', [writeShelf(shelf), writeLeftOut(leftOut)].filter(Boolean).join('&')),
  item: (kind: string, id: string) => `/${kind}/${id}`,
  /** As it was at a version, for good. */
  itemThen: (kind: string, id: string, version: number) => `/${kind}/${id}/v/${version}`,
  /** A view of it beside its page: `/trend/131.bib?v=4`, of the newest version where none is named. */
  itemFile: (kind: string, id: string, ending: string, version?: number) =>
    withQuery(`/${kind}/${id}${ending}`, version === undefined ? '' : `v=${version}`),
  /** What happens to the items of a shelf, and their days, for programs that subscribe. */
  feed: (name: string, format: string, shelf: Partial<Shelf> = {}) =>
    withQuery(`/feeds/${name}.${format}`, writeShelf(shelf)),
  calendar: (shelf: Partial<Shelf> = {}) => withQuery('/calendar.ics', writeShelf(shelf)),
  /** What happens to what somebody saved, at an address that only they know, and its days. */
  ownFeed: (token: string, format: string) => `/feeds/mine/${token}.${format}`,
  ownCalendar: (token: string) => `/calendar/mine/${token}.ics`,
  /** Its picture, or that of a version; another digest is another picture to whoever has fetched one before. */
  picture: (kind: string, id: string, digest: string, version?: number) =>
    `/${kind}/${id}.png?${version === undefined ? '' : `v=${version}&`}d=${digest}`,
  /** The set that scenarios answer together, by its slug; with two of its choices against each other. */
  set: (slug: string, pair?: { across: string; down: string } | null) =>
    withQuery(`${sets}${slug}`, pair ? `across=${pair.across}&down=${pair.down}` : ''),
  /** Where the picture of a page that is no item lies, by the address of the page. */
  pictureOfPage: (page: string) => page.replace(/(?=\?|$)/, '.png'),
  /** The picture of a page that is no item, as its page says it; another digest is another picture. */
  pagePicture: (picture: string, digest: string) => `${picture}${picture.includes('?') ? '&' : '?'}d=${digest}`,
  /** Tells other programs how to show a page of this site; `page`: its whole address. */
  oembed: (page: string, format: string) => `/oembed?url=${encodeURIComponent(page)}&format=${format}`,
  /** `prediction/12`, as items name each other. */
  itemOf: (ref: string) => `/${ref}`,
} as const

/** What matches while somebody types, from the API. */
export function suggestionsPath(q: string, limit: number): string {
  const [, address] = contentAddresses.listItems.split(' ')
  return `${address}?${writeShelf({ q })}&limit=${limit}`
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}
