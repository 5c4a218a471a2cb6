/** What shows items outside their pages: every view there is, and what they are made of. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { findOwnerOfFeed } from '#items/server/mine/own-feed/own-feed.ts'
import { serveSitemap } from '#items/server/shelf/sitemap.ts'
import type { Texts } from '#items/server/text/texts.ts'
import { paths } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { citations } from '#outlets/server/files/citations.ts'
import { itemCalendar, serveCalendar } from '#outlets/server/lists/calendars.ts'
import { keepEntries } from '#outlets/server/lists/kept-entries.ts'
import { listingDated } from '#outlets/server/lists/listed-items.ts'
import { itemFeed } from '#outlets/server/lists/item-feed.ts'
import { serveOwnFeeds } from '#outlets/server/lists/own-feeds.ts'
import { serveFeeds } from '#outlets/server/lists/feeds.ts'
import { writingOf } from '#outlets/server/lists/whole-text.ts'
import { serveGuide } from '#outlets/server/files/guide.ts'
import { markdownTwin } from '#outlets/server/files/markdown.ts'
import { qrCode } from '#outlets/server/files/qr.ts'
import { serveEmbeds } from '#outlets/server/embeds/embeds.ts'
import type { EmbedParts } from '#outlets/server/embeds/frames.ts'
import { serveOembed } from '#outlets/server/embeds/oembed.ts'
import { seriesFiles } from '#outlets/server/files/series-files.ts'
import type { FindPage } from '#items/sharing/shared-page.ts'
import type { FindShared } from '#outlets/server/find-shared.ts'
import { servePagePictures } from '#outlets/server/pictures/page-pictures.ts'
import { openPictures } from '#outlets/server/pictures/pictures.ts'
import { plainDataBeside } from '#outlets/server/plain-data.ts'
import { serveViews, type View } from '#outlets/server/view.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { Post } from '#sources/server/fetcher/poster.ts'
import { findEarned } from '#forecasts/server/earned.ts'
import { listScoredForecasters } from '#forecasts/server/leaderboard/leaderboard-store.ts'
import { listSetAddresses } from '#scenarios/server/sets.ts'
import { kinds } from '../../kinds.ts'
import { openIndexNow } from './index-now.ts'
import { openWebSub } from './web-sub.ts'

/** Those that ask the database nothing more. */
const files: readonly View[] = [...citations, ...seriesFiles, markdownTwin, qrCode]

type Parts = {
  app: FastifyInstance
  database: { db: QueryExecutorProvider; pool: Pool }
  queue: Queue
  config: Pick<Config, 'embedAncestors' | 'webSubHub' | 'indexNowKey'>
  site: Site
  owe(request: FastifyRequest, cost: number): void
  find: FindShared
  texts: Texts
  /** What is told of a page that is no item. */
  findPage: FindPage
  embeds: Pick<EmbedParts, 'draw' | 'assets'>
  /** To whoever is told that there is something new. */
  post: Post
  /** What is served from then on is what visitors are shown. */
  readingRoutes(part: FastifyInstance): void
}

export function openOutlets(parts: Parts): void {
  const { app, site, owe, find, findPage, texts, embeds, config } = parts
  const { db, pool } = parts.database
  const hub = openWebSub({ ...parts, db, origin: site.origin, hub: config.webSubHub })
  openIndexNow({ ...parts, db, origin: site.origin, key: config.indexNowKey })
  const listDated = listingDated(db, kinds)
  const speak = keepEntries(find, writingOf(texts, site.origin))
  const kindNames = kinds.map(({ name }) => name)
  const ownerOf = (token: string) => findOwnerOfFeed(db, token)
  serveOwnFeeds(app, { db, speak, listDated, site, ownerOf, earnedOf: (owner) => findEarned(pool, owner) })
  parts.readingRoutes(app)
  serveSitemap(app, db, site.origin, async () => [
    ...(await listSetAddresses(pool)).map(({ slug, updatedAt }) => ({ path: paths.set(slug), changed: updatedAt })),
    ...(await listScoredForecasters(db)).map(({ name, madeAt }) => ({ path: paths.forecaster(name), changed: madeAt })),
  ])
  serveGuide(app, { site, kinds })
  serveCalendar(app, { listDated, kindNames, site })
  serveFeeds(app, { db, speak, site, kindNames, hub })
  serveOembed(app, { find, findPage, site })
  serveEmbeds(app, { find, findPage, site, owe, ancestors: config.embedAncestors, ...embeds })
  const pictures = openPictures(app, site)
  servePagePictures(app, { findPage, site, owe, draw: pictures.draw })
  const named = [...files, itemCalendar(db, kinds)]
  serveViews(app, [plainDataBeside(named), ...named, itemFeed(db, speak, hub), pictures.view], {
    find,
    site,
    owe,
    kinds: kindNames,
  })
}
