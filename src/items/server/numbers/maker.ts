/**
 * How a kind's numbers are made: what is read for them, and what the engine makes of that. One object a kind, listed
 * once in `app/kind-numbers.ts`.
 */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { RestsOn } from '../../numbers.ts'
import type { ContentTables } from '../tables.ts'

/** The item whose numbers are made, as it stands. */
export type Counted = {
  id: string
  kind: string
  version: number
  family: string | null
  horizon: { from: number; to: number }
  details: Record<string, unknown>
  /** Numbers of a published item rest on published items alone, those of a private one also on its author's own. */
  ownerId: string | null
  isPublished: boolean
}

/** Plain data, as it can be sent to another thread; the same input makes the same numbers. */
export type Gathered = { input: unknown; restsOn: RestsOn[] }

export type NumbersMaker = {
  /** `before`: the item's newest numbers, for what carries on from them. */
  gather(pool: Pool, item: Counted, before: Record<string, unknown> | null): Promise<Gathered>
  /**
   * Keeps what of the item counts for the track record, with the numbers that now stand: in the same transaction, each
   * time they are made or hold anew.
   */
  keepRecord?(db: Kysely<ContentTables>, item: Counted, numbers: unknown): Promise<void>
}

/**
 * The engine's part: pure, and run in a thread of its own, so that nobody's page waits for it. What it answers has the
 * kind's `keptNumbers` or `numbers` schema.
 */
export type Compute = (input: unknown) => unknown
