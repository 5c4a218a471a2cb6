/**
 * What a picture takes that is not kept: milliseconds of the processor and kilobytes, over every item of the starter
 * collection; and requests a second of one that is kept, beside a kept page.
 */
import { kinds } from '#app/kinds.ts'
import { createFindShared } from '#outlets/server/find-shared.ts'
import { pictureOf } from '#outlets/server/pictures/picture.ts'
import { pngOf } from '#outlets/server/pictures/raster.ts'
import { benchWorld, quantile, rounded } from '../world.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example' }
const asked = 2000

export async function benchPictures() {
  const { app, database, close } = await benchWorld()
  try {
    const { rows } = await database.pool.query<{ kind: string; id: string }>('select kind, id::text from item')
    const find = createFindShared(database.pool, kinds)
    const milliseconds: number[] = []
    const kilobytes: number[] = []
    for (const row of rows) {
      const view = (await find(row))?.view // eslint-disable-line no-await-in-loop
      if (!view) continue
      const before = process.cpuUsage()
      const png = pngOf(pictureOf({ view, site, size: 'wide' }))
      const { user, system } = process.cpuUsage(before)
      milliseconds.push((user + system) / 1000)
      kilobytes.push(png.length / 1000)
    }
    const ask = async (url: string) => {
      await app.inject(url)
      const before = process.cpuUsage()
      for (let i = 0; i < asked; i++) await app.inject(url) // eslint-disable-line no-await-in-loop
      const { user, system } = process.cpuUsage(before)
      return rounded((user + system) / asked)
    }
    return {
      pictures: milliseconds.length,
      milliseconds: spread(milliseconds),
      kilobytes: spread(kilobytes),
      cpuMicroseconds: { keptPicture: await ask('/trend/131.png'), keptPage: await ask('/trend/131') },
    }
  } finally {
    await close()
  }
}

function spread(values: readonly number[]) {
  return {
    median: rounded(quantile(values, 0.5)),
    p95: rounded(quantile(values, 0.95)),
    most: rounded(Math.max(...values)),
  }
}
