/**
 * A fact that the log of events holds. Each kind is an object in the room whose tables it tells of; `app/events.ts`
 * lists them all. Those who write know nothing of those who read.
 */
import { z } from 'zod'
import type { Notice } from './tag.ts'

export type EventKind<Name extends string = string, Data extends z.ZodType = z.ZodType> = {
  name: Name
  data: Data
  /** What it means for pages that are kept for visitors; null where they show nothing of it. */
  notice(fact: { ref: string; data: z.output<Data> }): Notice | null
  /** No browser is told of it, whatever it shows. */
  isForOperators?: boolean
}

export type EventOf<Kind extends EventKind> =
  Kind extends EventKind<infer Name, infer Data>
    ? {
        seq: string
        at: Date
        kind: Name
        /** What it is about: `item/131`. */
        ref: string
        /** The account that did it, where that is known. */
        actor: string | null
        data: z.output<Data>
      }
    : never

/** Keeps the schema's own type. */
export function eventKind<const Name extends string, Data extends z.ZodType>(
  kind: EventKind<Name, Data>,
): EventKind<Name, Data> {
  return kind
}

/** More changed in one transaction than is told apart, or nobody can say what. Every reader hears it. */
export const everything = eventKind({
  name: 'everything',
  data: z.object({}),
  notice: () => ({ is: 'gone', tags: null }),
})

/** The id in `item/131`. */
export function idOf(ref: string): string {
  return ref.slice(ref.indexOf('/') + 1)
}
