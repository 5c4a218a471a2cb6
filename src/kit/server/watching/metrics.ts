/**
 * Figures of this process as Prometheus reads them: at `/metrics` for whoever brings the token, and at an address of
 * their own, which no visitor reaches.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Described } from '../api/described.ts'
import type { ListenAt } from '../config/watching.ts'
import { isOnLoopback } from '../http/loopback.ts'
import { isOneOfSeveral } from '../processes/own-parent.ts'

type Options = {
  /** Whoever brings it as a bearer may read. */
  token: string | undefined
  /** Without a token, this machine may, but where a proxy on it may ask for others and not say so. */
  isTrial: boolean
}

const describes: Described = {
  name: 'findMetrics',
  summary: 'Figures for Prometheus: for whoever brings the token that is set for it; in a trial, for this machine',
  policy: 'this-machine',
  type: 'text/plain',
  refusals: ['not-found'],
}

export function serveMetrics(app: FastifyInstance, registry: Registry, { token, isTrial }: Options): void {
  // Whichever answered would tell of itself alone.
  if (isOneOfSeveral) return
  app.get('/metrics', { config: { cost: 0, describes } }, async (request, reply) => {
    if (!mayRead(request, token, isTrial)) throw new Refusal('not-found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Whoever reaches that address may read: it is the operator who says who does. Nothing else is answered there. */
export function serveMetricsApart(app: FastifyInstance, registry: Registry, at: ListenAt): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'a bug')
        response.writeHead(500).end()
      },
    )
  })
  const leaving = new AbortController()
  app.addHook('onListen', () =>
    isOneOfSeveral ? void listenInTurn(server, at, app, leaving.signal) : listen(server, at),
  )
  app.addHook('onClose', async () => {
    leaving.abort()
    server.closeAllConnections()
    server.close()
  })
}

/** `exclusive`: what is asked there is answered by this very process, and by none of the others. */
async function listen(server: Server, at: ListenAt): Promise<void> {
  server.listen({ ...at, exclusive: true })
  await once(server, 'listening')
}

const betweenTriesMs = 500

/** The one that it follows has the port until it has gone. */
async function listenInTurn(server: Server, at: ListenAt, app: FastifyInstance, leaving: AbortSignal): Promise<void> {
  for (let isSaid = false; !leaving.aborted; isSaid = true) {
    try {
      return await listen(server, at) // eslint-disable-line no-await-in-loop
    } catch (error) {
      if (!isSaid) app.log.info({ err: error, ...at }, 'figures are told once their port is free')
      await wait(betweenTriesMs, undefined, { ref: false }) // eslint-disable-line no-await-in-loop
    }
  }
}

function mayRead(request: FastifyRequest, token: string | undefined, isTrial: boolean): boolean {
  if (token === undefined) return isTrial && isOnLoopback(request)
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(given), digestOf(token))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
