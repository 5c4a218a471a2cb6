/** From where this server reads what visitors are shown: from a replica, where one is named. */
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { readingHandlers } from '#kit/server/replica/reading-handlers.ts'
import { openReplica, type Replica } from '#kit/server/replica/replica.ts'
import { contract } from '../../kinds.ts'
import type { Tables } from '../tables.ts'

type Answering = Handlers<typeof contract>
type Reading = { replica: Replica | undefined; reading(handlers: Answering): Answering }

export function openReading(app: FastifyInstance, { pool }: Database<Tables>, { replicaUrl }: Config): Reading {
  if (replicaUrl === undefined) return { replica: undefined, reading: (handlers) => handlers }
  const replica = openReplica(replicaUrl, app.log)
  pool.replica = replica.pool
  app.addHook('onClose', () => replica.close())
  return { replica, reading: (handlers) => readingHandlers(contract, handlers, replica.read) }
}
