/** Takes back what somebody said, also of a question that they cannot read any more: of that they are told nothing. */
import { randomUUID } from 'node:crypto'
import { lockAccount, type Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { User } from '#kit/viewer.ts'
import { type Timed, whyNotNow } from '../../may-forecast.ts'
import { type Asked, askedOf } from '../asked.ts'
import type { CrowdPoint } from '../crowd-store.ts'
import { addForecasts, findLast, forecasterOf, type ForecastRow, lockBefore, type MineRow } from '../forecast-store.ts'

export type Saying = { id: string; user: User; now: Date }
/** What was said, of what is asked, and what had been told of it. */
export type Kept = { forecast: ForecastRow; now: Date; asked: Asked; point: CrowdPoint | null }
type Unread = { forecast: ForecastRow; asked: null }

/** Of what they cannot read it holds what they knew when they spoke, and the row that takes it back repeats that. */
export async function withdraw(trx: Write, { id, user, now }: Saying): Promise<Kept | Unread> {
  await lockAccount(trx, user.id)
  const before = await lockBefore(trx, id, { user, requestId: null })
  const last = await findLast(trx, id, user)
  const asked = before && askedOf(before)
  if (asked) refuseUntimely(asked, now)
  else if (!last) throw new Refusal('item-not-found')
  else refuseUntimely(asThen(last), now)
  if (!last?.estimate) throw new Refusal('no-forecast')
  const { itemVersion, wording } = asked ? { itemVersion: before.version, wording: asked.wording } : last
  const forecast = { itemVersion, wording, at: now, estimate: null, until: null, reason: null }
  const forecasterId = before?.forecasterId ?? (await forecasterOf(trx, user))
  await addForecasts(trx, [{ ...forecast, itemId: id, forecasterId, requestId: randomUUID() }])
  return asked ? { forecast, now, asked, point: before.point } : { forecast, asked }
}

/** When the question took forecasts as far as somebody knew who spoke of it: by then it had opened. */
export function asThen({ at, toClose }: Pick<MineRow, 'at' | 'toClose'>): Timed {
  return { opens: dayOf(at), closes: toClose, outcome: null }
}

export function refuseUntimely(asked: Timed, now: Date): void {
  const why = whyNotNow(asked, dayOf(now))
  if (why) throw new Refusal(why)
}
