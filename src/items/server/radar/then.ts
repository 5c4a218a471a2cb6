/** An edition of the radar as it was kept, beside one kept before it. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { pickEditions } from '../../shelf/editions.ts'
import type { Filters } from '../../shelf/filters.ts'
import { understand } from '../shelf/search.ts'
import type { Condition } from '../shelf/select.ts'
import type { ContentTables } from '../tables.ts'
import { type Edition, listEditions, listGone, listNamed, listStood } from './editions.ts'
import { ahead, countPlaces, findPlaces, type Place, type Wanted, wantedOf } from './places.ts'

type Db = Kysely<ContentTables>
type Asked = Filters & { edition: string; since?: string | undefined }

/** So many of each kind, the soonest first. */
const mostEach = 100

const nothing = { items: [], total: 0, more: false, isMore: false, gone: [], isGonePart: false }

/** What everybody may still read. Names and categories are those of now; places and figures those of that day. */
export async function findRadarThen(
  db: Db,
  { edition: asked, since, ...filters }: Asked,
  { kinds, today }: { kinds: readonly string[]; today: string },
) {
  const editions = await listEditions(db, today)
  const days = editions.map(({ day }) => day)
  const picked = pickEditions(days, { edition: asked, since })
  const [edition, before] = [picked.edition, picked.since].map((day) => editions.find((one) => one.day === day))
  const found = filters.q ? await wordsIn(db, filters.q) : []
  if (!edition || !found) return { editions: days, ...picked, ...nothing }
  const [shown, gone] = await Promise.all([
    findShown(db, edition, { before, wanted: wantedOf(filters, kinds, found) }),
    before && listGone(db, before, { wanted: wantedOf(filters, kinds), by: { day: edition.day, edition: edition.id } }),
  ])
  return { editions: days, ...picked, ...nothing, ...shown, ...gone }
}

/** What holds all the words; null where there is nothing to look for. */
async function wordsIn(db: QueryExecutorProvider, words: string): Promise<Condition[] | null> {
  const { query } = await understand(db, words)
  return query === '' ? null : [sql<boolean>`search @@ ${query}::tsquery`]
}

async function findShown(
  db: Db,
  edition: Edition,
  { before, wanted }: { before: Edition | undefined; wanted: Wanted },
) {
  const { places, isPart } = await findPlaces(db, ahead(edition.id), { wanted, most: mostEach + 1 })
  const byKind = [...Map.groupBy(places.toSorted(sooner), ({ kind }) => kind).values()]
  const first = byKind.flatMap((alike) => alike.slice(0, mostEach)).toSorted(sooner)
  const counted = wanted.conditions.length === 0 ? await countPlaces(db, edition.id, wanted) : places.length
  return {
    items: await listItems(db, edition, { before, places: first }),
    // There is at least one more than are said to be fewer.
    total: isPart ? Math.max(0, counted - 1) : counted,
    more: isPart,
    isMore: isPart || byKind.some((alike) => alike.length > mostEach),
  }
}

const sooner = (a: Place, b: Place) => a.year - b.year || Number(a.id) - Number(b.id)

type Shown = { before: Edition | undefined; places: readonly Place[] }

/** What it is called, how it stood then, and where it stood before. */
async function listItems(db: Db, edition: Edition, { before, places }: Shown) {
  const ids = places.map(({ id }) => id)
  const [named, stood, stoodBefore] = await Promise.all([
    listNamed(db, ids),
    listStood(db, edition, ids),
    before ? listStood(db, before, ids) : [],
  ])
  const then = new Map(stood.map((one) => [one.id, one]))
  const was = new Map(stoodBefore.map(({ id, year }) => [id, year]))
  return ids.flatMap((id) => {
    const [item, place] = [named.get(id), then.get(id)]
    return item && place ? [{ ...item, ...place, was: was.get(id) ?? null }] : []
  })
}
