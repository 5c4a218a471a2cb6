/**
 * An order as a line of steps, so that what is looked for along it can be found by its filters, one span of steps after
 * the other: years are facets, days are found by the index of the order. It decides no lengths (`in-spans.ts`).
 */
import { sql } from 'kysely'
import { daysLater } from '#kit/dates.ts'
import { firstYear, foundBy, foundIn, lastYear, yearFacets, yearsOf } from '../facets.ts'
import { all, type Condition, orders } from '../select.ts'
import type { Page } from './statements.ts'

/** What is before the first step is in it, and what is after the last. */
export type Line = {
  steps: number
  /** All but words and states ask, of so many steps from the first on. */
  within(first: number, count: number): Condition[]
  /** One step by its key alone, and whether all of it has the same: then it stands in the order of its ids. */
  stepAt(step: number): { only: Condition; isOfOneKey: boolean }
}

export function lineOfYears({ filters, sort, place }: Page): Line {
  const isUp = orders[sort].direction === 'asc'
  const at = place ? Number(place.key) : undefined
  const years = yearsOf({ ...filters, ...(at !== undefined && (isUp ? { from: at } : { to: at })) })
  if (!isUp) years.reverse()
  return {
    steps: years.length,
    within(first, count) {
      const within = years.slice(first, first + count)
      return foundIn(filters, yearFacets({ from: Math.min(...within), to: Math.max(...within) }))
    },
    stepAt(step) {
      const year = years[step] ?? lastYear
      // The first and the last of all years stand for those beyond them.
      const sign = sql.raw(year <= firstYear ? '<=' : year >= lastYear ? '>=' : '=')
      return { only: sql`horizon_to ${sign} ${year}`, isOfOneKey: year > firstYear && year < lastYear }
    },
  }
}

/** A hundred years. */
const farthest = 36_500

export function lineOfDays({ filters, sort, today, place }: Page): Line {
  const { key, type, direction, days } = orders[sort]
  const isUp = direction === 'asc'
  // Of moments the step has a whole day, and begins with the end of it where the order goes back.
  const start = daysLater(place?.key.slice(0, 10) ?? today, isUp ? 0 : 1)
  const [first, last] = isUp ? ['-infinity', 'infinity'] : ['infinity', '-infinity']
  const [after, before] = isUp ? [sql`>=`, sql`<`] : [sql`<`, sql`>=`]
  const edge = (step: number) => {
    const at = step >= farthest ? last : daysLater(start, isUp ? step : -step)
    return sql`${step === 0 ? first : at}::${sql.raw(type)}`
  }
  const isBetween = (from: number, to: number) =>
    sql<boolean>`(${key} ${after} ${edge(from)} and ${key} ${before} ${edge(to)})`
  return {
    steps: farthest,
    within: (from, count) => [...foundBy(filters, true), isBetween(from, from + count)],
    stepAt: (step) => ({
      only: isBetween(step, step + 1),
      isOfOneKey: days?.areMoments === false && step > 0 && step < farthest - 1,
    }),
  }
}

const idsAtOnce = 10_000

/** Of what has one key: `also`. */
export function lineOfIds(also: Condition[], { sort }: Page, lastId: number): Line {
  const isUp = orders[sort].direction === 'asc'
  const edge = (step: number) => (isUp ? step * idsAtOnce : lastId - step * idsAtOnce)
  const [after, before] = isUp ? [sql`>`, sql`<=`] : [sql`<=`, sql`>`]
  const isBetween = (from: number, to: number) => sql<boolean>`(id ${after} ${edge(from)} and id ${before} ${edge(to)})`
  return {
    steps: Math.ceil(lastId / idsAtOnce),
    within: (first, count) => [...also, isBetween(first, first + count)],
    stepAt: (step) => ({ only: all([...also, isBetween(step, step + 1)]), isOfOneKey: false }),
  }
}
