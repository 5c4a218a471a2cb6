/** How a list of items is narrowed and ordered: the query of `/api/items` and of `/all-stuff` alike, so that a view is a link. */
import { z } from 'zod'
import { category } from './categories.ts'
import { tag } from './item.ts'
import { status } from './status.ts'

export const sorts = ['relevance', 'newest', 'updated', 'closing', 'horizon', 'saved'] as const
export const sort = z.enum(sorts)
export type Sort = z.output<typeof sort>

export const longestQuery = 200

/** `?kind=trend&kind=scenario` and `?kind=trend,scenario` say the same. Empty values, as forms send them, count as not given. */
const many = <S extends z.ZodType>(one: S) =>
  z.preprocess(
    (given) =>
      [given]
        .flat()
        .flatMap((value) => (typeof value === 'string' ? value.split(',') : value === undefined ? [] : [value]))
        .filter((value) => value !== ''),
    z.array(one).max(10),
  )
const maybe = <S extends z.ZodType>(one: S) => z.preprocess((given) => (given === '' ? undefined : given), one.optional())

const year = z.coerce.number().int().min(1900).max(2200)

/** The filters, given the names of the kinds there are. */
export function filtersOf<Name extends string>(kindNames: readonly [Name, ...Name[]]) {
  return z.strictObject({
    q: maybe(z.string().trim().max(longestQuery)),
    kind: many(z.enum(kindNames)),
    category: many(category),
    tag: many(tag),
    status: many(status),
    /** The items asked or told together: a scenario set, one question for several years. */
    family: maybe(z.string().max(80)),
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
  from?: number | undefined
  to?: number | undefined
}

/** The order when none is asked for: by relevance where words are searched, else the newest first. */
export function sortFor(filters: Pick<Filters, 'q'>, asked: Sort | undefined): Sort {
  const fallback = filters.q ? 'relevance' : 'newest'
  return asked === 'relevance' && !filters.q ? fallback : (asked ?? fallback)
}
