/**
 * Answers that nobody reads: what waits to be sent takes memory, and who asks for much and reads nothing could fill it.
 */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A connection on which nothing has moved for so long, though something waits to be sent, is cut off. One that waits
 * for its answer, or is an open stream with nothing to tell, goes on.
 */
export function cutOffUnread(app: FastifyInstance, timeoutMs: number): void {
  app.server.setTimeout(timeoutMs, (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy()
    else socket.setTimeout(timeoutMs)
  })
}
