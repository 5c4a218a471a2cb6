/**
 * How a list of items is narrowed and ordered: the query of `/api/items` and of `/all-stuff` alike, so that a view is a
 * link.
 */
import { z } from 'zod'
import { category } from '../categories.ts'
import { itemRef, tag } from '../item.ts'
import { type DataFilter, dataFilters } from './data-filter.ts'
import { longestQuery, sorts } from './sorts.ts'
import { status } from '../status.ts'

export { type Sort, sortFor } from './sorts.ts'
export const sort = z.enum(sorts)

/**
 * Strings go in; the schema of one value says which. (An enum's own input type names its values, so the pipe needs to
 * be told.)
 */
const takes = <S extends z.ZodType, In>(schema: S) => schema as unknown as z.ZodType<z.output<S>, In>

/**
 * `?kind=trend&kind=scenario` and `?kind=trend,scenario` say the same. Empty values, as forms send them, count as not
 * given.
 */
export const many = <S extends z.ZodType>(one: S) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) => [given ?? []].flat().flatMap((value) => value.split(',').filter(Boolean)))
    .pipe(takes<z.ZodArray<S>, string[]>(z.array(one).max(10)))
const maybe = <S extends z.ZodType>(one: S) =>
  z
    .union([z.string(), z.int()])
    .optional()
    .transform((given) => (given === '' ? undefined : given))
    .pipe(takes<z.ZodOptional<S>, string | number | undefined>(one.optional()))

/** A whole number as an address writes it. */
export const wholeNumber = (least: number, most: number) => {
  const wanted = `a whole number from ${least} to ${most}`
  return z
    .union([z.string().regex(/^-?\d{1,30}$/, wanted), z.int()])
    .transform(Number)
    .pipe(
      z
        .number()
        .refine((value) => value >= least && value <= most, `is not ${wanted}`)
        .pipe(z.int().min(least).max(most)),
    )
}
const year = wholeNumber(1900, 2200)
export const pageSize = wholeNumber(1, 100)

/** The filters, given the names of the kinds there are. */
export function filtersOf<Name extends string>(kindNames: readonly [Name, ...Name[]]) {
  return z.strictObject({
    q: maybe(z.string().trim().max(longestQuery, 'query-too-long')),
    kind: many(z.enum(kindNames)),
    category: many(category),
    tag: many(tag),
    status: many(status),
    /** The items asked or told together: a scenario set, one question for several years. */
    family: maybe(z.string().max(80)),
    /** What this item links to, and what links to it: `trend/131`. */
    linked: maybe(itemRef),
    /** What has a measured series, or is resolved by one. */
    data: maybe(z.enum(dataFilters)),
    /** Horizons that end in or after this year. */
    from: maybe(year),
    /** Horizons that end in or before this year. */
    to: maybe(year),
  })
}

export type Filters = {
  q?: string | undefined
  kind: string[]
  category: z.output<typeof category>[]
  tag: string[]
  status: z.output<typeof status>[]
  family?: string | undefined
  linked?: string | undefined
  data?: DataFilter | undefined
  from?: number | undefined
  to?: number | undefined
}
