/** Who reads the log of events on this server: its kept pages, its open browsers, and the readers that read for all processes. */
import type { FastifyInstance } from 'fastify'
import { type Listener, listenForChanges } from '#kit/server/changes.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { cleaningOf } from '#kit/server/events/cleaning.ts'
import { forgetPages } from '#kit/server/events/forget-pages.ts'
import { runReaders } from '#kit/server/events/run-readers.ts'
import { type Follower, followEvents } from '#kit/server/events/tail.ts'
import { createKeptPages, type KeptPages } from '#kit/server/pages/kept-pages.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import { eventKinds } from '../events.ts'
import { markDue } from './kind-numbers.ts'
import type { Tables } from './tables.ts'

type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  config: Config
  queue: Queue
  followers: readonly Follower[]
  /** What else is listened to on the same connection. */
  channels: Readonly<Record<string, Listener>>
}

export async function openEvents({ app, database: { db, url }, config, queue, followers, channels }: Parts): Promise<KeptPages> {
  // In development the program changes too, and no event tells of that.
  const kept = createKeptPages(() => tail.isCurrent && !config.dev)
  const tail = followEvents({ kinds: eventKinds, followers: [forgetPages(kept, eventKinds), ...followers], log: app.log })
  const readers = runReaders(db, [markDue], app.log)
  const changes = await listenForChanges(url, {
    ...channels,
    event(said, source) {
      tail.wake(said, source)
      readers.wake()
    },
  })
  await tail.settled()
  app.addHook('onListen', async () => {
    readers.start()
    await queue.start([cleaningOf(db)])
  })
  app.addHook('onClose', async () => void (await Promise.all([readers.stop(), changes.close()])))
  return kept
}
