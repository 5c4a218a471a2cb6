/**
 * What the process does, in figures, as Prometheus reads them: calls by route and outcome and how long they took, how
 * late the event loop is, and whatever else is added by those who know it.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { Refusal } from '#kit/refusal.ts'
import type { Described } from '../api/described.ts'
import { isOnLoopback } from './loopback.ts'

type Options = {
  /** Whoever brings it as a bearer may read. */
  token: string | undefined
  /** Without a token, this machine may, but where a proxy on it may ask for others and not say so. */
  isTrial: boolean
  /** Adds what else there is to say. */
  addGauges(registry: Registry): void
}

/** In seconds, up to which answers are counted. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const describes: Described = {
  name: 'findMetrics',
  summary: 'Figures for Prometheus: for whoever brings the token that is set for it; in a trial, for this machine',
  policy: 'this-machine',
  type: 'text/plain',
  refusals: ['not-found'],
}

export function serveMetrics(app: FastifyInstance, { token, isTrial, addGauges }: Options): void {
  const registry = new Registry()
  countAnswers(app, registry)
  addProcess(app, registry)
  addGauges(registry)
  app.get('/metrics', { config: { cost: 0, describes } }, async (request, reply) => {
    if (!mayRead(request, token, isTrial)) throw new Refusal('not-found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | undefined, isTrial: boolean): boolean {
  if (token === undefined) return isTrial && isOnLoopback(request)
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(given), digestOf(token))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    answers.inc({ method, route, status: `${Math.floor(statusCode / 100)}xx` })
    times.observe({ method, route }, elapsedTime / 1000)
  })
}

function addProcess(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const late: Gauge<'quantile'> = new Gauge({
    name: 'farsight_event_loop_delay_seconds',
    help: 'How late the event loop was, since this was last read.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max }
      for (const [quantile, ns] of Object.entries(quantiles)) late.set({ quantile }, Number.isFinite(ns) ? ns / 1e9 : 0)
      delay.reset()
    },
  })
  const memory = 'Memory of the process, threads included.'
  addGauge(registry, 'process_resident_memory_bytes', memory, () => process.memoryUsage.rss())
  const heap = 'Memory that is in use by the program.'
  addGauge(registry, 'nodejs_heap_size_used_bytes', heap, () => process.memoryUsage().heapUsed)
}

/** One that is read when it is asked for. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
}
