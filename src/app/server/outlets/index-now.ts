/** Search engines are told what has changed where the operator has a key, which lies at an address of its own to prove it. */
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Queue } from '#kit/server/work/queue.ts'
import { batchWork, indexNow, keyFile } from '#outlets/server/index-now/batch-work.ts'
import type { Post } from '#sources/server/fetcher/poster.ts'

type Parts = {
  app: FastifyInstance
  db: QueryExecutorProvider
  queue: Queue
  origin: string
  key: string | undefined
  post: Post
}

export function openIndexNow({ app, db, queue, origin, key, post }: Parts): void {
  if (!key) return
  app.get(keyFile(key), (_, reply) => reply.type('text/plain; charset=utf-8').send(key))
  const allowed = { hosts: [new URL(indexNow).hostname], plainHosts: [] }
  const work = batchWork({ db, origin, key, post: (url, json, signal) => post(url, { json }, { allowed, signal }) })
  app.addHook('onListen', () => queue.start([work]))
}
