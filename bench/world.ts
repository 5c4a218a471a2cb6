/** A server with the starter collection on a database of its own, for one benchmark. */
import { rm } from 'node:fs/promises'
import { loadCollection } from '#app/server/collection.ts'
import { createServer, type Parts, type Tables } from '#app/server/server.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { plenty } from '../test/plenty.ts'

let worlds = 0

type WorldParts = Pick<Parts, 'pagesNow' | 'allowances'> & {
  /** The series that may be shown although their owners let nobody do so without a licence. */
  licences?: readonly string[]
}

export async function benchWorld({ licences = [], ...parts }: WorldParts = {}) {
  const folder = `.farsight/bench-${process.pid}-${++worlds}`
  const server = await openEmbeddedPostgres(folder)
  const database = openDatabase<Tables>(await server.database('bench'))
  await migrate(database.db)
  await loadCollection(database.db, { strict: true, licences })
  const app = await createServer({ database, config: readConfig({}), allowances: plenty, ...parts })
  await app.makeNumbers() // pages show them, and nothing is left to do beside what is measured
  return {
    app,
    database,
    async close() {
      await app.close()
      await database.close()
      await server.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
