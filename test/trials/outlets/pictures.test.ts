/** Three hundred pictures: of every item of the starter collection, and of what would break one if it could. */
import { expect, test } from 'vitest'
import { kinds } from '#app/kinds.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import { createFindShared } from '#outlets/server/find-shared.ts'
import { frames } from '#outlets/server/pictures/frames.ts'
import { pictureOf } from '#outlets/server/pictures/picture.ts'
import { pngOf } from '#outlets/server/pictures/raster.ts'
import { givenDatabase } from '../../given.ts'
import { boxesIn, edgesOf, hostileTitles, leastLeading } from '../../pictures.ts'

const { pool } = await givenDatabase({ stocked: true })
const find = createFindShared(pool, kinds)
const site = { productName: 'Farsight', origin: 'https://farsight.example' }

async function views(): Promise<SharedView[]> {
  const { rows } = await pool.query<{ kind: string; id: string }>('select kind, id::text from item order by id')
  const all = await Promise.all(rows.map((row) => find(row)))
  const starters = all.flatMap((shared) => (shared ? [shared.view] : []))
  const hostile = Object.values(hostileTitles).flatMap((title) =>
    starters.filter((_, i) => i % 28 === 0).map((view) => ({ ...view, title, summary: title, beside: [title, title] })),
  )
  return [...starters, ...hostile]
}

test.each(['wide', 'square'] as const)('no title of 300 runs over the edge or shows an empty box: %s', async (size) => {
  const { width, height, margin } = frames[size]
  const all = await views()
  expect(all.length).toBeGreaterThanOrEqual(300)
  const broken = all.filter((view) => {
    const svg = pictureOf({ view, site, size })
    const { left, top, right, bottom } = edgesOf(svg)
    const isInside = left > margin - 16 && right <= width - margin + 2 && top > 20 && bottom < height
    return !isInside || boxesIn(svg).length > 0 || leastLeading(svg) <= 30
  })
  expect(broken.map(({ kind, id, title }) => `${kind}/${id} ${title}`)).toEqual([])
})

test('no picture takes more than 100 KB, and each is the same to the byte when it is drawn again', async () => {
  const unfit = (await views()).filter((view, i) => {
    const svg = pictureOf({ view, site, size: 'wide' })
    const png = pngOf(svg)
    const isSame = i % 10 !== 0 || Buffer.from(png).equals(Buffer.from(pngOf(pictureOf({ view, site, size: 'wide' }))))
    return png.length > 100_000 || !isSame
  })
  expect(unfit.map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
})
