/** From when to when a history is asked for. */
import { dayMs } from '#kit/dates.ts'

/** Moments in ISO 8601, or days: a day begins at its start and ends at its end (UTC). */
export type Window = { from?: string; to?: string }

/** In milliseconds since 1970; null where it begins with the history. */
export function startOf({ from }: Window): number | null {
  return from === undefined ? null : Date.parse(from)
}

/** No clock goes further. */
export const latest = Date.parse('9999-12-31')

export function endOf({ to }: Window): number {
  if (to === undefined) return latest
  const isDay = to.length === '2026-11-28'.length
  return Date.parse(to) + (isDay ? dayMs : 0)
}
