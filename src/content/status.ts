/** Where an item that asks something stands between being asked and being answered. Items that ask nothing have no status. */
import { z } from 'zod'
import { daysBetween } from '#kit/dates.ts'

export const statuses = ['upcoming', 'open', 'closing', 'closed', 'resolved', 'annulled'] as const
export const status = z.enum(statuses)
export type Status = z.output<typeof status>

export const statusTitles: Record<Status, string> = {
  upcoming: 'Not open yet',
  open: 'Open',
  closing: 'Closing soon',
  closed: 'Closed, not resolved',
  resolved: 'Resolved',
  annulled: 'Annulled',
}

/** An open question counts as closing this many days before it closes. */
export const closingDays = 90

/** Days as `2027-12-31`: the first and the last on which it takes forecasts. */
export type Life = { opens: string; closes: string; outcome: 'resolved' | 'annulled' | null }

/** The status on a day. A question is open through the whole of its closing day (UTC). */
export function statusOf({ opens, closes, outcome }: Life, today: string): Status {
  if (outcome) return outcome
  if (today < opens) return 'upcoming'
  if (today > closes) return 'closed'
  return daysBetween(today, closes) <= closingDays ? 'closing' : 'open'
}
