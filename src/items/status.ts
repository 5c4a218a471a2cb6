/**
 * Where an item that asks something stands between being asked and being answered. Items that ask nothing have no
 * status.
 */
import { z } from 'zod'
import { daysBetween } from '#kit/dates.ts'
import { closingDays, type Status, statuses } from './status-words.ts'

export { closingDays, type Status } from './status-words.ts'
export const status = z.enum(statuses)

/** Days as `2027-12-31`: the first and the last on which it takes forecasts. */
export type Life = { opens: string; closes: string; outcome: 'resolved' | 'annulled' | null }

/** The status on a day. A question is open through the whole of its closing day (UTC). */
export function statusOf({ opens, closes, outcome }: Life, today: string): Status {
  if (outcome) return outcome
  if (today < opens) return 'upcoming'
  if (today > closes) return 'closed'
  return daysBetween(today, closes) <= closingDays ? 'closing' : 'open'
}
