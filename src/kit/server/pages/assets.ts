/** Built files, whose names change with their content: kept for a year, compressed when they were built. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: resolve(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    index: false,
  })
  const favicon = await readFile('src/kit/web/theme/favicon.svg')
  app.get('/favicon.svg', (_, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(favicon),
  )
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301))
}
