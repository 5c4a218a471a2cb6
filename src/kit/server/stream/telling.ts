/** One piece of news after the other for each browser that listens: what it missed first, and nothing twice. */
import type { FastifyBaseLogger } from 'fastify'
import { everything } from '#kit/events/event.ts'
import type { Viewer } from '#kit/viewer.ts'
import type { AnyEvent } from '../events/event-log.ts'
import type { Stream } from './open-streams.ts'
import { type Hearing, type Heard, listHeard, own } from './refs.ts'

/**
 * `behind`: it is still being told what it missed, and what happens meanwhile comes after that. `known`: by number, of
 * what it was told by then, what this process itself may be yet to hear of.
 */
export type Listener = Heard & { viewer: Viewer; stream: Stream; behind: News[] | null; known: Set<string> }
export type News = { events: readonly AnyEvent[]; at: string }

/** `names` of the events that are told at all. */
export function createTelling(names: ReadonlySet<string>, hearings: readonly Hearing[], log: FastifyBaseLogger) {
  const tell = async (listener: Listener, { events, at }: News) => {
    for (const event of events) {
      if (listener.known.delete(event.seq)) continue
      const data = names.has(event.kind) ? messageOf(event, listener) : null
      if (data && (isOpenNews(event) || (await mayStillHear(hearings, event, listener))))
        listener.stream.send({ id: at, data }) // eslint-disable-line no-await-in-loop
    }
  }
  const tellInTurn = async (listener: Listener) => {
    for (let next = listener.behind?.[0]; next; next = listener.behind?.[0]) {
      await tell(listener, next) // eslint-disable-line no-await-in-loop
      listener.behind?.shift()
    }
    listener.behind = null
  }
  const catchUp = async (listener: Listener, missed: Promise<News | null>) => {
    try {
      const first = await missed
      if (first) {
        await tell(listener, first)
        listener.known = new Set(first.events.map(({ seq }) => seq))
      }
      await tellInTurn(listener)
    } catch (error) {
      log.warn({ err: error }, 'a stream could not be told what happened')
      listener.stream.end() // the browser comes back, and says how far it had come
    }
  }
  return {
    catchUp,
    follow(listener: Listener, news: News) {
      if (listener.behind) return void listener.behind.push(news)
      listener.behind = [news]
      void catchUp(listener, Promise.resolve(null))
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
