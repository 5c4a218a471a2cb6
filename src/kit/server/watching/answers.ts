/** What is answered, how soon and how: each route and each code of a refusal is one that the program knows. */
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { answerBounds } from '#kit/health/within.ts'
import { addCounter, addHistogram, type Family } from './family.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Of a page: which screen it is, as the program calls it. All pages have one route. */
    screen: string | null
  }
}

export const answered: Family<'method' | 'route' | 'screen' | 'status'> = {
  name: 'http_server_request_duration_seconds',
  help: 'How long answers took, by route, of pages by screen, and class of status.',
  kind: 'histogram',
  labels: ['method', 'route', 'screen', 'status'],
  unit: 'seconds',
  row: 'readers',
  bounds: answerBounds,
}
export const refused: Family<'code'> = {
  name: 'farsight_refusals_total',
  help: 'Requests that were refused, by the code of the refusal.',
  kind: 'counter',
  labels: ['code'],
  unit: 'each',
  row: 'readers',
}
export const bugs: Family<never> = {
  name: 'farsight_bugs_total',
  help: 'Requests that failed by a fault of the program; each has a line in the log at level error.',
  kind: 'counter',
  labels: [],
  unit: 'each',
  row: 'readers',
}

export function countAnswers(app: FastifyInstance, registry: Registry): void {
  const times = addHistogram(registry, answered)
  const refusals = addCounter(registry, refused)
  const faults = addCounter(registry, bugs)
  app.decorateReply('screen', null)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (isStream(reply.getHeader('content-type'))) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const { screen } = reply
    times.observe(
      { method, route: routeOptions.url ?? 'none', ...(screen && { screen }), status },
      reply.elapsedTime / 1000,
    )
    if (reply.refusal) refusals.inc({ code: reply.refusal })
    // Also of pages and of the sign-in service, which answer in words of their own.
    if (reply.statusCode === 500) faults.inc()
  })
}

/** Is open for as long as somebody listens, which is no answer that anybody waits for. */
function isStream(type: unknown): boolean {
  return String(type).startsWith('text/event-stream')
}
