/** Frames of pages that are no items: of sets and the record by their addresses, of lists by the name of their view. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths, sets } from '#items/paths.ts'
import { embedOfPage, embeddedViews, type ListEmbed } from '#items/sharing/page-embeds.ts'
import { embeddingAsked, type Query, versionAsked } from '../../embeds/asked.ts'
import { searchOf } from '../lists/narrowed.ts'
import type { EmbedParts, Frames } from './frames.ts'

type Asked = { Params: { slug: string }; Querystring: Query }
/** What is found for one costs what it costs its page. */
const finding = { config: { cost: 10 } }

type Parts = Pick<EmbedParts, 'findPage' | 'site'> & { frames: Frames }

export function servePageEmbeds(app: FastifyInstance, { findPage, site, frames }: Parts): void {
  const show = async (request: FastifyRequest<Asked>, reply: FastifyReply, address: string) => {
    // It is shown as it is: there are no versions of a list, and the page of a set is that of the newest.
    const told = versionAsked(request.query['v']) === undefined ? await findPage(address) : null
    if (!told) return frames.nothing(reply)
    const { page, digest } = told
    const { theme, ...asked } = embeddingAsked(request.query)
    const { origin, productName } = site
    return frames.show(request, reply, {
      given: { told: page, ...asked, origin, productName },
      title: page.title,
      canonical: origin + page.path,
      theme,
      tag: digest,
      asked: `${page.embed} ${JSON.stringify(asked)} ${theme}`,
    })
  }
  app.get<Asked>(embedOfPage(`${sets}:slug`), finding, (request, reply) =>
    show(request, reply, paths.set(encodeURIComponent(request.params.slug))),
  )
  app.get<Asked>(embedOfPage(paths.record()), finding, (request, reply) => show(request, reply, paths.record()))
  for (const name of Object.keys(embeddedViews) as ListEmbed[])
    app.get<Asked>(`/embed/${name}`, finding, (request, reply) =>
      show(request, reply, listNamed(name, searchOf(request.url))),
    )
}

/** In the address of a frame `view` says how much of it is shown; which view of the list it is says its name. */
function listNamed(name: ListEmbed, search: URLSearchParams): string {
  search.set('view', embeddedViews[name])
  return `${paths.allStuff()}?${search}`
}
