/** A pool of connections that says how long was waited for each: for one that is free, or for a new one. */
import { Pool, type PoolClient } from 'pg'

/** In seconds. */
type Heard = (seconds: number) => void
type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

export class TimedPool extends Pool {
  heard: Heard = () => {}

  /** The pool's own `query` asks with a callback, everybody else for a promise. */
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const began = performance.now()
    const told = () => this.heard((performance.now() - began) / 1000)
    if (!connected) return super.connect().finally(told)
    super.connect((error, client, done) => {
      told()
      connected(error, client, done)
    })
  }
}
