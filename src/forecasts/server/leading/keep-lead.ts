/**
 * Keeps with a prediction what its crowd says, in the transaction that tells it: so that every page, card and list has it
 * by one look, and all lead with the same number.
 */
import { isDeepStrictEqual } from 'node:util'
import type { QueryExecutorProvider } from 'kysely'
import { keepMoveOfSaid } from '#items/server/moves/keep-move.ts'
import { removeStand } from '#items/server/moves/move-store.ts'
import { findSaid, removeSaid, saveSaid } from '#items/server/said.ts'
import { prediction } from '#predictions/kind.ts'
import { type KeptCrowd, keptSaid } from '#predictions/numbers.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { type Asked, askedOf, knownSince } from '../asked.ts'
import { type CrowdRow, findTold } from '../crowd-store.ts'
import { keepCounted } from './keep-counted.ts'

/** `isMadeAnew`: of the same forecasts, which moves nothing; `isLearnt`: nobody spoke, it is put together otherwise. */
type Leading = { id: string; row: CrowdRow; now: Date; isMadeAnew?: boolean; isLearnt?: boolean | undefined }

/** What was told once the outcome could be known leads nowhere, as it counts in no score. */
export async function keepLead(
  trx: QueryExecutorProvider,
  { id, row, now, isMadeAnew = false, isLearnt = false }: Leading,
): Promise<void> {
  const crowd = leadOf(askedOf(row), await findTold(trx, id, knownSince(row)))
  const before = crowdIn(await findSaid(trx, id))
  if (areSame(before, crowd, isMadeAnew)) return
  await (crowd ? saveSaid(trx, id, { crowd }) : removeSaid(trx, id))
  await keepCounted(trx, { id, now, isMadeAnew })
  if (isMadeAnew) await removeStand(trx, id)
  await keepMoveOfSaid(trx, { id, kind: prediction, because: { by: isLearnt ? 'learnt' : 'people' }, at: now })
}

/** Null while they are too few, and where what was told answers what was asked before. */
function leadOf({ question }: Asked, told: object | null): KeptCrowd | null {
  const crowd = crowdIn(told)
  return crowd && whyNotForecast(question, crowd.estimate) === null ? crowd : null
}

const crowdIn = (kept: object | null): KeptCrowd | null => keptSaid.parse(kept ?? {}).crowd ?? null

/** Since when the same is said, and the row that told it, do not change while it is; of a history made anew the row is another. */
function areSame(before: KeptCrowd | null, crowd: KeptCrowd | null, isMadeAnew: boolean): boolean {
  const words = [before, crowd].map((one) => one && [one.estimate, one.people, one.earlier, isMadeAnew && one.row])
  return isDeepStrictEqual(words[0], words[1])
}
