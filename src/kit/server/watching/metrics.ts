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
  app.addHook('onListen', async () => {
    if (!(await listensAt(server, at, app))) void listenInTurn(server, at, { app, leaving: leaving.signal })
  })
  app.addHook('onClose', async () => {
    leaving.abort()
    server.closeAllConnections()
    server.close()
  })
}

/**
 * `exclusive`: what is asked there is answered by this very process, and by none of the others. False where another has
 * the port; an address that nobody can have is said, and visitors are served all the same.
 */
async function listensAt(server: Server, at: ListenAt, { log }: Pick<FastifyInstance, 'log'>): Promise<boolean> {
  server.listen({ ...at, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EADDRINUSE') return false
    log.error({ err: error, ...at }, 'figures are told nowhere: at the address in METRICS this machine cannot listen')
  }
  return true
}

const betweenTriesMs = 500

/** The one that it follows has the port until it has gone. */
async function listenInTurn(
  server: Server,
  at: ListenAt,
  { app, leaving }: { app: FastifyInstance; leaving: AbortSignal },
): Promise<void> {
  app.log.warn(at, 'another has the port of METRICS: figures are told once it is free')
  do {
    await wait(betweenTriesMs, undefined, { ref: false }) // eslint-disable-line no-await-in-loop
  } while (!leaving.aborted && !(await listensAt(server, at, app))) // eslint-disable-line no-await-in-loop
}

function mayRead(request: FastifyRequest, token: string | undefined, isTrial: boolean): boolean {
  if (token === undefined) return isTrial && isOnLoopback(request)
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(given), digestOf(token))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
