/**
 * Numbers of trends that this process has computed anew: the slow part, and the same for a version whenever it is done.
 * Who may see a version is looked at elsewhere.
 */
import type { Pool } from 'pg'

const most = 300
const ofPools = new WeakMap<Pool, Map<string, Promise<unknown>>>()

/** What failed is tried again; what has not been asked for the longest gives way. */
export function trendOnce(pool: Pool, version: string, make: () => Promise<unknown>): Promise<unknown> {
  const known = ofPools.get(pool) ?? new Map<string, Promise<unknown>>()
  ofPools.set(pool, known)
  const made = known.get(version) ?? make()
  known.delete(version)
  known.set(version, made)
  made.catch(() => known.delete(version))
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return made
}
