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

function connectionOf(client: PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    if (text === 'begin') return client.query(beginOf(client))
    if (text.startsWith(plannedOnce)) return client.query(prepared(text, values))
    return client.query(text, [...values])
  }
  // Kysely asks for cursors only where it was given a maker of them.
  return { query: query as unknown as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) }
}

/** For the events that triggers write in the transaction. */
function beginOf(client: PoolClient): string {
  const actor = actorOf()
  return actor === null ? 'begin' : `begin; select set_config('farsight.actor', ${client.escapeLiteral(actor)}, true)`
}
