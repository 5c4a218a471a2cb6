/**
 * Hears of changes that any process makes in the database (LISTEN), so that what this one keeps can be thrown away.
 * While the connection is down nothing can be heard, and `isListening` is false.
 */
import { Client } from 'pg'

export type Changes = { readonly isListening: boolean; close(): Promise<void> }

const retryMs = 500
/** A connection that died without a word is found out this soon. */
const heartbeatMs = 5000

/** Of a channel: what each notice says; without anything whenever the connection has come or gone, since something may have been missed. */
export type Listener = (said?: string) => void

/** Listens to each channel that is named, on one connection. */
export async function listenForChanges(url: string, listeners: Readonly<Record<string, Listener>>): Promise<Changes> {
  const state: { client: Client | null; closed: boolean; timer?: NodeJS.Timeout } = { client: null, closed: false }

  const texts = (client: Client) => Object.keys(listeners).map((channel) => `listen ${client.escapeIdentifier(channel)}`)
  const heardAll = () => {
    for (const heard of Object.values(listeners)) heard()
  }
  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatMs,
      application_name: 'farsight changes',
    })
    client.on('notification', ({ channel, payload }) => listeners[channel]?.(payload ?? ''))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(texts(client).join('; '))
      if (state.closed) return void (await client.end())
      state.client = client
      heardAll()
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
    heardAll()
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
