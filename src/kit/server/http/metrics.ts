/**
 * What the process does, in figures, as Prometheus reads them: calls by route and outcome and how long they took, and
 * whatever else is named by those who know it. A dozen lines of text need no library.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Described } from '../api/described.ts'
import { isOnLoopback } from './loopback.ts'

/** One figure now; `labels` as in `{task: 'items.numbers'}`. */
export type Figure = { name: string; says: string; value: number; labels?: Readonly<Record<string, string>> }
type Options = {
  /** Whoever brings it as a bearer may read. */
  token: string | undefined
  /** Without a token, this machine may, but where a proxy on it may ask for others and not say so. */
  isTrial: boolean
  /** What else there is to say when it is asked. */
  figures(): Promise<Figure[]>
}

/** In seconds, up to which answers are counted. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const describes: Described = {
  name: 'findMetrics',
  summary: 'Figures for Prometheus: for whoever brings the token that is set for it; in a trial, for this machine',
  policy: 'this-machine',
  type: 'text/plain',
  refusals: ['not-found'],
}

type Taken = { counts: number[]; sum: number; all: number }

export function serveMetrics(app: FastifyInstance, { token, isTrial, figures }: Options): void {
  const answers = new Map<string, number>()
  const times = new Map<string, Taken>()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const route = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}"`
    const answer = `${route},status="${Math.floor(statusCode / 100)}xx"`
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    const taken = times.get(route) ?? { counts: bounds.map(() => 0), sum: 0, all: 0 }
    times.set(route, taken)
    count(taken, elapsedTime / 1000)
  })
  app.get('/metrics', { config: { cost: 0, describes } }, async (request, reply) => {
    if (!mayRead(request, token, isTrial)) throw new Refusal('not-found')
    const gauges = [...processFigures(delay), ...(await figures())]
    const text = [...linesOfAnswers(answers), ...linesOfTimes(times), ...linesOf(gauges)].join('\n')
    delay.reset()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`)
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

function count(taken: Taken, seconds: number): void {
  taken.all++
  taken.sum += seconds
  for (const [i, bound] of bounds.entries()) if (seconds <= bound) taken.counts[i] = (taken.counts[i] ?? 0) + 1
}

/** Of the event loop since it was last asked for. */
function processFigures(delay: ReturnType<typeof monitorEventLoopDelay>): Figure[] {
  const { rss, heapUsed } = process.memoryUsage()
  const quantiles: [string, number][] = [
    ['0.5', delay.percentile(50)],
    ['0.99', delay.percentile(99)],
    ['1', delay.max],
  ]
  return [
    ...quantiles.map(([quantile, ns]) => ({
      name: 'farsight_event_loop_delay_seconds',
      says: 'How late the event loop was, since this was last read.',
      value: Number.isFinite(ns) ? ns / 1e9 : 0,
      labels: { quantile },
    })),
    { name: 'process_resident_memory_bytes', says: 'Memory of the process, threads included.', value: rss },
    { name: 'nodejs_heap_size_used_bytes', says: 'Memory that is in use by the program.', value: heapUsed },
  ]
}

function* linesOfAnswers(answers: ReadonlyMap<string, number>): Generator<string> {
  yield* head('http_requests_total', 'Requests answered, by route and class of status.', 'counter')
  for (const [labels, times] of answers) yield `http_requests_total{${labels}} ${times}`
}

function* linesOfTimes(times: ReadonlyMap<string, Taken>): Generator<string> {
  const name = 'http_request_duration_seconds'
  yield* head(name, 'How long answers took, by route.', 'histogram')
  for (const [labels, { counts, sum, all }] of times) {
    for (const [i, bound] of bounds.entries()) yield `${name}_bucket{${labels},le="${bound}"} ${counts[i]}`
    yield `${name}_bucket{${labels},le="+Inf"} ${all}`
    yield `${name}_sum{${labels}} ${sum}`
    yield `${name}_count{${labels}} ${all}`
  }
}

function* linesOf(figures: readonly Figure[]): Generator<string> {
  let before = ''
  for (const { name, says, value, labels = {} } of figures) {
    if (name !== before) yield* head(name, says, 'gauge')
    before = name
    const said = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    yield `${name}${said.length ? `{${said.join(',')}}` : ''} ${value}`
  }
}

function* head(name: string, says: string, type: string): Generator<string> {
  yield `# HELP ${name} ${says}`
  yield `# TYPE ${name} ${type}`
}
