/**
 * What narrows a list, as counting asks for it: by one index of words, kinds, categories, years and tags
 * (`migrations/0145-found-together.ts`), which can be laid over those of orders. Two indexes of listed items alone never
 * are: PostgreSQL takes one for as good as the other, and reads the texts of all that the first finds.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { all, categoryIs, type Condition, kindIs, narrowing } from './select.ts'

/** As its indexes have them. */
export const facetsText = `facets(kind, category, horizon_to, item.card #>> '{series,last,at}' is not null or item.details ? 'automatic', tags)`
const facets = sql.raw(facetsText)

/** Years before the first and after the last stand with those. */
export const [firstYear, lastYear] = [2000, 2120]

/** Whether words, tags and series narrow it: of years and states alone the indexes of lists soon find enough. */
export function isMapped({ q, tag, data }: Filters): boolean {
  return q !== undefined || tag.length > 0 || data !== undefined
}

/** Or states that few items are in: of most kinds and years none has them. */
export function isMappedInAll(filters: Filters): boolean {
  const { status } = filters
  return isMapped(filters) || (status.length > 0 && !status.includes('open'))
}

/** All but words and states. */
export function foundBy(filters: Filters, byMap: boolean): Condition[] {
  const { from, to } = filters
  if (!byMap) return [...narrowing(filters), ...kindIs(filters.kind), ...categoryIs(filters.category)]
  const each = facetsOf(filters)
  return [
    ...apartFromFacets(filters),
    ...(each.some((one) => one.length > 0) ? [anyOf(each.map(hasAll))] : []),
    ...(from === undefined && to === undefined ? [] : [isDue({ from, to })]),
  ]
}

/** What all but words and states find of what is due in some years, which are facets. */
export function foundIn(filters: Filters, years: readonly string[]): Condition[] {
  const { from, to } = filters
  const isDated = from !== undefined || to !== undefined
  return [
    ...foundBy({ ...filters, from: undefined, to: undefined }, true),
    sql<boolean>`${facets} && ${years}::text[]`,
    ...(isDated ? [isExactlyDue(from, to)] : []),
  ]
}

const inFacets = { kind: [], category: [], tag: [], data: undefined, from: undefined, to: undefined }
const apartFromFacets = (filters: Filters) => narrowing({ ...filters, ...inFacets })

/** Of each kind and category together. */
function facetsOf({ kind, category, tag, data }: Filters): string[][] {
  const kinds = kind.length > 0 ? kind.map((one) => [`kind:${one}`]) : [[]]
  const categories = category.length > 0 ? category.map((one) => [`category:${one}`]) : [[]]
  const always = [...tag, ...(data ? ['measured:true'] : [])]
  return kinds.flatMap((own) => categories.map((of) => [...own, ...of, ...always]))
}

const hasAll = (values: readonly string[]): Condition => sql<boolean>`${facets} @> ${values}::text[]`
const anyOf = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`

type Years = Pick<Filters, 'from' | 'to'>

function isDue({ from, to }: Years): Condition {
  return all([sql<boolean>`${facets} && ${yearFacets({ from, to })}::text[]`, isExactlyDue(from, to)])
}

/** The facets of these years: decades where all of one is asked for. */
export function yearFacets(years: Years): string[] {
  const [first, last] = clamped(years)
  const found: string[] = []
  for (let year = first; year <= last;) {
    const isDecade = year % 10 === 0 && year + 9 <= last
    found.push(isDecade ? `decade:${year / 10}` : `to:${year}`)
    year += isDecade ? 10 : 1
  }
  return found
}

/** One by one, as far as there are facets. */
export function yearsOf(years: Years): number[] {
  const [first, last] = clamped(years)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

function clamped({ from = firstYear, to = lastYear }: Years): [first: number, last: number] {
  const clamp = (year: number) => Math.min(Math.max(year, firstYear), lastYear)
  return [clamp(from), clamp(to)]
}

/** The year itself is asked beside, in words for which there is no index. */
const isExactlyDue = (from = -9999, to = 9999): Condition =>
  sql<boolean>`horizon_to + 0 between ${from}::integer and ${to}::integer`

/**
 * In this transaction all that hold words and tags are on a map of the table before the first is looked at, and no text,
 * which lies apart from its item, is read: PostgreSQL knows nothing of what that costs, and is told here that each item is
 * dear. Where the map has no room for single rows, whole pages are searched again, text by text.
 */
export async function findByMap(trx: QueryExecutorProvider): Promise<void> {
  await sql`select ${sql.join(settings)}`.execute(trx)
}

const settings = Object.entries({
  work_mem: '64MB',
  cpu_tuple_cost: '5',
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  enable_indexonlyscan: 'off',
  max_parallel_workers_per_gather: '0',
}).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
