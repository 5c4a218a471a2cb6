/**
 * What happens while this process runs, for what each process keeps by itself: pages, and the browsers that listen
 * here. The cursor is in memory and begins with now. Where the connection was lost it reads on from there, so nothing
 * is missed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { EventKind } from '#kit/events/event.ts'
import type { Changes } from '../changes.ts'
import { type AnyEvent, type Cursor, findEnd, readEvents } from './event-log.ts'

export type Follower = {
  /** `at`: where whoever has heard these may read on. With no events: where it begins. */
  hear(events: readonly AnyEvent[], at: string): void
  /** From now on nothing is known, until `hear` tells what there was. */
  lose?(): void
}

export type Tail = {
  /** Something was written; without anything: the connection came or went. */
  wake(said: string | undefined, changes: Source): void
  /** Whether all that was told of has been heard. */
  readonly isCurrent: boolean
  /** When all that there is by now has been heard, or the connection is lost. */
  settled(): Promise<void>
}

/** What is written by itself is heard at once; of what comes one after the other, as much as comes in this time. */
const pauseMs = 25

type Source = Pick<Changes, 'ask' | 'isListening' | 'renew'>
type Parts = { kinds: readonly EventKind[]; followers: readonly Follower[]; log: FastifyBaseLogger }

export function followEvents({ kinds, followers, log }: Parts): Tail {
  const state = {
    cursor: null as Cursor | null,
    isCurrent: false,
    isWoken: false,
    reading: null as Promise<void> | null,
    nextAt: 0,
  }
  const readOn = async ({ ask }: Source) => {
    while (state.isWoken) {
      const early = state.nextAt - performance.now()
      if (early > 0) await wait(early) // eslint-disable-line no-await-in-loop
      state.isWoken = false
      state.nextAt = performance.now() + pauseMs
      if (!state.cursor) {
        const { seen } = (state.cursor = await findEnd(ask)) // eslint-disable-line no-await-in-loop
        for (const { hear } of followers) hear([], seen)
      }
      for (let hasMore = true; hasMore;) {
        const reading = await readEvents(ask, state.cursor, kinds) // eslint-disable-line no-await-in-loop
        state.cursor = reading.cursor
        hasMore = reading.hasMore
        if (reading.events.length) for (const { hear } of followers) hear(reading.events, reading.cursor.seen)
      }
    }
    state.isCurrent = true
  }
  const lose = () => {
    state.isCurrent = false
    for (const one of followers) one.lose?.()
  }
  const read = (changes: Source) => {
    state.reading ??= readOn(changes)
      .catch((error: unknown) => {
        lose()
        if (!changes.isListening) return
        log.error({ err: error }, 'the log of events could not be read')
        changes.renew()
      })
      .finally(() => {
        state.reading = null
        if (state.isWoken && changes.isListening) read(changes)
      })
  }
  return {
    wake(said, changes) {
      if (said === undefined) lose()
      state.isWoken = true
      if (changes.isListening) read(changes)
    },
    get isCurrent() {
      return state.isCurrent
    },
    settled: async () => void (await state.reading),
  }
}
