/**
 * How far an analysis has come, as its owner watches: server-sent events, each the whole analysis as it stands, until
 * it is over. Any process may do the work; all hear of it from the database. Whoever was cut off comes back with the
 * last event's id and misses nothing that matters.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { everything } from '#kit/events/event.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Described } from '#kit/server/api/described.ts'
import type { Admit } from '#kit/server/budget/admission.ts'
import type { Follower } from '#kit/server/events/tail.ts'
import type { Stream, Streams } from '#kit/server/stream/open-streams.ts'
import { analysisFiles } from '../addresses.ts'
import { analysisId } from '../analysis.ts'
import { isOver } from '../states.ts'
import { type AnalysisRow, presentAnalysis } from './rows.ts'
import { findAnalysis } from './store.ts'

/** Somebody who watches. `seen` is the revision that they were told last. */
type Watcher = { id: string; accountId: string; stream: Stream; seen: number; busy: boolean; again: boolean }

const mostEach = 12

export type Watch = {
  /** The route by which analyses are watched. */
  serve(app: FastifyInstance, streams: Streams, admit: Admit): void
} & Follower

export function createWatch(db: QueryExecutorProvider): Watch {
  const watchers = new Set<Watcher>()
  return {
    hear(events) {
      const news = new Set(events.map(({ ref }) => ref))
      for (const watcher of watchers)
        if (news.has(`analysis/${watcher.id}`) || news.has(everything.name)) void tellNews(db, watcher)
    },
    serve: (app, streams, admit) => serveEvents(app, { db, admit, watchers, streams }),
  }
}

type Parts = { db: QueryExecutorProvider; admit: Admit; watchers: Set<Watcher>; streams: Streams }

const describes: Described = {
  name: 'watchAnalysis',
  summary: 'One of your analyses whenever it has come further, until it is over',
  policy: 'user',
  type: 'text/event-stream',
  refusals: ['sign-in-needed', 'analysis-not-found'],
}

function serveEvents(app: FastifyInstance, { db, admit, watchers, streams }: Parts): void {
  app.get(analysisFiles.events(':id'), { config: { cost: 'by itself', describes } }, async (request, reply) => {
    const { accountId, row } = await admit(request, { name: 'watch', cost: undefined }, async (viewer) => {
      if (!viewer) throw new Refusal('sign-in-needed')
      return { accountId: viewer.id, row: await findOwn(db, viewer.id, request) }
    })
    const seen = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10)
    // The only answer after which a browser does not come back.
    if (isOver(row.state) && seen === row.revision)
      return reply.code(204).header('cache-control', 'private, no-store').send()
    const stream = streams.open(reply, { who: `analyses of ${accountId}`, most: mostEach, account: accountId })
    const watcher: Watcher = {
      id: row.id,
      accountId,
      stream,
      seen: Number.isNaN(seen) ? -1 : seen,
      busy: false,
      again: false,
    }
    watchers.add(watcher)
    stream.onClose(() => watchers.delete(watcher))
    // What happened before the watch began.
    void tellNews(db, watcher)
    return reply
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
    while (watcher.again && stream.isOpen) {
      watcher.again = false
      const row = await findAnalysis(db, accountId, id)
      if (!row) return void stream.end()
      if (row.revision !== watcher.seen)
        stream.send({ id: String(row.revision), event: 'analysis', data: presentAnalysis(row) })
      watcher.seen = row.revision
      if (isOver(row.state)) stream.end()
    }
  } catch {
    stream.end() // the database is away: the browser comes back, or asks in another way
  } finally {
    watcher.busy = false
  }
}
