/** An edition of the radar as it was kept, beside one kept before it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Category } from '../../category-titles.ts'
import { pickEditions } from '../../shelf/editions.ts'
import type { Filters } from '../../shelf/filters.ts'
import { isCrowdShown } from '../hidden-crowds.ts'
import { rowsOf } from '../rows.ts'
import { understand } from '../shelf/search.ts'
import { all, type Condition } from '../shelf/select.ts'
import { type Edition, listEditions, listGone, wantedOf } from './editions.ts'

type Asked = Filters & { edition: string; since?: string | undefined }
type Place = {
  kind: string
  id: string
  label: string
  title: string
  category: Category
  year: number
  figure: string
  isEstimate: boolean
  was: number | null
}

/** So many of each kind, the soonest first; and so many are counted at most. */
const [mostEach, mostCounted] = [100, 10_000]

/** What everybody may still read. Names and categories are those of now; places and figures those of that day. */
export async function findRadarThen(
  db: QueryExecutorProvider,
  { edition: asked, since, ...filters }: Asked,
  { kinds, today }: { kinds: readonly string[]; today: string },
) {
  const editions = await listEditions(db, today)
  const days = editions.map(({ day }) => day)
  const picked = pickEditions(days, { edition: asked, since })
  const [edition, before] = [picked.edition, picked.since].map((day) => editions.find((one) => one.day === day))
  const found = filters.q ? await wordsIn(db, filters.q) : []
  if (!edition || !found) return { editions: days, ...picked, items: [], total: 0, isMore: false, gone: [] }
  const wanted = [...wantedOf(filters), ...found, isCrowdShown()]
  const among = filters.kind.length > 0 ? filters.kind : kinds
  const isGone = sql<boolean>`not exists (
    select from radar_place as later where later.edition = ${edition.id} and later.item_id = place.item_id)`
  const [places, total, gone] = await Promise.all([
    listPlaces(db, { edition, before, wanted, kinds: among }),
    countPlaces(db, edition, wanted),
    before ? listGone(db, before, { filters, isGone }) : [],
  ])
  const byKind = [...Map.groupBy(places, ({ kind }) => kind).values()]
  return {
    editions: days,
    ...picked,
    items: byKind.flatMap((alike) => alike.slice(0, mostEach)),
    total,
    isMore: byKind.some((alike) => alike.length > mostEach),
    gone,
  }
}

/** What holds all the words; null where there is nothing to look for. */
async function wordsIn(db: QueryExecutorProvider, words: string): Promise<Condition[] | null> {
  const { query } = await understand(db, words)
  return query === '' ? null : [sql<boolean>`search @@ ${query}::tsquery`]
}

type Listed = { edition: Edition; before: Edition | undefined; wanted: readonly Condition[]; kinds: readonly string[] }

/** One more of a kind than are shown, where there are more. */
async function listPlaces(db: QueryExecutorProvider, { edition, before, wanted, kinds }: Listed): Promise<Place[]> {
  const rows = await rowsOf(
    db,
    sql<Place>`
      select found.*, was.year as was from unnest(${kinds}::text[]) as kinds (of_kind)
      cross join lateral (
        select kind, item.id, label, title, category, year, figure, is_estimate as "isEstimate"
        from radar_place join item on item.id = item_id
        where edition = ${edition.id} and kind = of_kind and ${all(wanted)}
        order by year, item_id limit ${mostEach + 1}
      ) as found
      left join radar_place as was on was.edition = ${before?.id ?? null} and was.item_id = found.id
      order by year, id`,
  )
  return rows.map(({ id, ...place }) => ({ ...place, id: String(id) }))
}

async function countPlaces(db: QueryExecutorProvider, edition: Edition, wanted: readonly Condition[]): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ places: number }>`select count(*)::int as places from (
      select from radar_place join item on item.id = item_id
      where edition = ${edition.id} and ${all(wanted)} limit ${mostCounted}) as counted`,
  )
  return row?.places ?? 0
}
