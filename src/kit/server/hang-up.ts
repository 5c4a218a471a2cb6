/** How connections are ended before their time: those whose other side is silent, and those of a process that leaves. */
import type { Socket } from 'node:net'
import { Client, type Pool, type PoolClient } from 'pg'

/**
 * A PostgreSQL that is stopped, or behind a network that swallows everything, neither answers nor hangs up, and keeps to
 * no `statement_timeout`. A connection that is in use and on which nothing has moved for so long is ended, and its
 * statement fails.
 */
export function endWhereSilent(pool: Pool, silenceMs: number): void {
  pool.on('connect', (client) => partsOf(client).stream.on('timeout', () => partsOf(client).stream.destroy()))
  pool.on('acquire', (client) => partsOf(client).stream.setTimeout(silenceMs))
  pool.on('release', (_, client) => partsOf(client).stream.setTimeout(0))
}

/**
 * To be called before anybody asks the pool. Its answer has the pool begin nothing more, and cancels what it was asked:
 * whoever waits for a statement hears that it failed, and what a transaction wrote is taken back. Without that
 * PostgreSQL would go on with a statement whose process has gone.
 */
export function cuttable(pool: Pool): () => Promise<void> {
  const busy = new Set<PoolClient>()
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_, client) => busy.delete(client))
  return async () => {
    if (!pool.ending) void pool.end()
    const cut = [...busy]
    try {
      await cancel(cut, pool.options.connectionString)
    } finally {
      for (const client of cut) partsOf(client).stream.destroy()
    }
  }
}

/** By a connection of its own, since all of the pool's may be busy. */
async function cancel(clients: readonly PoolClient[], connectionString: string | undefined): Promise<void> {
  if (clients.length === 0) return
  const own = new Client({ connectionString })
  try {
    await own.connect()
    const pids = clients.map((client) => partsOf(client).processId)
    await own.query('select pg_cancel_backend(pid) from unnest($1::int[]) as pid', [pids])
  } finally {
    await own.end()
  }
}

/** The library uses them itself; its types do not say that there are such. */
function partsOf(client: PoolClient): { stream: Socket; processId: number } {
  const { connection, processID } = client as unknown as { connection: { stream: Socket }; processID: number }
  return { stream: connection.stream, processId: processID }
}
