/**
 * How much memory does the server take: idle, and after 200,000 requests of all sorts by many visitors? Of its process,
 * as `npm start` starts it, threads included; PostgreSQL not counted.
 */
import { rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { randomIndex, seededRandom } from '#engine/random.ts'
import { megabytesOf, metricsToken, start, statusOf, stop } from './server-process.ts'

const requests = 200_000
const connections = 24
/** So many behind addresses of their own, each with a limit of its own. */
const visitors = 5000
const restMs = 60_000

export async function benchMemory() {
  const folder = `.farsight/bench-memory-${process.pid}`
  // The first start loads the starter collection and makes its numbers; what is measured is every start after that.
  const first = await start(folder)
  await numbersOf(first.origin)
  await stop(first)
  const server = await start(folder)
  try {
    await wait(restMs)
    const idle = megabytesOf(server)
    const paths = await listPaths(server.origin)
    const answered = await ask(server.origin, paths)
    const busy = megabytesOf(server)
    await wait(restMs)
    return { requests, paths: paths.length, idle, rightAfter: busy, afterARest: megabytesOf(server), answered }
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Until no item waits for its numbers: the jobs stand in the figures that the server says of itself. */
async function numbersOf(origin: string): Promise<void> {
  const isBusy = /^farsight_jobs\{task="items\.numbers",state="(waiting|underWay)"\} [1-9]/m
  const headers = { authorization: `Bearer ${metricsToken}` }
  do await wait(2000)
  while (isBusy.test(await (await fetch(`${origin}/metrics`, { headers })).text()))
}

/** Every page there is, the calls behind them, lists and searches in many ways, and what is not there. */
async function listPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap/0.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const items = pages
    .filter((path) => /^\/(trend|prediction|scenario)\/\d+/.test(path))
    .map((path) => path.split('-')[0])
  const words = ['solar', 'arctik', 'co2 emissions', 'robots', 'city', 'war', 'bread', 'zeppelin']
  const lists = words.flatMap((q) =>
    ['trend', 'prediction', 'scenario'].map((kind) => `q=${encodeURIComponent(q)}&kind=${kind}`),
  )
  return [
    ...pages,
    ...items.flatMap((path) => [`/api/items${path}`, `/api/items${path}/versions`, `/api/items${path}/neighbours`]),
    ...lists.flatMap((query) => [`/all-stuff?${query}`, `/api/items?${query}`]),
    ...Array.from({ length: 200 }, (_, i) => `/trend/${100_000 + i}`),
  ]
}

async function ask(origin: string, paths: readonly string[]): Promise<Record<string, number>> {
  const random = seededRandom(1)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answered: Record<string, number> = {}
  let left = requests
  const one = async () => {
    while (left-- > 0) {
      const visitor = randomIndex(random, visitors)
      const headers = { 'x-forwarded-for': `10.9.${visitor >> 8}.${visitor & 255}`, 'accept-encoding': 'br' }
      const status = await statusOf(origin + paths[randomIndex(random, paths.length)], headers, agent)
      answered[status] = (answered[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return answered
}
