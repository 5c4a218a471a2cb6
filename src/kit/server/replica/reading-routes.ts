/** What visitors are shown outside of pages and calls is read like these: files, feeds, pictures, frames, sitemaps. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Read } from './replica.ts'

/** Of routes that are added from now on in this part; of whoever is no visitor they are done as they were. */
export function readRoutes(app: FastifyInstance, read: Read, isVisitor: (request: FastifyRequest) => boolean): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const handle = async () => (reply.sent ? reply : handler.call(this, request, reply)) // what has begun is sent once
      return isVisitor(request) ? read(handle) : handler.call(this, request, reply)
    }
  })
}
