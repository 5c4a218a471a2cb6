/** What asks the sources of series, where the operator has switched that on. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { Queue } from '#kit/server/work/queue.ts'
import type { Task } from '#kit/server/work/task.ts'
import { connectorOf } from '#sources/connectors/index.ts'
import { resolveName } from '#sources/server/fetcher/dial.ts'
import { bringingHandlers } from '#sources/server/bringing/handlers.ts'
import { keepingFrom } from '#sources/server/bringing/keep-from.ts'
import { createFetcher } from '#sources/server/fetcher/fetcher.ts'
import { createPoster } from '#sources/server/fetcher/poster.ts'
import { dialThrough } from '#sources/server/fetcher/proxy.ts'
import type { Outside } from '#sources/server/fetcher/outside.ts'
import { elsewhereHandlers } from '#sources/server/elsewhere/handlers.ts'
import { platformsOn } from '#sources/server/elsewhere/present.ts'
import { elsewhereWork } from '#sources/server/elsewhere/work.ts'
import { sourceHandlers } from '#sources/server/handlers.ts'
import { openParser } from '#sources/server/parsing/parser.ts'
import type { SourceWorld } from '#sources/server/refresh.ts'
import { sourceWork } from '#sources/server/work.ts'
import type { Tables } from '../tables.ts'

/** For tests: how the outside is reached, and what time it is there. */
export type SourcesGiven = Partial<Omit<Outside, 'userAgent' | 'keys'>>
type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  queue: Queue
  config: Config
  /** Told of each look at a source. */
  onLook: NonNullable<SourceWorld['onLook']>
  given?: SourcesGiven | undefined
}

export function openSources({ app, database: { db, pool }, queue, config, onLook, given = {} }: Parts) {
  const { contact, whyOff, hosts, permitted, keys, proxy, elsewhere } = config.sources
  const whyNoKey = (connector: string) => {
    const key = connectorOf(connector)?.pace.key
    return key !== undefined && keys[key] === undefined ? `${key} is not set.` : null
  }
  const userAgent = `Farsight/0.1 (+${config.publicUrl ?? 'not public'}; ${contact}) node/${process.versions.node.split('.')[0]}`
  const parser = openParser()
  app.addHook('onClose', () => parser.close())
  const outside = { userAgent, keys, ...(proxy && { dial: dialThrough(proxy) }), ...given }
  const world: SourceWorld = {
    db,
    parser,
    canLookUp: async (host) => (await (given.resolve ?? resolveName)(host)).length > 0,
    fetcher: createFetcher(outside),
    allowedHosts: hosts,
    now: given.now ?? (() => new Date()),
    random: Math.random,
    // Whoever is told to leave waits no longer.
    wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
    onLook,
  }
  const named = { whyOff, named: elsewhere }
  const on = platformsOn(named)
  const warn = (message: string) => app.log.warn(message)
  const task = sourceWork({ ...world, warn, hasKeyFor: (connector) => whyNoKey(connector) === null })
  const tasks = [task, ...(on.length > 0 ? [elsewhereWork({ ...world, warn, on })] : [])]
  // Without it no job is begun: what was asked for waits.
  if (whyOff === null) app.addHook('onListen', () => queue.start(tasks))
  app.decorate('lookAtSources', () => (whyOff === null ? workOffAll(queue, tasks) : Promise.resolve(0)))
  return {
    handlers: {
      ...sourceHandlers({ db, pool, switches: { whyOff, whyNoKey, permitted } }),
      ...bringingHandlers({ db, pool, switches: { whyOff, whyNoKey, permitted }, world }),
      ...elsewhereHandlers({ db, pool, switches: named }),
    },
    /** What is kept beside a trend that is saved. */
    trendChecks: { beside: keepingFrom(db, { whyOff, whyNoKey, permitted }) },
    /** Tells somebody outside something, through the fence that sources are asked through. */
    post: createPoster(outside),
  }
}

/** Of all of them how many jobs that took. */
async function workOffAll(queue: Queue, tasks: readonly Task<object>[]): Promise<number> {
  const done = await Promise.all(tasks.map((task) => queue.workOff(task)))
  return done.reduce((all, jobs) => all + jobs, 0)
}
