/**
 * Hears of changes that any process makes in the database (LISTEN), so that what this one keeps can be thrown away.
 * While the connection is down nothing can be heard, and `isListening` is false.
 */
import { Client } from 'pg'

export type Changes = { readonly isListening: boolean; close(): Promise<void> }

const retryMs = 500
/** A connection that died without a word is found out this soon. */
const heartbeatMs = 5000

/** Calls `heard` at every change of the channel, and whenever the connection has come or gone: something may have been missed. */
export async function listenForChanges(url: string, channel: string, heard: () => void): Promise<Changes> {
  const state: { client: Client | null; closed: boolean; timer?: NodeJS.Timeout } = { client: null, closed: false }

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatMs,
      application_name: 'farsight changes',
    })
    client.on('notification', heard)
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (state.closed) return void (await client.end())
      state.client = client
      heard()
    } catch {
      void client.end().catch(() => {}) // it never lived; the next try makes another
      retry()
    }
  }
  const retry = () => {
    if (!state.closed) state.timer = setTimeout(() => void connect(), retryMs)
  }
  const lose = (client: Client) => {
    if (state.client !== client) return
    state.client = null
    heard()
    void client.end().catch(() => {}) // it is gone already
    retry()
  }
  const heartbeat = setInterval(() => {
    const { client } = state
    client?.query('select 1').catch(() => lose(client))
  }, heartbeatMs)
  heartbeat.unref()

  await connect()
  return {
    get isListening() {
      return state.client !== null
    },
    async close() {
      state.closed = true
      clearInterval(heartbeat)
      clearTimeout(state.timer)
      const { client } = state
      state.client = null
      await client?.end()
    },
  }
}
