/**
 * Addresses that are no call of a contract, since what they answer is no JSON or goes on and on, say themselves what they
 * are, so that the OpenAPI document names them too.
 */
import type { FastifyInstance } from 'fastify'
import type { Policy } from '#kit/endpoint.ts'
import type { RefusalCode } from '#kit/refusal.ts'

export type Described = {
  name: string
  summary: string
  policy: Policy
  /** `text/event-stream` */
  type: string
  refusals?: readonly RefusalCode[]
}
export type DescribedRoute = Described & { method: string; url: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    describes?: Described
  }
  interface FastifyInstance {
    /** Filled while routes are made. */
    described: DescribedRoute[]
    /** All of them, for whoever holds what is served against what is described. */
    allRoutes: { method: string; url: string }[]
  }
}

/** Before any route is made. */
export function gatherDescribed(app: FastifyInstance): void {
  const described: DescribedRoute[] = []
  const all: { method: string; url: string }[] = []
  app.decorate('described', described).decorate('allRoutes', all)
  app.addHook('onRoute', ({ method: methods, url, config }) => {
    for (const method of [methods].flat()) {
      all.push({ method, url })
      if (method !== 'HEAD' && config?.describes) described.push({ ...config.describes, method, url })
    }
  })
}
