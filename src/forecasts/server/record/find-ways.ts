/** How right each way of putting forecasts together was, and what else takes a while to be worked out of all scores. */
import type { Pool } from 'pg'
import { crowdCalibration, waysTogether } from '../../record/ways.ts'
import type { LearningTold } from '../../record/crowd-record.ts'
import { findLearningKey, findLearningTold, findWaysKey, listWays } from './ways-store.ts'

/**
 * Kept in the process until something is scored anew: readers of crowds and of the record ask it time and again, and a
 * thousand draws of a thousand questions take a while. `findKey`: what else it changes with.
 */
export function keptWhileScored<Told>(
  pool: Pool,
  make: (from: Pool) => Promise<Told>,
  findKey = findWaysKey,
): () => Promise<Told> {
  let kept: { key: string; told: Promise<Told> } | null = null
  return async () => {
    const key = await findKey(pool)
    if (kept?.key !== key) kept = { key, told: make(pool) }
    const { told } = kept
    // A failure is not kept.
    told.catch(() => {
      if (kept?.told === told) kept = null
    })
    return told
  }
}

/** What the crowd has learnt, of which readers of methods and crowds are told: it changes once a night, or with a score. */
export function openLearningTold(pool: Pool): () => Promise<LearningTold> {
  return keptWhileScored(pool, findLearningTold, findLearningKey)
}

export async function makeWays(pool: Pool) {
  const came = await listWays(pool)
  return { ways: waysTogether(came), calibration: crowdCalibration(came) }
}
