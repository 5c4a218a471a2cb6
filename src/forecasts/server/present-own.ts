/** What somebody said themselves, as they read it. */
import type { Asked } from './asked.ts'
import type { ForecastRow } from './forecast-store.ts'

/** `asked`: null where it is not to be seen. */
export function presentOwn({ at, wording, itemVersion, estimate, until, reason }: ForecastRow, asked: Asked | null) {
  const isOfEarlierWording = asked !== null && wording !== asked.wording
  return { at: at.toISOString(), itemVersion, isOfEarlierWording, estimate, until, reason }
}
