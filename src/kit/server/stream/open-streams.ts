/**
 * Answers that stay open and tell what happens (server-sent events): how many, for how long, and what becomes of them
 * when this server stops.
 */
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#kit/refusal.ts'

export type Stream = {
  /** `event` where the browser tells events apart by a name; `id` comes back when it was cut off. */
  send(message: { id?: string | undefined; event?: string; data: unknown }): void
  end(): void
  onClose(act: () => void): void
  readonly isOpen: boolean
}
export type Streams = {
  /** Refuses where `who` has as many as `most`. */
  open(reply: FastifyReply, who: string, most: number): Stream
}

/** Finds out soon that this server is to stop. */
const beatMs = 500
/** A line of comment this often, or proxies close what says nothing. */
const quietBeats = 20
/** Then the browser comes back by itself, and proves anew who it is. */
const longestMs = 300_000
const mostInAll = 2000
/** Whoever does not read what is sent is let go, and told what it missed when it comes back. */
const mostWaitingBytes = 65_536

export function createStreams(app: FastifyInstance): Streams {
  const open = new Map<PassThrough, { who: string; opened: number }>()
  const state = { beats: 0 }
  const beat = () => {
    const isQuiet = ++state.beats % quietBeats === 0
    for (const [stream, { opened }] of open) {
      if (app.isStopping || Date.now() - opened > longestMs || stream.writableLength > mostWaitingBytes) stream.end()
      else if (isQuiet) stream.write(': still here\n\n')
    }
  }
  const timer = setInterval(beat, beatMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    for (const stream of open.keys()) stream.end()
  })
  return {
    open(reply, who, most) {
      const own = [...open.values()].filter((one) => one.who === who).length
      if (own >= most || open.size >= mostInAll) throw new Refusal('too-many-requests')
      const stream = new PassThrough()
      open.set(stream, { who, opened: Date.now() })
      stream.once('close', () => open.delete(stream))
      stream.write('retry: 1000\n\n')
      void reply
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
      return streamOn(stream)
    },
  }
}

function streamOn(stream: PassThrough): Stream {
  return {
    send({ id, event, data }) {
      if (!stream.writable) return
      stream.write(
        `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`,
      )
    },
    end: () => void stream.end(),
    onClose: (act) => void stream.once('close', act),
    get isOpen() {
      return stream.writable
    },
  }
}
