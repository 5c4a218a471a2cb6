/** Requests a second and CPU time a request: bare node:http, Fastify with JSON, and our pages and calls, in one run on one machine. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { sendLoad } from './load.ts'
import { benchWorld, rounded } from './world.ts'

const connections = 32
const brotli = { 'accept-encoding': 'br' }

type Measured = { requestsPerSecond: number; cpuMicroseconds: number; statuses: Record<string, number> }

export async function benchPages() {
  const { app, close } = await benchWorld()
  const bare = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end('{"hello":"world"}'))
  const json = fastify()
  json.get('/', { schema: { response: { 200: { type: 'object', properties: { hello: { type: 'string' } } } } } }, async () => ({
    hello: 'world',
  }))
  try {
    const bareUrl = await new Promise<string>((done) =>
      bare.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`)),
    )
    const jsonUrl = await json.listen({ port: 0, host: '127.0.0.1' })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = `${url}/trend/131`
    const etag = String((await app.inject({ url: '/trend/131', headers: brotli })).headers['etag'])
    const measured: Record<string, Measured> = {}
    for (const round of [500, 8000]) {
      // The first round only warms up.
      measured['bareHttp'] = await measure(`${bareUrl}/`, round)
      measured['fastifyJson'] = await measure(`${jsonUrl}/`, round)
      measured['cachedPage'] = await measure(page, round, brotli)
      measured['notModified'] = await measure(page, round, { ...brotli, 'if-none-match': etag })
      measured['uncachedTrend'] = await uncached(app, page, round / 20)
      measured['uncachedPrediction'] = await uncached(app, `${url}/prediction/12`, round / 20)
      measured['uncachedScenario'] = await uncached(app, `${url}/scenario/181`, round / 20)
      measured['uncachedHome'] = await uncached(app, `${url}/`, round / 20)
      measured['listApi'] = await measure(`${url}/api/items`, round / 10)
      measured['searchApi'] = await measure(`${url}/api/items?q=carbon%20emisions`, round / 10)
    }
    return { connections, ...measured, cachedPageToFastifyJson: ratio(measured['cachedPage'], measured['fastifyJson']) }
  } finally {
    bare.close()
    await json.close()
    await close()
  }
}

async function measure(url: string, requests: number, headers: Record<string, string> = {}): Promise<Measured> {
  const before = process.cpuUsage()
  const { requestsPerSecond, answered } = await sendLoad({ url, requests, connections, headers })
  return result(requestsPerSecond, requests, before, answered)
}

/** One page at a time, forgotten before each: everything is read, drawn and compressed anew. */
async function uncached(app: FastifyInstance, url: string, requests: number): Promise<Measured> {
  const before = process.cpuUsage()
  const began = performance.now()
  const statuses: Record<string, number> = {}
  for (let i = 0; i < requests; i++) {
    app.forgetPages()
    const { status } = await fetch(url, { headers: brotli }).then(async (answer) => (await answer.arrayBuffer(), answer))
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return result(requests / ((performance.now() - began) / 1000), requests, before, statuses)
}

function result(requestsPerSecond: number, requests: number, before: NodeJS.CpuUsage, statuses: Record<string, number>): Measured {
  const { user, system } = process.cpuUsage(before)
  return { requestsPerSecond: Math.round(requestsPerSecond), cpuMicroseconds: rounded((user + system) / requests, 1), statuses }
}

function ratio(one: Measured | undefined, other: Measured | undefined): number {
  return rounded((one?.requestsPerSecond ?? 0) / (other?.requestsPerSecond ?? 1))
}
