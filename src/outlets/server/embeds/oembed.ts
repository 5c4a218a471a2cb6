/** oEmbed over HTTP: `/oembed?url=...`. What is private is told apart from what never was by nobody. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { FindPage } from '#items/sharing/shared-page.ts'
import type { Site } from '#items/sharing.ts'
import { answerView } from '../answer-view.ts'
import type { FindShared } from '../find-shared.ts'
import type { Query } from '../../embeds/asked.ts'
import { asXml, itemShown, limitAsked, type Oembed, oembedOf, pageShown, type Shown } from '../../embeds/oembed.ts'
import { itemNamed, pageNamed } from './item-named.ts'

const formats: Record<string, { type: string; write(said: Oembed): string }> = {
  json: { type: 'application/json; charset=utf-8', write: (said) => JSON.stringify(said) },
  xml: { type: 'text/xml; charset=utf-8', write: asXml },
}

type Parts = { find: FindShared; findPage: FindPage; site: Site }

export function serveOembed(app: FastifyInstance, { find, findPage, site }: Parts): void {
  /** An item or a page of several; `tag` changes with what is shown of it. */
  const findShown = async (url: string): Promise<{ shown: Shown; tag: string } | null> => {
    const item = itemNamed(url, site.origin)
    if (item) {
      const found = await find(item)
      if (!found) return null
      const { view } = found
      return { shown: itemShown(view, site.origin, item.version !== undefined), tag: `v${view.version}.${view.digest}` }
    }
    const address = pageNamed(url, site.origin)
    const told = address === null ? null : await findPage(address)
    return told && { shown: pageShown(told, site), tag: told.digest }
  }

  app.get<{ Querystring: Query }>('/oembed', { config: { cost: 10 } }, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query
    if (typeof url !== 'string' || url === '') throw new Refusal('no-address')
    const named = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
    if (!named) throw new Refusal('other-format')
    const found = await findShown(url)
    if (!found) throw new Refusal('not-shown')
    const limits = { maxWidth: limitAsked(maxwidth), maxHeight: limitAsked(maxheight) }
    return answerView(request, reply, found.tag, () => ({
      type: named.type,
      body: named.write(oembedOf(found.shown, site, limits)),
    }))
  })
}
