/** Whether the newest value of a series is older than its steps let expect. */
import { lastDayOf } from '#kit/periods.ts'
import { howOften } from '#series/how-often.ts'
import type { Frequency } from '#series/series-words.ts'

const dayMs = 86_400_000

/** Counted from the end of its newest year, quarter or month. */
export function isLate(newest: string, frequency: Frequency, now: Date): boolean {
  return (now.getTime() - Date.parse(lastDayOf(newest))) / dayMs > howOften[frequency].lateAfter
}
