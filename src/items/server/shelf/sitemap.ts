/**
 * What search engines are told: every listed item, their authors and sets, and what to stay away from. File N has the
 * items of the ids from N * 2,500 + 1 to (N + 1) * 2,500, so that the index asks for the last id alone, and an item
 * stays in its file whatever becomes of others. An index may name 50,000 files: of 125,000,000 ids.
 */
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { escapeHtml } from '#kit/escape-html.ts'
import { paths } from '../../paths.ts'
import { findLastId, listAddresses, listListedAuthors } from './listed-store.ts'

/** Of ids in a file; and of authors. */
const [most, mostAuthors] = [2500, 20_000]
const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const withPictures = `${schema} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`

/** Pages that this room does not know, with the time of their last change. */
type Others = () => Promise<{ path: string; changed: Date }[]>

export function serveSitemap(app: FastifyInstance, db: QueryExecutorProvider, origin: string, others: Others): void {
  app.get('/robots.txt', (_, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /my-stuff\nDisallow: /operator\nAllow: /api/docs\n\n# What is here, for programs that read: ${origin}/llms.txt\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', async (_, reply) => {
    const ranges = Math.max(1, Math.ceil((await findLastId(db)) / most))
    const names = [...Array(ranges).keys(), 'authors']
    const files = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`)
    return xml(reply, `<sitemapindex ${schema}>\n${files.join('\n')}\n</sitemapindex>\n`)
  })

  app.get('/sitemap/authors.xml', async (_, reply) => {
    const authors = (await listListedAuthors(db, mostAuthors)).map(({ id, updated_at }) =>
      entry(origin + paths.author(id), updated_at),
    )
    return xml(reply, urlset(authors))
  })

  app.get<{ Params: { range: string } }>('/sitemap/:range(^\\d{1,9}).xml', async ({ params }, reply) => {
    const after = Number(params.range) * most
    const screens =
      after === 0
        ? [
            ...[
              paths.home(),
              paths.allStuff(),
              paths.record(),
              paths.leaderboard(),
              paths.method(),
              paths.pricing(),
            ].map((path) => entry(origin + path)),
            ...(await others()).map(({ path, changed }) => entry(origin + path, changed)),
          ]
        : []
    const items = (await listAddresses(db, after, after + most)).map(({ kind, id, changed_at }) =>
      entry(origin + paths.item(kind, id), changed_at, origin + paths.itemFile(kind, id, '.png')),
    )
    return xml(reply, urlset([...screens, ...items]))
  })
}

function urlset(entries: readonly string[]): string {
  return `<urlset ${withPictures}>\n${entries.join('\n')}\n</urlset>\n`
}

function entry(address: string, changed?: Date, picture?: string): string {
  const at = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const pictured = picture ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>` : ''
  return `<url><loc>${escapeHtml(address)}</loc>${at}${pictured}</url>`
}

function xml<Reply extends { headers(values: Record<string, string>): Reply; send(body: string): Reply }>(
  reply: Reply,
  body: string,
): Reply {
  return reply
    .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' })
    .send(start + body)
}
