/**
 * The one stream by which a browser hears what happens to what it shows: kinds and refs alone, so that whoever wants to
 * know more asks for it as who they are by then. Whoever was cut off says how far they had come, and is told what they
 * missed.
 */
import type { Described } from '../api/described.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type EventKind, everything } from '#kit/events/event.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { Admit } from '../budget/admission.ts'
import { type Ask, readMissed } from '../events/event-log.ts'
import type { Follower } from '../events/tail.ts'
import { networkOf } from '../http/network.ts'
import type { Reader, Stream, Streams } from './open-streams.ts'
import { findHeard, type Hearing, own, readRefs } from './refs.ts'
import { createTelling, type Listener, type News } from './telling.ts'

const streamAddress = '/api/stream'
const describes: Described = {
  name: 'listenToChanges',
  summary: 'That something has changed, while it is open: `?refs=own,item/131` names what is listened to',
  policy: 'anyone',
  type: 'text/event-stream',
}

type Parts = {
  /** What the log holds. What operators alone may read of is not told. */
  kinds: readonly EventKind[]
  hearings: readonly Hearing[]
  ask: Ask
  log: FastifyBaseLogger
}
export type LiveStream = Follower & { serve(app: FastifyInstance, streams: Streams, admit: Admit): void }

/** For each account, and for each network of visitors, who may be many behind one. */
const mostStreams = { account: 12, network: 60 }

export function createStream({ kinds, hearings, ask, log }: Parts): LiveStream {
  const told = kinds.filter(({ isForOperators }) => !isForOperators)
  const names = new Set<string>([everything.name, ...told.map(({ name }) => name)])
  const listeners = new Set<Listener>()
  const state: { at: string | undefined } = { at: undefined }
  const { catchUp, follow } = createTelling(names, hearings, log)

  const open = async (request: FastifyRequest, viewer: Viewer, openOne: (reader: Reader) => Stream) => {
    const heard = await findHeard(hearings, readRefs(request.query), viewer)
    const stream = viewer
      ? openOne({ who: `account ${viewer.id}`, most: mostStreams.account, account: viewer.id })
      : openOne({ who: `network ${networkOf(request.ip)}`, most: mostStreams.network, account: null })
    const listener: Listener = { ...heard, viewer, stream, behind: [], known: new Set() }
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
      app.get(streamAddress, { config: { cost: 'by itself', describes } }, async (request, reply) => {
        const openOne = (reader: Reader) => streams.open(reply, reader)
        await admit(request, { name: 'stream', cost: undefined }, (viewer) => open(request, viewer, openOne))
        return reply
      })
    },
  }
}

/** A snapshot as PostgreSQL writes it, and no longer than one that is meant. */
const snapshotText = /^\d{1,20}:\d{1,20}:[\d,]{0,500}$/

/** Whoever missed more asks for everything anew. */
const mostMissed = 200

async function findMissed(ask: Ask, kinds: readonly EventKind[], last: unknown): Promise<News | null> {
  if (typeof last !== 'string' || !snapshotText.test(last)) return null
  return readMissed(ask, last, kinds, mostMissed)
}
