/**
 * Forgets the kept pages that show what has changed. Each process has its own, and follows the log from when it began.
 */
import { type EventKind, everything } from '#kit/events/event.ts'
import type { Notice } from '#kit/events/tag.ts'
import type { KeptPages } from '../pages/kept-pages.ts'
import type { AnyEvent } from './event-log.ts'
import type { Follower } from './tail.ts'

export function forgetPages(kept: Pick<KeptPages, 'hear' | 'lose'>, kinds: readonly EventKind[]): Follower {
  const noticeOf = noticesBy(kinds)
  return {
    hear: (events) => kept.hear(events.flatMap((event) => noticeOf(event) ?? [])),
    lose: () => kept.lose(),
  }
}

/** What an event means for pages, wherever they are kept. */
export function noticesBy(kinds: readonly EventKind[]): (event: AnyEvent) => Notice | null {
  const byName = new Map([everything, ...kinds].map((kind) => [kind.name as string, kind]))
  return (event) => byName.get(event.kind)?.notice(event as never) ?? null // parsed by the schema of its own kind
}
