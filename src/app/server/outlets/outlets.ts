/** What shows items outside their pages: every view there is, and what they are made of. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Site } from '#items/sharing.ts'
import { citations } from '#outlets/server/files/citations.ts'
import { markdownTwin } from '#outlets/server/files/markdown.ts'
import { seriesFiles } from '#outlets/server/files/series-files.ts'
import { createFindShared } from '#outlets/server/find-shared.ts'
import { plainData } from '#outlets/server/plain-data.ts'
import { serveViews, type View } from '#outlets/server/view.ts'
import { kinds } from '../../kinds.ts'

const views: readonly View[] = [plainData, ...citations, ...seriesFiles, markdownTwin]

type Parts = { app: FastifyInstance; pool: Pool; site: Site; owe(request: FastifyRequest, cost: number): void }

export function openOutlets({ app, pool, site, owe }: Parts): void {
  const find = createFindShared(pool, kinds)
  serveViews(app, views, { find, site, owe, kinds: kinds.map(({ name }) => name) })
}
