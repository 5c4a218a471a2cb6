/**
 * What happens to the items that somebody saved, and their days, at addresses that only they know. Whoever has one reads
 * it without signing in, so that it holds what everybody may read and nothing of the account. An address that was
 * renewed, or never was, is answered like any other where nothing is.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { knows, tagOf } from '#kit/server/http/etag.ts'
import { Refusal } from '#kit/refusal.ts'
import { paths } from '#items/paths.ts'
import { type Earned, hideCrowds } from '#items/server/hidden-crowds.ts'
import type { Site } from '#items/sharing.ts'
import { calendarOf } from '../../calendar/calendar.ts'
import { listHappened } from './feed-store.ts'
import { entriesOf, type Format, formats, opened } from './feeds.ts'
import type { FindSpoken } from './kept-entries.ts'
import type { ListDated } from './listed-items.ts'

/** Whoever saved an item has read of it by then: that it was published is no news to them. */
const told = ['moved', 'revised', 'resolved', 'closing'] as const
const mostEntries = 50
const mostItems = 300

type Parts = {
  db: QueryExecutorProvider
  speak: FindSpoken
  listDated: ListDated
  site: Site
  /** Whose address this is. */
  ownerOf(token: string): Promise<string | null>
  /** Of which questions its owner is told what people say; null: of all. */
  earnedOf(owner: string): Promise<Earned | null>
}
type Made = { type: string; body: string }
type Asked = { owner: string; token: string; site: Site; today: string }

export function serveOwnFeeds(app: FastifyInstance, { db, speak, listDated, site, ownerOf, earnedOf }: Parts): void {
  const serve = (folder: string, makes: Readonly<Record<string, (asked: Asked) => Promise<Made>>>) =>
    app.get<{ Params: { file: string } }>(`${folder}:file`, { config: { cost: 20 } }, async (request, reply) => {
      const { token, ending } = namedIn(request.params.file)
      const make = Object.hasOwn(makes, ending) ? makes[ending] : undefined
      const owner = make && (await ownerOf(token))
      if (!owner) throw new Refusal('not-found')
      const earned = await earnedOf(owner)
      const made = await hideCrowds(earned, () => make({ owner, token, site, today: dayOf(new Date()) }))
      return answerOwn(request, reply, made)
    })

  const feedAs = (format: Format) => async (asked: Asked) => ownFeed({ ...asked, db, speak, format })
  serve('/feeds/mine/', Object.fromEntries((Object.keys(formats) as Format[]).map((name) => [name, feedAs(name)])))
  serve('/calendar/mine/', {
    ics: async ({ owner, token, today }) => {
      const items = await listDated({ among: { savedBy: owner }, today, most: mostItems })
      const source = site.origin + paths.ownCalendar(token)
      const body = calendarOf({ name: `${site.productName}: what I saved`, source, items, site })
      return { type: 'text/calendar; charset=utf-8', body }
    },
  })
}

type Making = Asked & Pick<Parts, 'db' | 'speak'> & { format: Format }

async function ownFeed({ owner, token, site, today, db, speak, format }: Making): Promise<Made> {
  const asked = { among: { savedBy: owner }, place: null, most: mostEntries, today }
  const lists = await Promise.all(told.map((name) => listHappened(db, name, asked)))
  const newest = lists.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const entries = await entriesOf(newest.slice(0, mostEntries), { speak, site, today })
  const self = site.origin + paths.ownFeed(token, format)
  const { type, write } = formats[format]
  const body = write({
    title: `${site.productName}: what I saved`,
    self,
    first: self,
    home: site.origin + paths.saved(),
    next: null,
    // Its address is nobody else's to know.
    hub: null,
    updatedAt: entries[0]?.at ?? opened,
    entries,
    siteName: site.productName,
  })
  return { type, body }
}

/** Kept by its reader alone, and found by no search engine that an address reached. */
function answerOwn(request: FastifyRequest, reply: FastifyReply, { type, body }: Made): FastifyReply {
  const etag = tagOf(body)
  reply.headers({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex', etag })
  return knows(request, etag) ? reply.code(304).send() : reply.header('content-type', type).send(body)
}

/** 'token.atom'. */
function namedIn(file: string): { token: string; ending: string } {
  const point = file.lastIndexOf('.')
  return { token: file.slice(0, Math.max(point, 0)), ending: file.slice(point + 1) }
}
