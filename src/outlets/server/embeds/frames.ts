/** How a frame is answered, whatever it shows: drawn whole, kept, under a policy of its own. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { EmbedAssets } from '#kit/server/pages/embed-assets.ts'
import { paths } from '#items/paths.ts'
import type { EmbedTheme } from '#items/sharing/embedding.ts'
import type { FindPage } from '#items/sharing/shared-page.ts'
import type { Site } from '#items/sharing.ts'
import { saysSimulation } from '#items/sharing/simulation.ts'
import { answerView } from '../answer-view.ts'
import type { FindShared } from '../find-shared.ts'
import type { DrawEmbed, EmbedGiven, PageEmbedGiven } from '../../embeds/embed-given.ts'
import { embedDocument } from './document.ts'
import { framedHeaders } from './headers.ts'

export type EmbedParts = {
  find: FindShared
  findPage: FindPage
  site: Site
  draw: DrawEmbed
  assets: EmbedAssets
  /** Who may show one in a frame: as `frame-ancestors` of a content policy names them. */
  ancestors: string
  owe(request: FastifyRequest, cost: number): void
}

/** What a frame shows. `tag`: which state of it; `asked`: what changes what is drawn of it. */
export type Framed = {
  given: EmbedGiven | PageEmbedGiven
  title: string
  canonical: string
  theme: EmbedTheme
  tag: string
  asked: string
}
export type Frames = {
  show(request: FastifyRequest, reply: FastifyReply, framed: Framed): Promise<FastifyReply>
  nothing(reply: FastifyReply): Promise<FastifyReply>
}

const mostBytes = 16 * 1024 * 1024
/** In milliseconds of a processor, of one that is not kept. */
const drawing = 6
const type = 'text/html; charset=utf-8'

export function createFrames({ site, draw, assets, ancestors, owe }: EmbedParts): Frames {
  const headers = framedHeaders(assets.loosened, ancestors)
  const kept = new LRUCache<string, string>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 1 })
  const { productName, origin, isSimulation } = site
  const note = isSimulation ? saysSimulation : null
  const { tags } = assets
  // The files that it names are of this build: with the next one it is another embed.
  const build = createHash('sha256').update(assets.stamp).digest('hex').slice(0, 8)
  return {
    async show(request, reply, { given, title, canonical, theme, tag, asked }) {
      unopened(reply).headers(headers)
      return answerView(request, reply, `${tag}.${build}`, async () => {
        const key = `${tag} ${asked}`
        const known = kept.get(key)
        if (known !== undefined) return { type, body: known }
        owe(request, drawing)
        const html = await draw(given)
        const body = embedDocument({ html, title: `${title} (${productName})`, theme, tags, canonical, note })
        kept.set(key, body)
        return { type, body }
      })
    },
    async nothing(reply) {
      const html = await draw({ home: origin + paths.home(), productName })
      const body = embedDocument({ html, title: productName, theme: 'auto', tags, canonical: null, note })
      return unopened(reply)
        .code(404)
        .headers({ ...headers, 'content-type': type, 'cache-control': 'no-store' })
        .send(body)
    },
  }
}

/** Whoever opens it by itself shares no window with anybody that they should be parted from. */
function unopened(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('cross-origin-opener-policy')
}
