/** Pictures of pages that are no items, beside their addresses: `/set/ai-work-2040.png`, `/all-stuff.png?kind=trend`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths, sets } from '#items/paths.ts'
import type { FindPage } from '#items/sharing/shared-page.ts'
import type { Site } from '#items/sharing.ts'
import { Refusal } from '#kit/refusal.ts'
import { answerView } from '../answer-view.ts'
import { type DrawPicture, sizeAsked } from './pictures.ts'

type Parts = { findPage: FindPage; site: Site; draw: DrawPicture; owe(request: FastifyRequest, cost: number): void }
type Asked = { Querystring: Record<string, unknown> }

/** What is found for one costs what it costs its page. */
const finding = { config: { cost: 10 } }

export function servePagePictures(app: FastifyInstance, { findPage, site, draw, owe }: Parts): void {
  for (const address of [`${sets}:slug(^[a-z0-9-]{1,80}).png`, `${paths.allStuff()}.png`, `${paths.record()}.png`]) {
    app.get<Asked>(address, finding, async (request, reply) => {
      const told = await findPage(request.url.replace('.png', ''))
      if (!told) throw new Refusal('not-shown')
      const { page, digest } = told
      const { size, width } = sizeAsked(request.query)
      return answerView(request, reply, `${digest}.${size}.${width ?? ''}`, () =>
        draw({
          key: `${page.path} ${digest} ${size} ${width ?? ''}`,
          task: 'page',
          input: { picture: { page, site, size }, width },
          size,
          owe: (cost) => owe(request, cost),
        }),
      )
    })
  }
}
