/**
 * What a picture takes that is not kept: milliseconds of the processor and kilobytes, over every item of the starter
 * collection; and of one that is kept, and of a frame and a file that are, requests a second and microseconds of the
 * processor, beside a kept page as browsers fetch it.
 */
import { kinds } from '#app/kinds.ts'
import { createFindShared } from '#outlets/server/find-shared.ts'
import { pictureOf } from '#outlets/server/pictures/picture.ts'
import { pngOf } from '#outlets/server/pictures/raster.ts'
import { sendLoad } from '../load.ts'
import { keepPage } from '../pages.ts'
import { benchWorld, quantile, rounded } from '../world.ts'

const site = { productName: 'Farsight', origin: 'https://farsight.example' }
const asked = 2000
const rounds = 5

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
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    await keepPage(app, kept.page)
    return {
      pictures: milliseconds.length,
      milliseconds: spread(milliseconds),
      kilobytes: spread(kilobytes),
      kept: await measureKept(origin),
    }
  } finally {
    await close()
  }
}

const kept = {
  picture: '/trend/131.png',
  frame: '/embed/trend/131',
  file: '/trend/131.csv',
  data: '/trend/131.json',
  page: '/trend/131',
}

/** All in turn, so that what else the machine does falls on all alike; the first round only warms up. */
async function measureKept(origin: string) {
  const taken = Object.entries(kept).map(([name, path]) => ({ name, path, cpu: [] as number[], each: [] as number[] }))
  for (let round = 0; round <= rounds; round++) {
    for (const { path, cpu, each } of taken) {
      const before = process.cpuUsage()
      const headers = { 'accept-encoding': 'br' }
      const load = { url: origin + path, requests: asked, connections: 8, headers }
      const { requestsPerSecond } = await sendLoad(load) // eslint-disable-line no-await-in-loop
      const { user, system } = process.cpuUsage(before)
      if (round === 0) continue
      cpu.push((user + system) / asked)
      each.push(requestsPerSecond)
    }
  }
  return Object.fromEntries(
    taken.map(({ name, cpu, each }) => [
      name,
      { cpuMicroseconds: rounded(quantile(cpu, 0.5), 0), requestsPerSecond: rounded(quantile(each, 0.5), 0) },
    ]),
  )
}

function spread(values: readonly number[]) {
  return {
    median: rounded(quantile(values, 0.5)),
    p95: rounded(quantile(values, 0.95)),
    most: rounded(Math.max(...values)),
  }
}
