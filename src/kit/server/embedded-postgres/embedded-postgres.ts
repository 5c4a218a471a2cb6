/**
 * The PostgreSQL that comes with the lockfile, for machines that bring none (see DATABASE_URL).
 *
 * The server is a process of its own: it outlives a killed application, and the next one finds it. Several applications
 * may share one folder, and the last to leave stops the server. Where it dies under a running application, it is
 * started again.
 */
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { withArchive } from './archiving.ts'
import { isLast, takeLease, urlOf } from './lease.ts'
import { smallMb } from './memory.ts'
import { findPlace, type Place } from './place.ts'
import { stop } from './server.ts'
import { clearSentence } from './trouble.ts'

const betweenRevivalsMs = 2000

export type EmbeddedPostgres = {
  /** Where the data lie: below the folder that was asked for, unless the server's user cannot enter that. */
  readonly data: string
  /** Where finished WAL is laid, where that was asked for. */
  readonly archive: string | undefined
  /** The connection string of one of its databases, made when missing. */
  database(name: string): Promise<string>
  /** Gives up the lease. The last to leave stops the server; says whether it did. */
  release(): Promise<boolean>
}

/**
 * `throwaway` trades durability for speed: for tests only. `memoryMb`: of how much it takes its share, `archives`:
 * finished WAL is kept, `onComing`: called once it comes up by itself; all where it is not running yet.
 */
type Wish = {
  throwaway?: boolean
  memoryMb?: number
  archives?: boolean
  say?: (line: string) => void
  onComing?: (() => void) | undefined
}

export async function openEmbeddedPostgres(
  folder: string,
  { throwaway = false, memoryMb = smallMb, archives = false, say = () => {}, onComing }: Wish = {},
): Promise<EmbeddedPostgres> {
  const path = resolve(folder)
  const found = await findPlace(path, say).catch((error: Error) => {
    const sentence = clearSentence(error.message, path)
    throw sentence ? new Error(sentence, { cause: error }) : error
  })
  const place = archives ? await withArchive(found) : found
  const tenancy = await openTenancy(() => takeLease(place, { memoryMb, throwaway, onComing }), say)
  return {
    data: place.data,
    archive: place.archive,
    async database(name) {
      await makeDatabase(await tenancy.lease(), name)
      return urlOf(place, name)
    },
    release: () => tenancy.leave((lease) => leave(place, lease)),
  }
}

/** A lease that is taken anew whenever it is lost, until we leave. */
async function openTenancy(take: () => Promise<Client>, say: (line: string) => void) {
  const leaving = new AbortController()
  let current = watch(await take())

  function watch(lease: Client): Promise<Client> {
    lease.once('end', () => {
      if (!leaving.signal.aborted) current = revive()
    })
    return Promise.resolve(lease)
  }

  async function revive(): Promise<Client> {
    say('The embedded PostgreSQL is gone. Starting it again.')
    for (let said = ''; ;) {
      try {
        const lease = await take()
        say('The embedded PostgreSQL is back.')
        return await watch(lease)
      } catch (error) {
        const line = error instanceof Error ? error.message : String(error)
        if (line !== said) say(line)
        said = line
      }
      await sleep(betweenRevivalsMs, undefined, { signal: leaving.signal })
    }
  }

  return {
    lease: () => current,
    async leave(last: (lease: Client) => Promise<boolean>): Promise<boolean> {
      if (leaving.signal.aborted) return false
      leaving.abort()
      const lease = await current.catch(() => undefined) // no server came back, so there is nothing to give up
      return lease ? last(lease) : false
    },
  }
}

async function leave(place: Place, lease: Client): Promise<boolean> {
  try {
    const last = await isLast(lease)
    if (last) await stop(place)
    return last
  } catch {
    return false // the server is gone already, and the lease with it
  } finally {
    await lease.end().catch(() => {})
  }
}

async function makeDatabase(lease: Client, name: string): Promise<void> {
  const { rowCount } = await lease.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  await lease.query(`create database ${lease.escapeIdentifier(name)}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error // another application made it just now
  })
}
