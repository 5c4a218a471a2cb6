/**
 * Who reads the log of events on this server: its kept pages, its open browsers, and the readers that read for all
 * processes.
 */
import type { FastifyInstance } from 'fastify'
import type { Watch } from '#analyses/server/events.ts'
import { analysisHearing } from '#analyses/server/hearing.ts'
import { followReader } from '#analyses/server/living/follow-work.ts'
import { scoringReader } from '#analyses/server/living/scoring-work.ts'
import { crowdReader } from '#forecasts/server/crowd-work.ts'
import { forecastScoringReader } from '#forecasts/server/scores/scoring-work.ts'
import { itemHearing } from '#items/server/hearing.ts'
import type { Admit, Identify } from '#kit/server/budget/admission.ts'
import { type Listener, listenForChanges } from '#kit/server/changes.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { cleaningOf } from '#kit/server/events/cleaning.ts'
import { forgetPages } from '#kit/server/events/forget-pages.ts'
import { purgeCaches } from '#kit/server/events/purge-caches.ts'
import { askIn, type Reader } from '#kit/server/events/reader.ts'
import { runReaders } from '#kit/server/events/run-readers.ts'
import { followEvents } from '#kit/server/events/tail.ts'
import { followingReader } from '#notices/server/following/following-work.ts'
import { noticeReader } from '#notices/server/notice-work.ts'
import { indexNowReader } from '#outlets/server/index-now/batch-work.ts'
import { pingReader } from '#outlets/server/web-sub/ping-work.ts'
import { recordReader } from '#record/server/record-work.ts'
import { resolvingReader } from '#predictions/server/resolving/resolving-work.ts'
import { createKeptPages, type KeptPages } from '#kit/server/pages/kept-pages.ts'
import type { Replica } from '#kit/server/replica/replica.ts'
import { createStreams } from '#kit/server/stream/open-streams.ts'
import { createStream } from '#kit/server/stream/stream.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import { signInEnded } from '#accounts/events.ts'
import { eventKinds } from '../events.ts'
import { kinds } from '../kinds.ts'
import { markDue } from './kind-numbers.ts'
import type { Tables } from './tables.ts'

type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  config: Config
  queue: Queue
  admit: Admit
  identify: Identify
  watch: Watch
  /** What else is listened to on the same connection. */
  channels: Readonly<Record<string, Listener>>
  pagesNow: (() => number) | undefined
  replica: Replica | undefined
}

/** Whether this process hears what changes, and since when it is so. */
export type Hearing = { isListening: boolean; since: Date }

export async function openEvents({
  app,
  database: { db, url },
  config,
  queue,
  admit,
  identify,
  watch,
  channels,
  pagesNow,
  replica,
}: Parts): Promise<{ kept: KeptPages; hearing: () => Hearing }> {
  // In development the program changes too, and no event tells of that.
  const kept = createKeptPages(() => tail.isCurrent && !config.dev, { ...(pagesNow && { now: pagesNow }) })
  const live = createStream({
    kinds: eventKinds,
    hearings: [itemHearing(db), analysisHearing(db)],
    ask: askIn(db),
    log: app.log,
  })
  const streams = createStreams(app, { identify, ended: signInEnded.name })
  const tail = followEvents({
    kinds: eventKinds,
    followers: [forgetPages(kept, eventKinds), live, watch, streams],
    log: app.log,
  })
  for (const { serve } of [live, watch]) serve(app, streams, admit)
  const readers = runReaders(db, readersFor(config), app.log)
  let since = new Date()
  const changes = await listenForChanges(url, {
    ...channels,
    event(said, source) {
      if (said === undefined) since = new Date() // it has come, or gone
      // Before any page is forgotten: what is drawn from then on must not be older.
      replica?.hear(said, source)
      tail.wake(said, source)
      readers.wake()
    },
  })
  await tail.settled()
  app.decorate('forgetPages', () => kept.forget())
  app.decorate('hearEvents', () => {
    tail.wake('', changes)
    return tail.settled()
  })
  app.addHook('onListen', async () => {
    readers.start()
    await queue.start([cleaningOf(db)])
  })
  app.addHook('onClose', async () => void (await Promise.all([readers.stop(), changes.close()])))
  return { kept, hearing: () => ({ isListening: changes.isListening, since }) }
}

/** Those that read for all processes. */
function readersFor(config: Config): Reader[] {
  return [
    markDue,
    resolvingReader,
    noticeReader,
    crowdReader,
    followingReader(kinds),
    ...(config.webSubHub ? [pingReader] : []),
    ...(config.indexNowKey ? [indexNowReader] : []),
    scoringReader,
    forecastScoringReader,
    followReader,
    recordReader,
    ...(config.sharedCaches ? [purgeCaches(config.sharedCaches, eventKinds)] : []),
  ]
}
