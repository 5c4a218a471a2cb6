/**
 * Pictures over HTTP: `/trend/131.png`, 1200 by 630, `?size=square` for 1080 by 1080, and that of the site. Drawn in a
 * thread, kept in memory; where too many wait, a link has the picture of the site until the next time it is asked for.
 */
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#kit/dates.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import { sitePicture } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { answerView } from '../answer-view.ts'
import type { View } from '../view.ts'
import type { Size } from './frames.ts'
import { createKeptPictures } from './kept-pictures.ts'

const most = { bytes: 64 * 1024 * 1024, waiting: 4 }
/** In milliseconds of a processor, of one that is not kept. */
const drawing = 40
const type = 'image/png'

export function openPictures(app: FastifyInstance, site: Site): View {
  const thread = openComputeThread(new URL('pictures-thread.ts', import.meta.url))
  app.addHook('onClose', () => thread.close())
  const ask = async (task: 'item' | 'page' | 'site', input: object) => (await thread.compute(task, input)) as Uint8Array // all answer that
  const kept = createKeptPictures(most)
  const plain = createPlain((size, today) => ask('site', { productName: site.productName, size, today }))

  app.get(sitePicture, (request, reply) => {
    const today = dayOf(new Date())
    return answerView(request, reply, `site.${today}`, async () => ({ body: await plain('wide', today), type }))
  })
  return {
    ending: '.png',
    cost: 1,
    async make({ view }, { query, owe }) {
      const size: Size = query['size'] === 'square' ? 'square' : 'wide'
      const key = `${view.kind}/${view.id} v${view.version}.${view.digest} ${size}`
      const made = kept.find(key, () => {
        owe(drawing)
        return ask('item', { view, site, size })
      })
      if (made) return { body: await made, type }
      return { body: await plain(size, dayOf(new Date())), type, headers: fleeting }
    },
  }
}

/** So that nobody keeps it in the place of the item's own. */
const fleeting = { 'cache-control': 'no-store', etag: '"waiting"' }

/** One a size, drawn once a day. */
function createPlain(draw: (size: Size, today: string) => Promise<Uint8Array>) {
  const known = new Map<Size, { today: string; made: Promise<Buffer> }>()
  return (size: Size, today: string): Promise<Buffer> => {
    const last = known.get(size)
    if (last?.today === today) return last.made
    const made = draw(size, today).then((bytes) => Buffer.from(bytes))
    known.set(size, { today, made })
    made.catch(() => known.delete(size))
    return made
  }
}
