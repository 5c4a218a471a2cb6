/** Feeds of what happened: what is new, revised, resolved or closing, with the filters of a shelf, in three formats. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { tagOf } from '#kit/server/http/etag.ts'
import { Refusal } from '#kit/refusal.ts'
import { itemId } from '#items/item.ts'
import { paths } from '#items/paths.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import { atomOf } from '../../feeds/atom.ts'
import type { Entry, Feed } from '../../feeds/feed.ts'
import { jsonFeedOf } from '../../feeds/json-feed.ts'
import { rssOf } from '../../feeds/rss.ts'
import { answerView } from '../answer-view.ts'
import type { FindShared } from '../find-shared.ts'
import { filtersIn, type Narrowed, searchOf } from './narrowed.ts'
import { type FeedName, feedNames, type FeedPlace, type Happened, listHappened } from './feed-store.ts'

const each = 20
/** Of the site itself: the day of the first thing it could have told. */
const opened = '2026-11-20T00:00:00.000Z'

const formats = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomOf },
  rss: { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
} as const

/** Of the feed, and of the screen that shows the same. */
const kinds: Record<FeedName, { title: string; shelf: Partial<Shelf>; idOf(happened: Happened): string }> = {
  new: { title: 'New', shelf: { sort: 'newest' }, idOf: () => 'published' },
  revised: { title: 'Revised', shelf: { sort: 'updated' }, idOf: ({ version }) => `v${version}` },
  resolved: { title: 'Resolved', shelf: { status: ['resolved'] }, idOf: ({ key }) => `resolved-${key}` },
  closing: { title: 'Closing soon', shelf: { status: ['closing'] }, idOf: ({ key }) => `closes-${key}` },
}

type Parts = { db: QueryExecutorProvider; find: FindShared; site: Site; kindNames: readonly string[] }

export function serveFeeds(app: FastifyInstance, { db, find, site, kindNames }: Parts): void {
  for (const name of feedNames) {
    for (const format of Object.keys(formats) as (keyof typeof formats)[]) {
      app.get(paths.feed(name, format), { config: { cost: 20 } }, async (request, reply) => {
        const search = searchOf(request.url)
        const filters = filtersIn(search, kindNames)
        const asked = { filters, place: placeIn(search.get('after')), most: each + 1, today: dayOf(new Date()) }
        const rows = await listHappened(db, name, asked)
        const entries = await entriesOf(rows.slice(0, each), { name, find, site })
        const last = rows.length > each ? rows[each - 1] : undefined
        const feed = feedOf({ name, format, filters, after: search.get('after'), last, entries, site })
        const body = formats[format].write(feed)
        reply.header('last-modified', new Date(feed.updatedAt).toUTCString())
        return answerView(request, reply, tagOf(body), () => ({ type: formats[format].type, body }))
      })
    }
  }
}

type Of = {
  name: FeedName
  format: keyof typeof formats
  filters: Narrowed
  after: string | null
  last: Happened | undefined
  entries: Entry[]
  site: Site
}

function feedOf({ name, format, filters, after, last, entries, site }: Of): Feed {
  const { title, shelf } = kinds[name]
  const first = site.origin + paths.feed(name, format, filters)
  const partFrom = (place: string) => `${first}${first.includes('?') ? '&' : '?'}after=${encodeURIComponent(place)}`
  return {
    title: `${site.productName}: ${title}`,
    first,
    self: after === null ? first : partFrom(after),
    home: site.origin + paths.allStuff({ ...filters, ...shelf }),
    next: last ? partFrom(`${last.key} ${last.id}`) : null,
    updatedAt: entries[0]?.at ?? opened,
    entries,
    siteName: site.productName,
  }
}

/** What has gone since it was listed is left out. */
async function entriesOf(
  rows: readonly Happened[],
  { name, find, site }: Pick<Of, 'name' | 'site'> & { find: FindShared },
) {
  const found = await Promise.all(
    rows.map(async (row) => {
      const shared = await find(name === 'revised' ? row : { kind: row.kind, id: row.id })
      return shared && entryOf(row, shared.view, { name, site })
    }),
  )
  return found.filter((one) => one !== null)
}

function entryOf(row: Happened, view: SharedView, { name, site }: Pick<Of, 'name' | 'site'>): Entry {
  const { kind, id, title, summary, figure, beside, author, category, tags, publishedAt } = view
  const headline = [figure, ...beside].filter(Boolean).join(', ')
  const { hostname } = new URL(site.origin)
  return {
    tag: `tag:${hostname},2026:${kind}/${id}/${kinds[name].idOf(row)}`,
    title: `${kinds[name].title}: ${title}`,
    url: site.origin + (name === 'revised' ? paths.itemThen(kind, id, row.version) : paths.item(kind, id)),
    at: row.at.toISOString(),
    says: headline ? `${summary} ${headline}.` : summary,
    author,
    category,
    tags,
    publishedAt,
  }
}

const day = z.iso.date()
const instant = z.iso.datetime({ offset: true })

/** 'published at, id' as `next` of the part before wrote it: a day, or an instant as the database writes it. */
function placeIn(said: string | null): FeedPlace | null {
  if (said === null) return null
  const place = said.lastIndexOf(' ')
  const [key, id] = [said.slice(0, place), said.slice(place + 1)]
  const isPlace =
    day.safeParse(key).success || instant.safeParse(key.replace(' ', 'T').replace(/\+(\d\d)$/, '+$1:00')).success
  if (!isPlace || key < '0001' || !itemId.safeParse(id).success) throw new Refusal('invalid-cursor')
  return { key, id }
}
