/**
 * Is woken by what any process writes into the database (LISTEN). While the connection is down nothing can be heard,
 * and `isListening` is false. What there is to know is asked on the same connection, so that nobody who reads pages
 * keeps it waiting.
 */
import { Client } from 'pg'
import type { Ask } from './events/event-log.ts'
import { prepared } from './prepared.ts'

export type Changes = {
  readonly isListening: boolean
  /** Rejects where nothing can be heard. */
  ask: Ask
  /** Takes another connection: this one answers no more. */
  renew(): void
  close(): Promise<void>
}

const retryMs = 500
/** A connection that died without a word is found out this soon. */
const heartbeatMs = 5000

/**
 * Of a channel: what each notice says; without anything whenever the connection has come or gone, since something may
 * have been missed.
 */
export type Listener = (said: string | undefined, changes: Changes) => void

/** Listens to each channel that is named, on one connection. */
export async function listenForChanges(url: string, listeners: Readonly<Record<string, Listener>>): Promise<Changes> {
  const state: { client: Client | null; closed: boolean; timer?: NodeJS.Timeout } = { client: null, closed: false }

  const inTurn = turns()
  const changes: Changes = {
    get isListening() {
      return state.client !== null
    },
    ask: (text, values) => inTurn(() => askOn(state.client, text, values)),
    renew() {
      if (state.client) lose(state.client)
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

  const heardAll = () => {
    for (const heard of Object.values(listeners)) heard(undefined, changes)
  }
  const connect = async (): Promise<void> => {
    const client = clientFor(url)
    client.on('notification', ({ channel, payload }) => listeners[channel]?.(payload ?? '', changes))
    for (const end of ['error', 'end'] as const) client.on(end, () => lose(client))
    try {
      await client.connect()
      for (const channel of Object.keys(listeners)) await client.query(`listen ${client.escapeIdentifier(channel)}`) // eslint-disable-line no-await-in-loop
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
    if (client) void inTurn(() => client.query('select 1')).catch(() => lose(client))
  }, heartbeatMs).unref()

  await connect()
  return changes
}

async function askOn<Row extends object>(client: Client | null, text: string, values: readonly unknown[]) {
  if (!client) throw new Error('Nothing can be heard at the moment.')
  return (await client.query<Row>(prepared(text, values))).rows
}

/** One question after the other: several ask on this connection, and it takes one at a time. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(ask)
    last = mine.catch(() => {}) // whoever asked that hears of it
    return mine
  }
}

function clientFor(url: string): Client {
  return new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: heartbeatMs,
    application_name: 'farsight changes',
  })
}
