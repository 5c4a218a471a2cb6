/** A measured series: what was observed, in what unit, by whom. Nothing here is estimated. */
import { z } from 'zod'
import { day } from '#content/item.ts'

const frequency = z.enum(['yearly', 'monthly'])

/** When it was observed (`2024`, or `2024-07` for a monthly series) and the value. */
const observation = z.tuple([z.string().regex(/^-?\d{4}(-(0[1-9]|1[0-2]))?$/), z.number()])
export type Observation = z.output<typeof observation>

export const series = z.object({
  id: z.string(),
  unit: z.string().min(1),
  frequency,
  /** What the numbers are: a share runs from 0 to 100, a count and a price are never below 0. */
  kind: z.enum(['level', 'share', 'count', 'index', 'price']),
  source: z.string().min(2),
  sourceUrl: z.url({ protocol: /^https?$/ }),
  licence: z.string().min(2),
  retrieved: day,
  observations: z.array(observation).min(2).max(5000),
})
export type Series = z.output<typeof series>

/** Why the observations do not fit the series, or null. */
export function whyNotSeries({ frequency: asked, observations }: Series): string | null {
  const length = asked === 'yearly' ? 4 : 7
  const odd = observations.find(([at]) => at.length !== length)
  if (odd) return `has "${odd[0]}", which is no ${asked === 'yearly' ? 'year' : 'month'}`
  const late = observations.find(([at], i) => i > 0 && at <= (observations[i - 1]?.[0] ?? ''))
  return late ? `is out of order at ${late[0]}` : null
}
