/** Whom feeds tell that they have something new, where the operator names a hub. */
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Queue } from '#kit/server/work/queue.ts'
import { pingWork } from '#outlets/server/web-sub/ping-work.ts'
import type { Post } from '#sources/server/fetcher/poster.ts'

type Parts = {
  app: FastifyInstance
  db: QueryExecutorProvider
  queue: Queue
  origin: string
  hub: string | undefined
  post: Post
}

/** Answers with the hub that feeds name; null where there is none. */
export function openWebSub({ app, db, queue, origin, hub, post }: Parts): string | null {
  if (!hub) return null
  const { hostname, protocol } = new URL(hub)
  const allowed = { hosts: [hostname], plainHosts: protocol === 'http:' ? [hostname] : [] }
  const work = pingWork({ db, origin, hub, post: (url, form, signal) => post(url, { form }, { allowed, signal }) })
  app.addHook('onListen', () => queue.start([work]))
  return hub
}
