/** How right each way of putting forecasts together was, and what else takes a while to be worked out of all scores. */
import type { Pool } from 'pg'
import { crowdCalibration, waysTogether } from '../../record/ways.ts'
import { findWaysKey, listWays } from './ways-store.ts'

/**
 * Kept in the process until something is scored anew: readers of crowds and of the record ask it time and again, and a
 * thousand draws of a thousand questions take a while.
 */
export function keptWhileScored<Told>(pool: Pool, make: (from: Pool) => Promise<Told>): () => Promise<Told> {
  let kept: { key: string; told: Promise<Told> } | null = null
  return async () => {
    const key = await findWaysKey(pool)
    if (kept?.key !== key) kept = { key, told: make(pool) }
    const { told } = kept
    // A failure is not kept.
    told.catch(() => {
      if (kept?.told === told) kept = null
    })
    return told
  }
}

export async function makeWays(pool: Pool) {
  const came = await listWays(pool)
  return { ways: waysTogether(came), calibration: crowdCalibration(came) }
}
