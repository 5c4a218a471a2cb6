/**
 * Pictures over HTTP: `/trend/131.png`, 1200 by 630, `?w=600` and `?w=300` for smaller ones, `?size=square` for 1080 by
 * 1080, and that of the site. All are drawn in one thread and kept in memory; where too many wait, a link has the picture
 * of the site until the next time it is asked for.
 */
import type { FastifyInstance } from 'fastify'
import { dayOf } from '#kit/dates.ts'
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import { sitePicture } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { answerView, type Made } from '../answer-view.ts'
import { pictureWidths } from '../../embeds/picture-widths.ts'
import type { View } from '../view.ts'
import type { Size } from './frames.ts'
import { createKeptPictures } from './kept-pictures.ts'

const most = { bytes: 64 * 1024 * 1024, waiting: 4 }
/** In milliseconds of a processor, of one that is not kept. */
const drawing = 40
const type = 'image/png'

/** What one is drawn of: `key` names it for as long as it is the same. */
type Wanted = { key: string; task: 'item' | 'page'; input: object; size: Size; owe(cost: number): void }
export type DrawPicture = (wanted: Wanted) => Promise<Made>

export function openPictures(app: FastifyInstance, site: Site): { view: View; draw: DrawPicture } {
  const thread = openComputeThread(new URL('pictures-thread.ts', import.meta.url))
  app.addHook('onClose', () => thread.close())
  const ask = async (task: 'item' | 'page' | 'site', input: object) => (await thread.compute(task, input)) as Uint8Array // all answer that
  const kept = createKeptPictures(most)
  const plain = createPlain((size, today) => ask('site', { productName: site.productName, size, today }))

  app.get(sitePicture, (request, reply) => {
    const today = dayOf(new Date())
    return answerView(request, reply, `site.${today}`, async () => ({ body: await plain('wide', today), type }))
  })
  const draw: DrawPicture = async ({ key, task, input, size, owe }) => {
    const made = kept.find(key, () => {
      owe(drawing)
      return ask(task, input)
    })
    if (made) return { body: await made, type }
    return { body: await plain(size, dayOf(new Date())), type, headers: fleeting }
  }
  return { draw, view: itemPicture(draw, site) }
}

function itemPicture(draw: DrawPicture, site: Site): View {
  return {
    ending: '.png',
    cost: 1,
    make({ view }, { query, owe }) {
      const { size, width } = sizeAsked(query)
      const key = `${view.kind}/${view.id} v${view.version}.${view.digest} ${size} ${width ?? ''}`
      return draw({ key, task: 'item', input: { picture: { view, site, size }, width }, size, owe })
    },
  }
}

/** What is no size of ours asks for none. */
export function sizeAsked(query: Record<string, unknown>): { size: Size; width: number | undefined } {
  const size: Size = query['size'] === 'square' ? 'square' : 'wide'
  const [, ...smaller] = size === 'wide' ? pictureWidths : []
  return { size, width: smaller.find((one) => String(one.width) === query['w'])?.width }
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
