/**
 * Built files, whose names change with their content: kept for a year, compressed when they were built. Those of builds
 * before lie in a folder of their own, where there is one.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { assetFolders } from './shared-assets.ts'

/** `shared` is the folder that `shareAssets` has filled. */
export async function serveAssets(app: FastifyInstance, dist: string, shared?: string): Promise<void> {
  const [pages, embeds] = assetFolders.map((folder) => rootsOf(folder, dist, shared))
  await serveFolder(app, '/assets/', pages ?? [])
  // Frames of other sites load these, also such as have no origin.
  await serveFolder(app, '/assets/embeds/', embeds ?? [], {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

function rootsOf(folder: string, dist: string, shared?: string): string[] {
  const old = shared === undefined ? [] : [resolve(shared, folder)].filter((path) => existsSync(path))
  return [resolve(dist, folder), ...old]
}

async function serveFolder(app: FastifyInstance, prefix: string, root: string[], headers: Record<string, string> = {}) {
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
