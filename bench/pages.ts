/**
 * Requests a second and CPU time a request: bare node:http, Fastify with JSON, and our pages and calls, in one run on
 * one machine.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { Registry } from '@prometheus-io/client'
import fastify, { type FastifyInstance } from 'fastify'
import { answered as answeredFamily } from '#kit/server/watching/answers.ts'
import { addCounter, addHistogram } from '#kit/server/watching/family.ts'
import { served } from '#kit/server/watching/of-pages.ts'
import { sendLoad } from './load.ts'
import { benchWorld, quantile, rounded } from './world.ts'

const connections = 32
const countedAnswers = 200_000
const brotli = { 'accept-encoding': 'br' }

/** Servers that keep nothing at the moment. */
const forgetful = new WeakSet<FastifyInstance>()

type Measured = { requestsPerSecond: number; cpuMicroseconds: number; statuses: Record<string, number> }

export async function benchPages() {
  const { app, close } = await benchWorld()
  app.addHook('onRequest', async () => {
    if (forgetful.has(app)) app.forgetPages()
  })
  const bare = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end('{"hello":"world"}'))
  const json = fastify()
  json.get(
    '/',
    { schema: { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } } },
    async () => ({
      hello: 'world',
    }),
  )
  try {
    const bareUrl = await new Promise<string>((done) =>
      bare.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`)),
    )
    const jsonUrl = await json.listen({ port: 0, host: '127.0.0.1' })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = `${url}/trend/131`
    await settle(app, ['/', '/trend/131', '/prediction/12', '/scenario/181'])
    await keepPage(app, '/trend/131')
    const etag = String((await app.inject({ url: '/trend/131', headers: brotli })).headers['etag'])
    const quick: Record<string, () => Promise<Measured>> = {
      bareHttp: () => measure(`${bareUrl}/`, 15_000),
      fastifyJson: () => measure(`${jsonUrl}/`, 15_000),
      cachedPage: () => measure(page, 15_000, brotli),
      notModified: () => measure(page, 15_000, { ...brotli, 'if-none-match': etag }),
    }
    const thorough: Record<string, () => Promise<Measured>> = {
      uncachedTrend: () => uncached(app, page, 300),
      uncachedPrediction: () => uncached(app, `${url}/prediction/12`, 300),
      uncachedScenario: () => uncached(app, `${url}/scenario/181`, 300),
      uncachedHome: () => uncached(app, `${url}/`, 300),
      listApi: () => measure(`${url}/api/items`, 600),
      searchApi: () => measure(`${url}/api/items?q=carbon%20emisions`, 600),
    }
    // Drawing runs through far more code than answering from the store: it takes a thousand pages until all of it is
    // compiled.
    const measured = {
      ...(await inTurn(quick, { warmUps: 1, rounds: 5 })),
      ...(await inTurn(thorough, { warmUps: 4, rounds: 5 })),
    }
    const watching = microsecondsToCount()
    const kept = measured['cachedPage']?.cpuMicroseconds ?? Number.NaN
    return {
      connections,
      ...measured,
      cachedPageToFastifyJson: ratio(measured['cachedPage'], measured['fastifyJson']),
      watchingMicroseconds: rounded(watching, 2),
      cachedPageToUnwatched: rounded(kept / (kept - watching), 3),
    }
  } finally {
    bare.close()
    await json.close()
    await close()
  }
}

/**
 * Until pages are drawn the same for half a minute: what a start leaves to jobs (numbers, the sums of the record) would
 * change them while they are measured.
 */
async function settle(app: FastifyInstance, urls: readonly string[]): Promise<void> {
  const draw = async () => {
    app.forgetPages()
    const pages = await Promise.all(urls.map(async (url) => (await app.inject(url)).body))
    return pages.join()
  }
  for (let [before, same] = ['', 0]; same < 10;) {
    const now = await draw()
    same = now === before ? same + 1 : 0
    before = now
    await wait(3000)
  }
}

/** Until the page is kept in its best form: what is asked for often, and has stood half a minute, is compressed as well as it can be. */
export async function keepPage(app: FastifyInstance, url: string): Promise<void> {
  const plain = (await app.inject({ url, headers: { 'accept-encoding': 'identity' } })).rawPayload
  const best = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }).length
  const lengthOf = async () => Number((await app.inject({ url, headers: brotli })).headers['content-length'])
  for (let tries = 0; (await lengthOf()) !== best; tries++) {
    if (tries === 600) throw new Error(`${url} is not kept as well as it could be.`)
    await wait(100)
  }
}

/**
 * All in turn, rounds to warm up and then those that count: what else the machine does falls on all alike. The median
 * of each.
 */
async function inTurn(
  measures: Record<string, () => Promise<Measured>>,
  { warmUps, rounds }: { warmUps: number; rounds: number },
): Promise<Record<string, Measured>> {
  const taken: Record<string, Measured[]> = {}
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const [name, take] of Object.entries(measures)) {
      const measured = await take()
      if (round >= warmUps) (taken[name] ??= []).push(measured)
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, medianOf(all)]))
}

function medianOf(all: readonly Measured[]): Measured {
  const middle = (key: 'requestsPerSecond' | 'cpuMicroseconds') =>
    quantile(
      all.map((one) => one[key]),
      0.5,
    )
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    cpuMicroseconds: middle('cpuMicroseconds'),
    statuses: all[0]?.statuses ?? {},
  }
}

async function measure(url: string, requests: number, headers: Record<string, string> = {}): Promise<Measured> {
  const before = process.cpuUsage()
  const { requestsPerSecond, answered } = await sendLoad({ url, requests, connections, headers })
  return result(requestsPerSecond, requests, before, answered)
}

/** Every page is forgotten when it is asked for: read, drawn and compressed anew each time. */
async function uncached(app: FastifyInstance, url: string, requests: number): Promise<Measured> {
  forgetful.add(app)
  const before = process.cpuUsage()
  const { requestsPerSecond, answered } = await sendLoad({ url, requests, connections: 8, headers: brotli })
  forgetful.delete(app)
  return result(requestsPerSecond, requests, before, answered)
}

function result(
  requestsPerSecond: number,
  requests: number,
  before: NodeJS.CpuUsage,
  statuses: Record<string, number>,
): Measured {
  const { user, system } = process.cpuUsage(before)
  return {
    requestsPerSecond: Math.round(requestsPerSecond),
    cpuMicroseconds: rounded((user + system) / requests, 1),
    statuses,
  }
}

function ratio(one: Measured | undefined, other: Measured | undefined): number {
  return rounded((one?.requestsPerSecond ?? 0) / (other?.requestsPerSecond ?? 1))
}

/** What it costs to count an answer for those who watch, in microseconds of the processor: the median of some rounds. */
function microsecondsToCount(): number {
  const registry = new Registry()
  const times = addHistogram(registry, answeredFamily)
  const pages = addCounter(registry, served)
  const each = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage()
    for (let nth = 0; nth < countedAnswers; nth++) {
      times.observe({ method: 'GET', route: '/*', status: `${Math.floor(200 / 100)}xx` }, (nth % 100) / 1000)
      pages.inc({ outcome: 'hit' })
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / countedAnswers
  })
  return quantile(each, 0.5)
}
