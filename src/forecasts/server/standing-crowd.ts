/** What stands on a prediction, put together by what has been learnt for as long as it lives. */
import type { QueryExecutorProvider } from 'kysely'
import { type CrowdNow, crowdOf } from '../crowd/index.ts'
import { askedOf, endOfLife } from './asked.ts'
import { type CrowdRow, listStanding } from './crowd-store.ts'
import { findLearning } from './learning/learning-store.ts'

/** `learning`: the version by which it is; null before anything was learnt. */
export async function standingCrowd(
  db: QueryExecutorProvider,
  id: string,
  row: CrowdRow,
): Promise<CrowdNow & { learning: number | null }> {
  const learning = await findLearning(db, endOfLife(row))
  const standing = await listStanding(db, id, learning)
  return { learning: learning?.version ?? null, ...crowdOf(askedOf(row), standing, learning ?? undefined) }
}
