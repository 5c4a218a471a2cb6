/** What is answered, how soon and how: each route and each code of a refusal is one that the program knows. */
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { addCounter, addHistogram, type Family } from './family.ts'

export const answered: Family<'method' | 'route' | 'status'> = {
  name: 'http_server_request_duration_seconds',
  help: 'How long answers took, by route and class of status.',
  kind: 'histogram',
  labels: ['method', 'route', 'status'],
  unit: 'seconds',
  row: 'readers',
  bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
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
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    times.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
    if (reply.refusal) refusals.inc({ code: reply.refusal })
    if (reply.refusal === 'internal-error') faults.inc()
  })
}
