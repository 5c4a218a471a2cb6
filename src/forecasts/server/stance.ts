/** What somebody forecasts of a prediction in this moment, for others to read beside what they say of it. */
import type { Write } from '#items/server/transaction.ts'
import type { User } from '#kit/viewer.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { type Stance, stance } from '../stance.ts'
import { askedOf } from './asked.ts'
import { findQuestion, listOwn } from './forecast-store.ts'

/** Null where nothing stands, or what stands answers what was asked before and not what is asked now. */
export async function findStance(trx: Write, id: string, user: User): Promise<Stance | null> {
  const row = await findQuestion(trx, id, user)
  const [last] = await listOwn(trx, id, user.id, 1)
  if (!row || !last?.estimate) return null
  const { question } = askedOf(row)
  // Without the parts of a curve: it is kept as everybody reads it.
  return whyNotForecast(question, last.estimate) === null ? stance.parse({ question, estimate: last.estimate }) : null
}
