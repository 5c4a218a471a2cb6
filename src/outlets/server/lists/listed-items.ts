/**
 * Items with their days, for calendars. Days are read out of the whole of an item, its series included, so that they
 * are kept until anything of it changes.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { daysLater } from '#kit/dates.ts'
import type { AnyKind } from '#items/content-kind.ts'
import type { Category } from '#items/category-titles.ts'
import type { SharedDay } from '#items/sharing/shared-view.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Filters } from '#items/shelf/filters.ts'
import { pageOf } from '#items/server/shelf/page/page-of.ts'
import { all } from '#items/server/shelf/select.ts'
import type { Dated } from '../../calendar/calendar.ts'
import { type Among, amongThem } from './among.ts'
import { goneOf, keptDays, listToldBefore } from './gone-days.ts'
import { stampOf } from '../stamp.ts'

type Days = { days: readonly SharedDay[]; gone: readonly SharedDay[] }
type Row = {
  kind: string
  id: string
  version: number
  title: string
  category: Category
  updated_at: Date
  stamp: string
}
export type ListDated = (asked: { among: Among; today: string; most: number }) => Promise<Dated[]>

export function listingDated(db: QueryExecutorProvider, kinds: readonly AnyKind[], kept = 2000): ListDated {
  const known = new LRUCache<string, { stamp: string } & Days>({ max: kept })
  const isKnown = ({ id, stamp }: Row, today: string) => known.get(id)?.stamp === `${stamp} ${today}`

  return async ({ among, today, most }) => {
    const rows = await listRows(db, { among, today, most })
    const unknown = rows.filter((row) => !isKnown(row, today))
    const [whole, before] = await Promise.all([
      listDetails(db, unknown),
      listToldBefore(db, kinds, { ids: unknown.map(({ id }) => id), today }),
    ])
    for (const { id, kind: name, stamp, details } of whole) {
      const kind = kinds.find((one) => one.name === name)
      const days = kind?.sharedOf(kind.details.parse(details), null, today).days ?? []
      known.set(id, { stamp: `${stamp} ${today}`, days, gone: goneOf(before.get(id) ?? [], days) })
    }
    const since = daysLater(today, -keptDays)
    return rows.flatMap(({ updated_at, ...row }) => {
      const { days = [], gone = [] } = known.get(row.id) ?? {}
      const own = days.filter(({ on }) => on >= since)
      const kind = kinds.find(({ name }) => name === row.kind)
      return kind && own.length + gone.length > 0
        ? [{ ...row, kindTitle: kind.title, updatedAt: updated_at.toISOString(), days: own, gone }]
        : []
    })
  }
}

async function listRows(
  db: QueryExecutorProvider,
  { among, today, most }: { among: Among; today: string; most: number },
): Promise<Row[]> {
  const first = await ('filters' in among
    ? listComing(db, among.filters, today, most)
    : listOwn(db, among, today, most))
  return inParts(first, (ids) =>
    rowsOf(
      db,
      sql<Row>`select kind, item.id::text, version, title, category, updated_at, ${stampOf} as stamp
        from unnest(${ids}::bigint[]) with ordinality as first (id, nth) join item using (id) order by nth`,
    ),
  )
}

type Own = Exclude<Among, { filters: Filters }>
type Listed = { id: string }[]

/** Of few: those that come first in time, with the days that have passed less than a month ago, or are still to come. */
function listOwn(db: QueryExecutorProvider, among: Own, today: string, most: number): Promise<Listed> {
  return rowsOf(
    db,
    sql<{ id: string }>`select id::text from item
      where ${all(amongThem(among))} and (closes is null or closes >= ${today}::date - ${keptDays}::int or outcome is not null)
      order by coalesce(closes, make_date(horizon_from, 1, 1)), item.id limit ${most}`,
  )
}

/**
 * The same of any number: what is over, what closes, and what never closes. Where there is more than a calendar holds, a
 * third of it is what is over, and half of the rest what never closes.
 */
async function listComing(db: QueryExecutorProvider, filters: Filters, today: string, most: number): Promise<Listed> {
  const since = daysLater(today, -keptDays)
  const asked = { filters, today, most, readsTexts: filters.data !== undefined }
  const [over, closing, others] = await Promise.all([
    listOver(db, filters, since),
    pageOf(db, { ...asked, sort: 'closes', place: { key: since, id: '0' } }),
    pageOf(db, { ...asked, sort: 'begins', place: null }),
  ])
  const past = over.slice(0, Math.floor(most / 3))
  const isPast = new Set(past.map(({ id }) => id))
  const coming = closing.filter(({ id }) => !isPast.has(id))
  const left = most - past.length
  const never = others.slice(0, Math.max(Math.floor(left / 2), left - coming.length))
  return [...past, ...never, ...coming.slice(0, left - never.length)]
}

/** So many of what is over are looked at, those that changed last. */
const mostOver = 1000

/** Whatever came out since a day has changed since. */
function listOver(db: QueryExecutorProvider, filters: Filters, since: string): Promise<Listed> {
  return rowsOf(
    db,
    sql<{ id: string }>`select id from (
        select * from item where is_listed and outcome is not null and updated_at >= ${since}::date
        order by updated_at desc, id desc limit ${mostOver}
      ) as item
      where ${all(amongThem({ filters }))} order by updated_at desc, id desc`,
  )
}

type Whole = Pick<Row, 'kind' | 'id' | 'stamp'> & { details: Record<string, unknown> }

/** Of one moment, with the stamp of that moment. */
function listDetails(db: QueryExecutorProvider, rows: readonly Row[]): Promise<Whole[]> {
  return inParts(rows, (ids) =>
    rowsOf(
      db,
      sql<Whole>`select kind, id::text, ${stampOf} as stamp, details_whole(details) as details from item
        where id = any(${ids}::bigint[])`,
    ),
  )
}

/** So many are read at once: a statement that reads all of a calendar holds its connection for long. */
const atOnce = 50

async function inParts<Found>(
  rows: readonly { id: string }[],
  list: (ids: string[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let i = 0; i < rows.length; i += atOnce)
    found.push(...(await list(rows.slice(i, i + atOnce).map(({ id }) => id)))) // eslint-disable-line no-await-in-loop
  return found
}
