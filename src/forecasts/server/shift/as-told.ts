/**
 * From when on what stands says what was told: not before the last time that somebody came to count, or ceased to. The
 * difference would be what they said.
 */
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { pooledOf } from '../../crowd/index.ts'
import type { LearntBy } from '../../crowd/told.ts'
import { courseOf } from '../../history/index.ts'
import { nothingLearnt } from '../../learning/learn.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import type { End } from '../../shift/index.ts'
import type { Asked } from '../asked.ts'
import { type EndRow, findFrom, listStandingAt } from './shift-store.ts'

export type Known = EndRow & End
export type Of = { id: string; asked: Asked; learnings: readonly LearntBy[] }

/** Null where others count by now than counted then, and of too many to put together time and again. */
export async function asTold(pool: Pool, { id, asked, learnings }: Of, row: EndRow): Promise<Known | null> {
  if (row.forecasters > courseOf(asked.question).mostShifted) return null
  const standing = (await listStandingAt(pool, id, row.until)).filter(
    ({ estimate }) => whyNotForecast(asked.question, estimate) === null,
  )
  // Each of them takes a while: what others ask comes in between.
  await setImmediate()
  const learnt = learnings.find(({ version }) => version === row.learning) ?? nothingLearnt
  const weighed = standing.map((one) => ({ ...one, skill: learnt.skills.get(one.person) ?? 1 }))
  const { people, estimate } = pooledOf(asked, weighed, learnt.calibration)
  const isSame = people === row.forecasters && isDeepStrictEqual(estimate, row.estimate)
  return isSame ? { ...row, standing, learnt } : null
}

/** Of moments that rise (milliseconds since 1970), the first from which on it is as told, found by halving them; null where none is. */
export async function firstAsTold(
  pool: Pool,
  of: Of,
  { moments, until }: { moments: readonly number[]; until: number },
): Promise<Known | null> {
  let found: Known | null = null
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    // Each place depends on what was found at the one before.
    // eslint-disable-next-line no-await-in-loop
    const row = await findFrom(pool, of.id, moments[middle] ?? null, until)
    const known = row && (await asTold(pool, of, row)) // eslint-disable-line no-await-in-loop
    if (known) [found, high] = [known, middle]
    else low = middle + 1
  }
  return found
}
