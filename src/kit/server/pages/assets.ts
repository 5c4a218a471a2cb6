/** Built files, whose names change with their content: kept for a year, compressed when they were built. */
import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export async function serveAssets(app: FastifyInstance, dist: string): Promise<void> {
  await serveFolder(app, '/assets/', resolve(dist, 'web/assets'))
  // Frames of other sites load these, also such as have no origin.
  await serveFolder(app, '/assets/embeds/', resolve(dist, 'embeds/assets/embeds'), {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

async function serveFolder(app: FastifyInstance, prefix: string, root: string, headers: Record<string, string> = {}) {
  await app.register(staticFiles, {
    root,
    prefix,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => void reply.headers(headers),
  })
}
