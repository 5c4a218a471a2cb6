/** The five quantiles in which a forecast of a number or a date is written. */
import { z } from 'zod'

export function quantilesOf<V extends z.ZodType>(value: V) {
  return z.object({ p5: value, p25: value, p50: value, p75: value, p95: value })
}
