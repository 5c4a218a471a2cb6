/** Whose call is being answered, for the log of events: nobody who writes has to hand it on. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Viewer } from '#kit/viewer.ts'

const acting = new AsyncLocalStorage<Viewer>()

export function actFor<Answer>(viewer: Viewer, work: () => Answer): Answer {
  return acting.run(viewer, work)
}

/** The account's id; null for visitors, and for what the program does by itself. */
export function actorOf(): string | null {
  return acting.getStore()?.id ?? null
}
