/**
 * Development: Vite inside this process serves every module as it stands on the disk, and tells the browser when one
 * changes.
 */
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '../http/security-headers.ts'
import { type Assets, headEntry } from './document.ts'
import type { EmbedAssets } from './embed-assets.ts'

/** Vite puts styles into the page by script, and talks over a socket. Only here a policy gives way. */
function loosened(policy: string): string {
  const asked = policy.includes('connect-src') ? policy : `${policy}; connect-src 'self'`
  return asked
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
}
const devPolicy = loosened(contentPolicy())

export async function openDevServer(
  app: FastifyInstance,
): Promise<{ load(): Promise<unknown>; assets: Assets; embeds: EmbedAssets }> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', devPolicy)
    if (!isModule(request.url)) return
    reply.hijack()
    await new Promise<void>((done) => {
      request.raw.once('close', done)
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
    })
  })
  return {
    load: () => vite.ssrLoadModule('/src/app/web/render.tsx'),
    assets: {
      tagsFor: () =>
        [`/${headEntry}`, '/@vite/client', '/src/app/web/refresh.dev.ts', '/src/app/web/web.tsx']
          .map((src) => `<script type="module" src="${src}"></script>`)
          .join('\n'),
    },
    embeds: {
      tags: [
        '/@vite/client',
        '/src/app/web/refresh.dev.ts',
        '/src/outlets/web/embeds/styles.ts',
        '/src/outlets/web/embeds/script/script.ts',
      ]
        .map((src) => `<script type="module" src="${src}"></script>`)
        .join('\n'),
      stamp: String(Date.now()),
      loosened,
    },
  }
}

/** What Vite answers: its own files, and ours by their path. */
function isModule(url: string): boolean {
  return /^\/(@|src\/|node_modules\/|__[^/])/.test(url)
}
