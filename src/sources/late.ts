/** Whether the newest value of a series is older than its steps let expect. */
import type { Frequency } from '#series/series-words.ts'

const dayMs = 86_400_000
/** 18 months for yearly values, two and a half for monthly ones. */
const expectedDays: Readonly<Record<Frequency, number>> = { yearly: 548, monthly: 75 }

/** `2024` ends with the year, `2024-07` with the month. */
export function isLate(newest: string, frequency: Frequency, now: Date): boolean {
  const [year = 0, month = 12] = newest.split('-').map(Number)
  return (now.getTime() - Date.UTC(year, month, 0)) / dayMs > expectedDays[frequency]
}
