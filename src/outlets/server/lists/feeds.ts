/** Feeds of what happened: what is new, revised, resolved or closing, with the filters of a shelf, in three formats. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { QueryExecutorProvider } from 'kysely'
import { capital } from '#kit/text.ts'
import { dayOf } from '#kit/dates.ts'
import { tagOf } from '#kit/server/http/etag.ts'
import { Refusal } from '#kit/refusal.ts'
import { itemId } from '#items/item.ts'
import { paths } from '#items/paths.ts'
import { toldOf } from '#items/server/moves/list-moved.ts'
import { sayHeadline } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import { atomOf } from '../../feeds/atom.ts'
import type { Entry, Feed } from '../../feeds/feed.ts'
import { paragraph } from '../../feeds/prose-html.ts'
import { isPinged } from '../../feeds/pinged.ts'
import { jsonFeedOf } from '../../feeds/json-feed.ts'
import { rssOf } from '../../feeds/rss.ts'
import { answerView } from '../answer-view.ts'
import type { FindSpoken, Spoken } from './kept-entries.ts'
import { filtersIn, type Narrowed, searchOf } from './narrowed.ts'
import { type FeedName, feedNames, type FeedPlace, type Happened, listHappened } from './feed-store.ts'

const each = 50
/** Of the site itself: the day of the first thing it could have told. */
export const opened = '2026-11-20T00:00:00.000Z'

export const formats = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomOf },
  rss: { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
} as const
export type Format = keyof typeof formats

/** Of the feed, and of the screen that shows the same. */
type Kind = {
  title: string
  shelf: Partial<Shelf>
  /** What the name of an entry ends in. */
  idOf(happened: Happened): string
  /** Whether its entries are about a version, and lead to it. */
  isOfVersion?: boolean
}
const kinds: Record<FeedName, Kind> = {
  new: { title: 'New', shelf: { sort: 'newest' }, idOf: () => 'published' },
  moved: { title: 'Moved', shelf: { sort: 'moved' }, idOf: ({ at }) => `moved-${at.toISOString()}` },
  revised: { title: 'Revised', shelf: { sort: 'updated' }, idOf: ({ version }) => `v${version}`, isOfVersion: true },
  resolved: { title: 'Resolved', shelf: { status: ['resolved'] }, idOf: ({ key }) => `resolved-${key}` },
  closing: { title: 'Closing soon', shelf: { status: ['closing'] }, idOf: ({ key }) => `closes-${key}` },
}

type Parts = {
  db: QueryExecutorProvider
  speak: FindSpoken
  site: Site
  kindNames: readonly string[]
  /** Who is told that there is something new; null where nobody is. */
  hub: string | null
}

export function serveFeeds(app: FastifyInstance, { db, speak, site, kindNames, hub }: Parts): void {
  for (const name of feedNames) {
    for (const format of Object.keys(formats) as Format[]) {
      app.get(paths.feed(name, format), { config: { cost: 20 } }, async (request, reply) => {
        const search = searchOf(request.url)
        const filters = filtersIn(search, kindNames)
        const today = dayOf(new Date())
        const asked = { among: { filters }, place: placeIn(search.get('after')), most: each + 1, today }
        const rows = await listHappened(db, name, asked)
        const entries = await entriesOf(rows.slice(0, each), { speak, site, today })
        const last = rows.length > each ? rows[each - 1] : undefined
        const feed = feedOf({ name, format, filters, after: search.get('after'), last, entries, site, hub })
        const body = formats[format].write(feed)
        reply.header('last-modified', new Date(feed.updatedAt).toUTCString())
        return answerView(request, reply, tagOf(body), () => ({ type: formats[format].type, body }))
      })
    }
  }
}

type Of = {
  name: FeedName
  format: Format
  filters: Narrowed
  after: string | null
  last: Happened | undefined
  entries: Entry[]
  site: Site
  hub: string | null
}

function feedOf({ name, format, filters, after, last, entries, site, hub }: Of): Feed {
  const { title, shelf } = kinds[name]
  const first = site.origin + paths.feed(name, format, filters)
  const isWhole = after === null && first === site.origin + paths.feed(name, format)
  const partFrom = (place: string) => `${first}${first.includes('?') ? '&' : '?'}after=${encodeURIComponent(place)}`
  return {
    title: `${site.productName}: ${title}`,
    first,
    self: after === null ? first : partFrom(after),
    home: site.origin + paths.allStuff({ ...filters, ...shelf }),
    next: last ? partFrom(`${last.key} ${last.id}`) : null,
    // A part of it, or what a filter leaves, nobody is told of.
    hub: isWhole && isPinged(name) ? hub : null,
    updatedAt: entries[0]?.at ?? opened,
    entries,
    siteName: site.productName,
  }
}

/** What has gone since it was listed is left out. */
export async function entriesOf(
  rows: readonly Happened[],
  { speak, site, today }: Pick<Of, 'site'> & { speak: FindSpoken; today: string },
) {
  const found = await Promise.all(
    rows.map(async ({ version, ...row }) => {
      const spoken = await speak(kinds[row.name].isOfVersion ? { ...row, version } : row, today)
      return spoken && entryOf({ ...row, version }, spoken, site)
    }),
  )
  return found.filter((one) => one !== null)
}

function entryOf(row: Happened, spoken: Spoken, site: Site): Entry {
  const { kind, id, title, summary, author, category, tags, publishedAt, digest } = spoken
  const { isOfVersion, title: happened, idOf } = kinds[row.name]
  const headline = sayHeadline(spoken)
  const what = spoken.isEstimate ? 'Estimate: ' : 'Measured: '
  const number = headline && `${spoken.figure && what}${headline}.`
  const says = [moveIn(row), summary, number].filter(Boolean).join(' ')
  const { hostname } = new URL(site.origin)
  return {
    tag: `tag:${hostname},2026:${kind}/${id}/${idOf(row)}`,
    title: `${happened}: ${title}`,
    url: site.origin + (isOfVersion ? paths.itemThen(kind, id, row.version) : paths.item(kind, id)),
    picture: site.origin + paths.picture(kind, id, digest, isOfVersion ? spoken.version : undefined),
    at: row.at.toISOString(),
    says,
    html: [paragraph(says), spoken.html].filter(Boolean).join('\n'),
    author,
    category,
    tags,
    publishedAt,
  }
}

/** How it moved, and why where that is known, as sentences; nothing of what did not move. */
function moveIn({ at, before, after, because, cause = null }: Happened): string {
  const told = before && after && because && toldOf({ before, after, because, cause, moved_at: at })
  if (!told) return ''
  const { says, why } = told.move
  return [`${capital(says)}.`, why && `${why}.`].filter(Boolean).join(' ')
}

const day = z.iso.date()
const instant = z.iso.datetime({ offset: true })
/** The database takes no hour that is 16 or more from UTC. */
const fartherThanAnyZone = /[+-](1[6-9]|2\d)(:?\d\d)?$/

/** 'published at, id' as `next` of the part before wrote it: a day, or an instant as the database writes it. */
function placeIn(said: string | null): FeedPlace | null {
  if (said === null) return null
  const place = said.lastIndexOf(' ')
  const [key, id] = [said.slice(0, place), said.slice(place + 1)]
  const isInstant = instant.safeParse(key.replace(' ', 'T').replace(/\+(\d\d)$/, '+$1:00')).success
  if (
    !(day.safeParse(key).success || (isInstant && !fartherThanAnyZone.test(key))) ||
    key < '0001' ||
    !itemId.safeParse(id).success
  )
    throw new Refusal('invalid-cursor')
  return { key, id }
}
