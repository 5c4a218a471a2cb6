/** A question with 100,000 forecasts: seconds to make its history anew, and CPU milliseconds of reading it. */
import { rebuildCrowd } from '#forecasts/server/rebuild-crowd.ts'
import { quantile, rounded } from '../world.ts'
import { fillCrowd, listOpen, type World } from './given.ts'

const words = 100_000
const people = 10_000
const times = 40

export async function benchHistory({ app, database }: World) {
  const [, id = ''] = await listOpen(database.pool, 2)
  await fillCrowd(database.pool, id, { people, words })
  const began = performance.now()
  const rows = await rebuildCrowd(database.db, id)
  const seconds = (performance.now() - began) / 1000
  const path = `/api/items/prediction/${id}/crowd/history`
  const { points } = (await app.inject(path)).json<{ points: unknown[] }>()
  const ms: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const before = process.cpuUsage()
    await app.inject(path) // eslint-disable-line no-await-in-loop
    const { user, system } = process.cpuUsage(before)
    ms.push((user + system) / 1000)
  }
  const msInAll = await clockMs(app, path)
  return {
    forecasts: words,
    rows,
    secondsToRebuild: rounded(seconds, 1),
    points: points.length,
    cpuMs: rounded(quantile(ms.slice(10), 0.5), 1),
    msInAll,
  }
}

/** Of the clock, the database's work with it: one at a time. */
async function clockMs(app: World['app'], path: string): Promise<number> {
  const ms: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const began = performance.now()
    await app.inject(path) // eslint-disable-line no-await-in-loop
    ms.push(performance.now() - began)
  }
  return rounded(quantile(ms, 0.5), 1)
}
