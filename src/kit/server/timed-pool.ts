/**
 * A pool of connections that says how long was waited for each, be it for one that is free or for a new one, and which
 * statements took long.
 */
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { readsReplica } from './replica/read-here.ts'
import { timedClients } from './timed-client.ts'

/** In seconds. */
type Heard = (seconds: number) => void
type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

export class TimedPool extends Pool {
  /** Of a replica of the same database: hands out its connections to whoever reads there. */
  replica: TimedPool | undefined
  heard: Heard = () => {}
  /** Told of each statement that takes longer than half a second. */
  slow: (statement: string, ms: number) => void = () => {}

  constructor(config: PoolConfig) {
    super({ ...config, Client: timedClients((statement, ms) => this.slow(statement, ms)) })
  }

  /** The pool's own `query` asks with a callback, everybody else for a promise. */
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (this.replica && readsReplica()) return connected ? this.replica.connect(connected) : this.replica.connect()
    const began = performance.now()
    const told = () => this.heard((performance.now() - began) / 1000)
    if (!connected) return super.connect().finally(told)
    super.connect((error, client, done) => {
      told()
      connected(error, client, done)
    })
  }
}
