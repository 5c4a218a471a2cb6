/**
 * `/embed.js`, for pages that show embeds: sets the height of each to that of what it shows. It is the same for good,
 * since pages name its digest.
 */
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { hostScript } from '#items/sharing/embedding.ts'
import { answerView } from '../answer-view.ts'

const body = readFileSync(new URL('embed.js', import.meta.url))

export function serveHostScript(app: FastifyInstance): void {
  app.get(hostScript.path, (request, reply) =>
    answerView(request, reply, hostScript.integrity, () => ({
      body,
      type: 'text/javascript; charset=utf-8',
      headers: { 'cache-control': 'public, max-age=604800' },
    })),
  )
}
