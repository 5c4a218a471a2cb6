/**
 * Answers that stay open and tell what happens (server-sent events): how many, for how long, and what becomes of them
 * when this server stops.
 */
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Identify } from '../budget/admission.ts'
import type { Follower } from '../events/tail.ts'

export type Stream = {
  /** `event` where the browser tells events apart by a name; `id` comes back when it was cut off. */
  send(message: { id?: string | undefined; event?: string; data: unknown }): void
  end(): void
  onClose(act: () => void): void
  readonly isOpen: boolean
}
export type Reader = {
  /** Who shares one limit, and of how many. Beyond it they are refused. */
  who: string
  most: number
  /** The id of the account that reads; null for visitors. */
  account: string | null
}
/** Hears of sign-ins that end: whoever reads as that account proves anew who they are, or reads no more. */
export type Streams = { open(reply: FastifyReply, reader: Reader): Stream } & Follower
/** What tells that a sign-in ended, with `account/12` as what it is about. */
type Leaving = { identify: Identify; ended: string }

/** Finds out soon that this server is to stop. */
const beatMs = 500
/** A line of comment this often, or proxies close what says nothing. */
const quietBeats = 20
/** Then the browser comes back by itself, and proves anew who it is. */
const longestMs = 300_000
/** Of visitors, and as many of accounts: however many come to look, who works here hears of it. */
const mostInAll = 1500
/** Whoever does not read what is sent is let go, and told what it missed when it comes back. */
const mostWaitingBytes = 65_536

export function createStreams(app: FastifyInstance, { identify, ended }: Leaving): Streams {
  const open = new Map<PassThrough, Reader & { request: FastifyRequest; opened: number }>()
  const state = { beats: 0 }
  const beat = () => {
    const isQuiet = ++state.beats % quietBeats === 0
    for (const [stream, { opened }] of open) {
      if (app.isStopping || performance.now() - opened > longestMs || stream.writableLength > mostWaitingBytes)
        stream.end()
      else if (isQuiet) stream.write(': still here\n\n')
    }
  }
  const timer = setInterval(beat, beatMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    for (const stream of open.keys()) stream.end()
  })
  const endWhereGone = async (stream: PassThrough, account: string, request: FastifyRequest) => {
    const viewer = await identify(request).catch(() => null) // whatever the reason is, it comes back and hears it
    if (viewer?.id !== account) stream.end()
  }
  return {
    hear(events) {
      const left = new Set(events.filter(({ kind }) => kind === ended).map(({ ref }) => ref))
      for (const [stream, { account, request }] of open)
        if (account !== null && left.has(`account/${account}`)) void endWhereGone(stream, account, request)
    },
    open(reply, reader) {
      const alike = [...open.values()].filter(({ account }) => (account === null) === (reader.account === null))
      const own = alike.filter(({ who }) => who === reader.who).length
      if (own >= reader.most || alike.length >= mostInAll) throw new Refusal('too-many-requests')
      const stream = new PassThrough()
      open.set(stream, { ...reader, request: reply.request, opened: performance.now() })
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
