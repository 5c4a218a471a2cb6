/** When does a trend get where it matters, in words and by the year? */
import { sayDay } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import type { Crossing } from './numbers.ts'

/** The step by whose end half of the paths have crossed; null where fewer do. */
export function medianCrossing({ by }: Crossing): string | null {
  return by.find(({ chance }) => chance >= 0.5)?.at ?? null
}

/** The chance to cross first in each year: the months of a year together. */
export function firstCrossings({ by }: Crossing): { year: string; chance: number }[] {
  const byYear = new Map<string, number>()
  by.forEach(({ at, chance }, i) => {
    const year = at.slice(0, 4)
    byYear.set(year, (byYear.get(year) ?? 0) + Math.max(0, chance - (by[i - 1]?.chance ?? 0)))
  })
  return [...byYear].map(([year, chance]) => ({ year, chance }))
}

/** '2031', 'after 2060', 'reached already': the fewest words for a table. */
export function sayCrossing(crossing: Crossing): string {
  if (crossing.state === 'reached-already') return 'reached already'
  const at = medianCrossing(crossing)
  if (at) return sayDay(at)
  const end = sayDay(crossing.by.at(-1)?.at ?? '')
  return `${sayChance(1 - crossing.notWithinHorizon)} by ${end}`
}

/** Whether a drawing would show anything: less than one path in twenty, and it is a row of stumps. */
export function isWorthDrawing({ state, notWithinHorizon }: Crossing): boolean {
  return state === 'ahead' && notWithinHorizon <= 0.95
}
