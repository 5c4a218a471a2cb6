/** How devices show the site among others: its icons, and the manifest by which it is put on a screen of its own. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { maskableIcons, touchIcon } from '#kit/app-icons.ts'
import { paper } from '#kit/paper.ts'

const folder = 'src/kit/web/theme/icons'
const favicon = { path: '/favicon.svg', type: 'image/svg+xml' }
const png = 'image/png'

/** What the head of every page names. The drawing turns light by itself where the system is dark. */
export const iconTags = [
  `<link rel="icon" href="${favicon.path}" type="${favicon.type}">`,
  `<link rel="apple-touch-icon" href="${touchIcon.path}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n')

export async function serveIcons(app: FastifyInstance, site: { productName: string; description: string }) {
  const drawn = [touchIcon, ...maskableIcons].map(({ path }) => ({ path, type: png }))
  for (const { path, type } of [favicon, ...drawn]) {
    const file = await readFile(join(folder, path))
    app.get(path, (_, reply) => reply.headers(headersOf(type)).send(file))
  }
  app.get('/favicon.ico', (_, reply) => reply.redirect(favicon.path, 301))
  const manifest = Buffer.from(JSON.stringify(manifestOf(site)))
  app.get('/manifest.webmanifest', (_, reply) => reply.headers(headersOf('application/manifest+json')).send(manifest))
}

function headersOf(type: string) {
  return { 'content-type': type, 'cache-control': 'public, max-age=86400' }
}

/** https://www.w3.org/TR/appmanifest/. It knows one colour each; the pages themselves say both. */
function manifestOf({ productName, description }: { productName: string; description: string }) {
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    // Readers follow links out of it and want to come back.
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: favicon.path, sizes: 'any', type: favicon.type, purpose: 'any' },
      ...maskableIcons.map(({ path, size }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: png,
        purpose: 'any maskable',
      })),
    ],
  }
}
