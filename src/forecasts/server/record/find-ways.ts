/**
 * How right each way of putting forecasts together was, kept in the process until something is scored anew: every reader
 * of a crowd asks it, and a thousand draws of a thousand questions take a while.
 */
import type { Pool } from 'pg'
import { crowdCalibration, waysTogether } from '../../record/ways.ts'
import { findWaysKey, listWays } from './ways-store.ts'

export function openWays(pool: Pool) {
  let kept: { key: string; told: ReturnType<typeof makeWays> } | null = null
  return async () => {
    const key = await findWaysKey(pool)
    if (kept?.key !== key) kept = { key, told: makeWays(pool) }
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
