/** From where this server reads what visitors are shown: from a replica, where one is named. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readSessionToken } from '#accounts/server/who-asks/session-cookie.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { readingHandlers } from '#kit/server/replica/reading-handlers.ts'
import { readRoutes } from '#kit/server/replica/reading-routes.ts'
import { openReplica, type Replica } from '#kit/server/replica/replica.ts'
import { contract } from '../../kinds.ts'
import type { Tables } from '../tables.ts'

type Answering = Handlers<typeof contract>
type Reading = {
  replica: Replica | undefined
  reading(handlers: Answering): Answering
  /** Of whatever is served there from then on. */
  readingRoutes(part: FastifyInstance): void
}

export function openReading(app: FastifyInstance, { pool }: Database<Tables>, config: Config): Reading {
  const { replicaUrl, publicUrl, model } = config
  if (replicaUrl === undefined) return { replica: undefined, reading: (handlers) => handlers, readingRoutes: () => {} }
  const replica = openReplica(replicaUrl, app.log)
  pool.replica = replica.pool
  app.addHook('onClose', () => replica.close())
  const { read } = replica
  // Where a model reads the question too, that is noted, and must not be paid twice.
  const besides = model ? [] : (['previewAnalysis'] as const)
  const isVisitor = (request: FastifyRequest) => readSessionToken(request, publicUrl) === null
  return {
    replica,
    reading: (handlers) => readingHandlers(contract, handlers, { read, besides }),
    readingRoutes: (part) => readRoutes(part, read, isVisitor),
  }
}
