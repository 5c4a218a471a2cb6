/** What shows items outside their pages: every view there is, and what they are made of. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { serveSitemap } from '#items/server/shelf/sitemap.ts'
import { paths } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { citations } from '#outlets/server/files/citations.ts'
import { itemCalendar, serveCalendar } from '#outlets/server/lists/calendars.ts'
import { serveFeeds } from '#outlets/server/lists/feeds.ts'
import { serveGuide } from '#outlets/server/files/guide.ts'
import { markdownTwin } from '#outlets/server/files/markdown.ts'
import { qrCode } from '#outlets/server/files/qr.ts'
import { seriesFiles } from '#outlets/server/files/series-files.ts'
import { createFindShared } from '#outlets/server/find-shared.ts'
import { openPictures } from '#outlets/server/pictures/pictures.ts'
import { plainDataBeside } from '#outlets/server/plain-data.ts'
import { serveViews, type View } from '#outlets/server/view.ts'
import { listSetAddresses } from '#scenarios/server/sets.ts'
import { kinds } from '../../kinds.ts'

/** Those that keep nothing. */
const files: readonly View[] = [...citations, ...seriesFiles, markdownTwin, itemCalendar, qrCode]

type Parts = {
  app: FastifyInstance
  database: { db: QueryExecutorProvider; pool: Pool }
  site: Site
  owe(request: FastifyRequest, cost: number): void
}

export function openOutlets({ app, database: { db, pool }, site, owe }: Parts): void {
  const find = createFindShared(pool, kinds)
  const kindNames = kinds.map(({ name }) => name)
  serveSitemap(app, db, site.origin, async () =>
    (await listSetAddresses(pool)).map(({ slug, updatedAt }) => ({ path: paths.set(slug), changed: updatedAt })),
  )
  serveGuide(app, { site, kinds })
  serveCalendar(app, { db, kinds, site })
  serveFeeds(app, { db, find, site, kindNames })
  serveViews(app, [plainDataBeside(files), ...files, openPictures(app, site)], { find, site, owe, kinds: kindNames })
}
