/** A database in use with a replica that streams from it, and servers that read what visitors are shown there. */
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '#app/server/server.ts'
import type { Tables } from '#app/server/tables.ts'
import { loadCollection } from '#app/server/collection.ts'
import { readConfig } from '#kit/server/config/config.ts'
import { findDatabase, migrate, openDatabase } from '#kit/server/database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { makeReplica } from '#kit/server/replica/make-replica.ts'
import { whenDone } from '../when-done.ts'

const token = 'a-token-for-figures'

/** `replica` and `database` stand for those that are open at the moment: both may be closed, and the replica opened anew. */
export async function givenReplicated() {
  const folder = await mkdtemp(join(tmpdir(), 'farsight-replica-'))
  await chmod(folder, 0o755) // PostgreSQL's user enters it
  const into = join(folder, 'second')
  const primary = await openEmbeddedPostgres(join(folder, 'first'))
  const state: { replica?: EmbeddedPostgres } = {}
  whenDone(async () => {
    await state.replica?.release()
    await primary.release()
    rmSync(folder, { recursive: true, force: true })
  })
  const url = await primary.database('farsight')
  const database = openDatabase<Tables>(url)
  whenDone(database.close)
  await migrate(database.db)
  await loadCollection(database.db)
  await makeReplica({ of: url, into, slot: 'second', say: () => {} })
  const openReplica = async () => void (state.replica = await openEmbeddedPostgres(into))
  await openReplica()
  const urlThere = async (name = 'farsight') => (await state.replica?.database(name)) ?? ''
  return { folder, into, primary, url, database, pool: database.pool, state, openReplica, urlThere }
}

type Replicated = Awaited<ReturnType<typeof givenReplicated>>

/** `reader`: the connections to the replica. `figure`: what `/metrics` says of it, in the words that come before the value. */
export async function givenReading({ url, urlThere }: Pick<Replicated, 'url' | 'urlThere'>) {
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: await urlThere(),
    METRICS_TOKEN: token,
    SIGN_IN_STAND_INS: 'on',
  })
  const database = await findDatabase<Tables>(config)
  const app = await createServer({ database, config })
  whenDone(async () => {
    await app.close()
    await database.close()
  })
  const figure = async (name: string) => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const line = body.split('\n').find((one) => one.startsWith(`${name} `))
    return Number(line?.slice(name.length + 1) ?? Number.NaN)
  }
  const read = (at: string) => figure(`farsight_replica_reads_total{at="${at}"}`)
  return {
    app,
    reader: database.pool.replica,
    figure,
    read,
    textOf: async (path: string) => (await app.inject(path)).body,
  }
}
