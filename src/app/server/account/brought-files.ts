/** What reads the files that people bring: of series, and of what they forecast on other platforms. */
import type { FastifyInstance } from 'fastify'
import { importHandlers } from '#imports/server/handlers.ts'
import { openImportThread } from '#imports/server/import-thread.ts'
import { everyQuestion } from '#imports/server/list-store.ts'
import { importScoringWork } from '#imports/server/scoring-work.ts'
import type { Database } from '#kit/server/database.ts'
import type { Task } from '#kit/server/work/task.ts'
import { openReader, type Reader } from '#series/server/reader.ts'
import type { Tables } from '../tables.ts'

export function openFiles(app: FastifyInstance): Reader {
  const reader = openReader()
  app.addHook('onClose', () => reader.close())
  return reader
}

/** With who answers the calls about them, and what scores anew what was brought. */
export function openImports(app: FastifyInstance, { db }: Database<Tables>) {
  const thread = openImportThread()
  app.addHook('onClose', () => thread.close())
  return {
    handlers: importHandlers(db, thread),
    task: importScoringWork({ db, thread }) as Task,
    importedOf: ({ id }: { id: string }) => everyQuestion(db, id),
  }
}
