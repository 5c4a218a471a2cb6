/** When does a trend get where it matters, in words and by the year? */
import { sayDay } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import { lastDayOf } from '#kit/periods.ts'
import { sayBriefly } from '#series/words.ts'
import type { Crossing } from './numbers.ts'

/** The step by whose end half of the paths have crossed; null where fewer do. */
export function medianCrossing({ by }: Crossing): string | null {
  return by.find(({ chance }) => chance >= 0.5)?.at ?? null
}

type YearOfCrossing = { year: string; chance: number; met: number; beyond: number | null }

/**
 * For each year the chance to cross first in it, the quarters or months of a year together; the chance to have met the value at
 * least once by its end (`met`); and the chance to stand at or beyond it then, null where that was not kept.
 */
export function firstCrossings({ by }: Crossing): YearOfCrossing[] {
  const years = [...Map.groupBy(by, ({ at }) => at.slice(0, 4))]
  return years.map(([year, steps], i) => {
    const { chance: met = 0, beyond = null } = steps.at(-1) ?? {}
    return { year, chance: Math.max(0, met - (years[i - 1]?.[1].at(-1)?.chance ?? 0)), met, beyond }
  })
}

/** From here on something is called probable. */
const probable = 0.6

/** Two chances this near are one in words. */
const sameWithin = 0.02
/** And this near on a first screen, which says no more than it must. */
const alikeWithin = 0.1

/** 'Met at least once by 2060: 85%. At or above it in 2060: 54%, since paths come back.' */
export function sayMetAndBeyond({ by, towards }: Crossing): string {
  const { at = '', chance = 0, beyond } = by.at(-1) ?? {}
  const met = `Met at least once by ${sayDay(at)}: ${sayChance(chance)}.`
  if (beyond === undefined) return met
  const where = towards === 'up' ? 'above' : 'below'
  const why = chance - beyond > sameWithin ? ', since paths that met it may have come back' : ''
  return `${met} At or ${where} it in ${sayDay(at)}: ${sayChance(beyond)}${why}.`
}

/** '2031', 'after 2060', 'reached already': the fewest words for a table. */
export function sayCrossing(crossing: Crossing): string {
  if (crossing.state === 'reached-already') return 'reached already'
  const at = medianCrossing(crossing)
  if (at) return sayDay(at)
  const end = sayDay(crossing.by.at(-1)?.at ?? '')
  return `${sayChance(1 - crossing.notWithinHorizon)} by ${end}`
}

/** The value that matters which it comes to first; of those that few paths come to, the likeliest. Null where all are met. */
export function nextCrossing(crossings: readonly Crossing[]): Crossing | null {
  const ahead = crossings.filter(({ state, by }) => state === 'ahead' && by.length > 0)
  const [first] = ahead.toSorted((a, b) =>
    whenOf(a) === whenOf(b) ? a.notWithinHorizon - b.notWithinHorizon : whenOf(a) < whenOf(b) ? -1 : 1,
  )
  return first ?? null
}

/** After every year where half of the paths never come to it. */
const whenOf = (crossing: Crossing) => medianCrossing(crossing) ?? '9'

/**
 * 'Falls to 25', 'by 2032'; where few paths come to it, '12% by 2050'. Of a time that is over `today`, and was not
 * measured, 'probably by 2025', or 'as likely as not by 2025'.
 */
export function sayWay(crossing: Crossing, unit: string, today: string): { way: string; when: string } {
  const median = medianCrossing(crossing)
  return {
    way: `${crossing.towards === 'up' ? 'Reaches' : 'Falls to'} ${sayBriefly(crossing.value, unit)}`,
    when: median ? `${isOver(median, today) ? sayHowLikely(crossing) : ''}by ${sayDay(median)}` : sayCrossing(crossing),
  }
}

/** By the end of the step by which half of the paths have. */
function sayHowLikely({ by }: Crossing): string {
  const { chance = 0 } = by.find((one) => one.chance >= 0.5) ?? {}
  return chance >= probable ? 'probably ' : 'as likely as not '
}

/** What stands with such a time, so that nobody takes it for what is still to come. */
export function sayUnmeasured(crossing: Crossing, today: string): string | null {
  const median = medianCrossing(crossing)
  return median !== null && isOver(median, today) ? `${sayDay(median)} is over, and not measured yet.` : null
}

const isOver = (at: string, today: string) => lastDayOf(at) < today.slice(0, 10)

/**
 * '26% by 2030, 98% by 2050.': near by, and as far as is projected. Where many paths come back, and a first screen has
 * room for one more chance: 'Met by 2050: 88%; above it then: 57%.'
 */
export function sayChancesBy({ by, towards }: Crossing, near: string | null): string {
  const last = by.at(-1)
  const told = by.filter((one) => one.at === near || one === last)
  const met = told.map(({ at, chance }) => `${sayChance(chance)} by ${sayDay(at)}`).join(', ')
  if (last?.beyond === undefined || last.chance - last.beyond <= alikeWithin) return `${met}.`
  const there = `${towards === 'up' ? 'above' : 'below'} it then: ${sayChance(last.beyond)}`
  return `Met by ${sayDay(last.at)}: ${sayChance(last.chance)}; ${there}.`
}

/** Whether a drawing would show anything: less than one path in twenty, and it is a row of stumps. */
export function isWorthDrawing({ state, notWithinHorizon }: Crossing): boolean {
  return state === 'ahead' && notWithinHorizon <= 0.95
}
