/**
 * Frames on other sites: an item at `/embed/trend/131`, a page of several at `/embed/set/...`, `/embed/radar?...`. Drawn
 * whole, without a cookie, under a policy of its own; a frame of what is not public says so, in the same words as for what
 * never was.
 */
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#kit/dates.ts'
import { paths } from '#items/paths.ts'
import { embeddingAsked, type Query, versionAsked } from '../../embeds/asked.ts'
import { createFrames, type EmbedParts } from './frames.ts'
import { serveHostScript } from './host-script.ts'
import { servePageEmbeds } from './page-embeds.ts'

type Asked = { Params: { kind: string; id: string }; Querystring: Query }

export function serveEmbeds(app: FastifyInstance, parts: EmbedParts): void {
  const { find, site } = parts
  const frames = createFrames(parts)
  app.get<Asked>('/embed/:kind/:id', async (request, reply) => {
    const { params, query } = request
    const version = versionAsked(query['v'])
    const shared = version === null ? null : await find({ ...params, version })
    if (!shared) return frames.nothing(reply)
    const { view } = shared
    const { theme, ...asked } = embeddingAsked(query)
    const isFixed = version !== undefined
    const today = dayOf(new Date())
    const canonical = site.origin + paths.item(view.kind, view.id)
    const page = isFixed ? site.origin + paths.itemThen(view.kind, view.id, view.version) : canonical
    const { productName } = site
    return frames.show(request, reply, {
      given: { shared: view, ...asked, page, productName, today },
      title: view.title,
      canonical,
      theme,
      tag: `v${view.version}.${view.digest}.${today}`,
      asked: `${params.kind}/${params.id} ${JSON.stringify(asked)} ${theme} ${isFixed}`,
    })
  })
  servePageEmbeds(app, { ...parts, frames })
  app.get('/embed/*', (_, reply) => frames.nothing(reply))
  serveHostScript(app)
}
