/**
 * Connections of a pool, as Kysely asks on them: a transaction begins by saying who acts, in the same message, and
 * statements that say so are planned once for each connection.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { actorOf } from './acting.ts'
import { prepared } from './prepared.ts'

/** Begins a statement that is asked again and again, and takes longer to plan than to run. */
export const plannedOnce = '/* planned once */'

export function connectionsOf(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const connection = known.get(client) ?? connectionOf(client)
      known.set(client, connection)
      return connection
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A migration gave the statement an answer of other types than it was planned for. */
const outdated = '0A000'

function connectionOf(client: PoolClient): PostgresPoolClient {
  // Whatever is asked of it by that name would fail for ever: the pool makes another, as it does after `pool.query`.
  let isOutdated = false
  const askPlanned = (text: string, values: readonly unknown[]) =>
    client.query(prepared(text, values)).catch((error: unknown) => {
      isOutdated ||= (error as { code?: unknown }).code === outdated // of PostgreSQL's own errors
      throw error
    })
  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin') return client.query(beginOf(client))
    if (text.startsWith(plannedOnce)) return askPlanned(text, values)
    return client.query(text, [...values])
  }
  // Kysely asks for cursors only where it was given a maker of them.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || isOutdated),
  }
}

/** For the events that triggers write in the transaction. */
function beginOf(client: PoolClient): string {
  const actor = actorOf()
  return actor === null ? 'begin' : `begin; select set_config('farsight.actor', ${client.escapeLiteral(actor)}, true)`
}
