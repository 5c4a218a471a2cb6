/** Whether a scenario fits the set it belongs to, and whether the items that it names can do what it asks of them. */
import type { Pool } from 'pg'
import { whyNotOutcomeOf } from '#predictions/server/collection.ts'
import type { Asker } from '#items/server/mine/checks.ts'
import { findNamed, type Named, unknownItem } from '#items/server/items-named.ts'
import { type ScenarioDetails, whyNotInSet } from '../scenario.ts'
import { findSet } from './sets.ts'
import { claimsOf, whyNotMeasured } from './collection.ts'

type Fault = { field: string; reason: string }

/** The field and the reason, or null. */
export async function checkScenario(
  details: ScenarioDetails,
  pool: Pool,
  { ownerId }: Pick<Asker, 'ownerId'>,
): Promise<Fault | null> {
  const set = await findSet(pool, details.set)
  if (!set) return { field: 'set', reason: 'is no set that there is' }
  const misfit = whyNotInSet(details, set)
  if (misfit) return misfit
  const claims = claimsOf(details)
  return whyNotHeld(
    claims,
    await findNamed(
      pool,
      claims.map(({ ref }) => ref),
      ownerId,
    ),
  )
}

function whyNotHeld(claims: ReturnType<typeof claimsOf>, named: Named): Fault | null {
  for (const { field, refField, ref, outcome } of claims) {
    const details = named.get(ref)
    if (!details) return { field: refField, reason: unknownItem }
    const reason = outcome === undefined ? whyNotMeasured(ref) : whyNotOutcomeOf(details, outcome)
    if (reason) return { field: outcome === undefined ? field : `${field}.outcome`, reason }
  }
  return null
}
