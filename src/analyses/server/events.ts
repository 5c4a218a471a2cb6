/**
 * How far an analysis has come, as its owner watches: server-sent events, each the whole analysis as it stands, until it is over. Any process
 * may do the work; all hear of it from the database. Whoever was cut off comes back with the last event's id and misses nothing that matters.
 */
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { everything } from '#kit/event.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Identify } from '#kit/server/api/serve.ts'
import type { Follower } from '#kit/server/events/tail.ts'
import { analysisFiles } from '../addresses.ts'
import { analysisId } from '../analysis.ts'
import { isOver } from '../states.ts'
import { type AnalysisRow, presentAnalysis } from './rows.ts'
import { findAnalysis } from './store.ts'

/** Somebody who watches. `seen` is the revision that they were told last. */
type Watcher = { id: string; accountId: string; stream: PassThrough; seen: number; opened: number; busy: boolean; again: boolean }

/** Says that the connection lives, and finds out soon that this server is to stop. */
const beatMs = 500
/** A line of comment this often, or proxies close what says nothing. */
const quietBeats = 20
/** Then the browser comes back by itself, and proves anew who it is. */
const longestMs = 300_000
const mostEach = 12

export type Watch = {
  /** The route by which analyses are watched. */
  serve(app: FastifyInstance, identify: Identify): void
} & Follower

export function createWatch(db: QueryExecutorProvider): Watch {
  const watchers = new Set<Watcher>()
  return {
    hear(events) {
      const news = new Set(events.map(({ ref }) => ref))
      for (const watcher of watchers) if (news.has(`analysis/${watcher.id}`) || news.has(everything.name)) void tellNews(db, watcher)
    },
    serve: (app, identify) => serveEvents(app, { db, identify, watchers }),
  }
}

type Parts = { db: QueryExecutorProvider; identify: Identify; watchers: Set<Watcher> }

function serveEvents(app: FastifyInstance, { db, identify, watchers }: Parts): void {
  const state: { timer?: NodeJS.Timeout; beats: number } = { beats: 0 }
  const beat = () => {
    const isQuiet = ++state.beats % quietBeats === 0
    for (const { stream, opened } of watchers) {
      if (app.isStopping || Date.now() - opened > longestMs) stream.end()
      else if (isQuiet) stream.write(': still here\n\n')
    }
  }
  const watch = (watcher: Watcher) => {
    watchers.add(watcher)
    watcher.stream.once('close', () => watchers.delete(watcher))
    state.timer ??= setInterval(beat, beatMs).unref()
    // What happened before the watch began.
    void tellNews(db, watcher)
  }

  app.get(analysisFiles.events(':id'), async (request, reply) => {
    const accountId = (await identify(request))?.id
    if (accountId === undefined) throw new Refusal('sign-in-needed')
    const row = await findOwn(db, accountId, request)
    if ([...watchers].filter((watcher) => watcher.accountId === accountId).length >= mostEach) throw new Refusal('too-many-requests')
    const seen = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10)
    reply.header('cache-control', 'private, no-store, no-transform').header('x-accel-buffering', 'no')
    // The only answer after which a browser does not come back.
    if (isOver(row.state) && seen === row.revision) return reply.code(204).send()
    const stream = new PassThrough()
    stream.write('retry: 1000\n\n')
    watch({ id: row.id, accountId, stream, seen: Number.isNaN(seen) ? -1 : seen, opened: Date.now(), busy: false, again: false })
    return reply.type('text/event-stream; charset=utf-8').send(stream)
  })

  app.addHook('onClose', async () => {
    clearInterval(state.timer)
    for (const { stream } of watchers) stream.end()
  })
}

async function findOwn(db: QueryExecutorProvider, accountId: string, { params }: FastifyRequest): Promise<AnalysisRow> {
  const { id } = params as { id: string } // the route's own
  const row = analysisId.safeParse(id).success ? await findAnalysis(db, accountId, id) : null
  if (!row) throw new Refusal('analysis-not-found')
  return row
}

/** One look at a time for each watcher: what happens meanwhile is looked at after it, however much that is. */
async function tellNews(db: QueryExecutorProvider, watcher: Watcher): Promise<void> {
  watcher.again = true
  if (watcher.busy) return
  watcher.busy = true
  const { stream, accountId, id } = watcher
  try {
    while (watcher.again && stream.writable) {
      watcher.again = false
      const row = await findAnalysis(db, accountId, id)
      if (!row) return void stream.end()
      if (row.revision !== watcher.seen) stream.write(eventOf(row))
      watcher.seen = row.revision
      if (isOver(row.state)) stream.end()
    }
  } catch {
    stream.end() // the database is away: the browser comes back, or asks in another way
  } finally {
    watcher.busy = false
  }
}

function eventOf(row: AnalysisRow): string {
  return `id: ${row.revision}\nevent: analysis\ndata: ${JSON.stringify(presentAnalysis(row))}\n\n`
}
