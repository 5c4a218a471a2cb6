/**
 * The one stream by which a browser hears what happens to what it shows: kinds and refs alone, so that whoever wants to
 * know more asks for it as who they are by then. Whoever was cut off says how far they had come, and is told what they
 * missed.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type EventKind, everything } from '#kit/events/event.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Admit } from '../budget/admission.ts'
import { type AnyEvent, type Ask, readMissed } from '../events/event-log.ts'
import type { Follower } from '../events/tail.ts'
import type { Stream, Streams } from './open-streams.ts'
import { findHeard, type Hearing, type Heard, listHeard, own, readRefs } from './refs.ts'

const streamAddress = '/api/stream'

/** `behind`: it is still being told what it missed, and what happens meanwhile comes after that. */
type Listener = Heard & { viewer: Viewer; stream: Stream; behind: News[] | null }
type News = { events: readonly AnyEvent[]; at: string }

type Parts = {
  /** What the log holds. What operators alone may read of is not told. */
  kinds: readonly EventKind[]
  hearings: readonly Hearing[]
  ask: Ask
  log: FastifyBaseLogger
}
export type LiveStream = Follower & { serve(app: FastifyInstance, streams: Streams, admit: Admit): void }

/** For each account, and for each address of visitors, who may be many behind one. */
const mostStreams = { account: 12, address: 60 }

export function createStream({ kinds, hearings, ask, log }: Parts): LiveStream {
  const told = kinds.filter(({ isForOperators }) => !isForOperators)
  const names = new Set<string>([everything.name, ...told.map(({ name }) => name)])
  const listeners = new Set<Listener>()
  const state: { at: string | undefined } = { at: undefined }

  const tell = async (listener: Listener, events: readonly AnyEvent[], at: string) => {
    for (const event of events) {
      const data = names.has(event.kind) ? messageOf(event, listener) : null
      if (data && (isOpenNews(event) || (await mayStillHear(hearings, event, listener))))
        listener.stream.send({ id: at, data }) // eslint-disable-line no-await-in-loop
    }
  }
  /** One piece of news after the other for each listener. */
  const tellInTurn = async (listener: Listener) => {
    for (let next = listener.behind?.[0]; next; next = listener.behind?.[0]) {
      await tell(listener, next.events, next.at) // eslint-disable-line no-await-in-loop
      listener.behind?.shift()
    }
    listener.behind = null
  }
  const catchUp = async (listener: Listener, missed: Promise<News | null>) => {
    try {
      const first = await missed
      listener.behind = [...(first ? [first] : []), ...(listener.behind ?? [])]
      await tellInTurn(listener)
    } catch (error) {
      log.warn({ err: error }, 'a stream could not be told what happened')
      listener.stream.end() // the browser comes back, and says how far it had come
    }
  }
  const follow = (listener: Listener, news: News) => {
    if (listener.behind) return void listener.behind.push(news)
    listener.behind = []
    void catchUp(listener, Promise.resolve(news))
  }
  const open = async (request: FastifyRequest, viewer: Viewer, openOne: (who: string, most: number) => Stream) => {
    const heard = await findHeard(hearings, readRefs(request.query), viewer)
    const stream = viewer
      ? openOne(`account ${viewer.id}`, mostStreams.account)
      : openOne(`address ${request.ip}`, mostStreams.address)
    const listener: Listener = { ...heard, viewer, stream, behind: [] }
    stream.send({ id: state.at, data: { kind: 'hello', refs: [...(heard.account ? [own] : []), ...heard.refs] } })
    listeners.add(listener)
    stream.onClose(() => listeners.delete(listener))
    // From here on nothing escapes it; what it missed comes before that.
    void catchUp(listener, findMissed(ask, told, request.headers['last-event-id']))
  }
  return {
    hear(events, at) {
      state.at = at
      for (const listener of listeners) follow(listener, { events, at })
    },
    serve(app, streams, admit) {
      app.get(streamAddress, { config: { cost: 'by itself' } }, async (request, reply) => {
        const openOne = (who: string, most: number) => streams.open(reply, who, most)
        await admit(request, { name: 'stream', cost: undefined }, (viewer) => open(request, viewer, openOne))
        return reply
      })
    },
  }
}

/** What this listener is told of the event: never whose account it is. */
function messageOf({ kind, ref, data }: AnyEvent, { refs, account }: Heard): Record<string, string> | null {
  if (kind === everything.name) return { kind: 'reset' }
  if (refs.has(ref)) return { kind, ref }
  if (!account || (data as { account?: string }).account !== account.id) return null
  return { kind, ref: ref === `account/${account.id}` ? own : ref }
}

/** What everybody may see, or has seen until now, is no secret; nor is what is one's own. */
function isOpenNews({ data }: AnyEvent): boolean {
  return (data as { isPublic?: boolean }).isPublic !== false
}

/** It was to be seen when they began to listen, and is private or hidden by now. */
async function mayStillHear(hearings: readonly Hearing[], { ref }: AnyEvent, { viewer }: Listener): Promise<boolean> {
  return (await Promise.all(hearings.map((hearing) => listHeard(hearing, [ref], viewer)))).flat().length > 0
}

/** A snapshot as PostgreSQL writes it, and no longer than one that is meant. */
const snapshotText = /^\d{1,20}:\d{1,20}:[\d,]{0,500}$/

/** Whoever missed more asks for everything anew. */
const mostMissed = 200

async function findMissed(ask: Ask, kinds: readonly EventKind[], last: unknown): Promise<News | null> {
  if (typeof last !== 'string' || !snapshotText.test(last)) return null
  return readMissed(ask, last, kinds, mostMissed)
}
