/**
 * The items that an item's numbers rest on, with their own newest numbers: of a published one only what is
 * listed and what its author has published, of a private one also what its author keeps private.
 */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import type { RestsOn } from '../numbers.ts'
import type { Counted } from './numbers/maker.ts'

export type ReadItem = {
  ref: string
  version: number
  title: string
  details: unknown
  numbers: { version: number; madeAt: string; numbers: unknown } | null
  /** What people say of it together, as numbers count it, and the row that told it; null where they do not lead. */
  said: { row: string; says: unknown } | null
}

type Row = Omit<ReadItem, 'numbers'> & { numbersVersion: number | null; madeAt: Date | null; numbers: unknown }

/** By reference. What may not be seen is not among them, as if it were not there. */
export async function readItems(
  pool: Pool,
  refs: readonly string[],
  by: Pick<Counted, 'ownerId' | 'isPublished'>,
): Promise<Map<string, ReadItem>> {
  if (refs.length === 0) return new Map()
  const text = `
    select kind || '/' || item.id as ref, item.version, title, details_whole(details) as details, newest.version as "numbersVersion", made_at as "madeAt", numbers,
      (select jsonb_build_object('row', said #>> '{crowd,row}', 'says', said) from said_counted
        where item_id = item.id and item.published_at is not null and said is not null) as said
    from item left join lateral (
      select version, made_at, numbers from item_numbers
      where item_id = item.id and (is_public or (not $3 and item.owner_id = $4)) order by made_at desc limit 1
    ) as newest on true
    where item.id = any($1::bigint[]) and kind || '/' || item.id = any($2::text[]) and (stands_beside(item, $4) or (not $3 and owner_id = $4))
    order by item.id`
  const values = [refs.map((ref) => ref.slice(ref.indexOf('/') + 1)), refs, by.isPublished, by.ownerId]
  const { rows } = await pool.query<Row>(prepared(text, values))
  return new Map(rows.map((row) => [row.ref, readItem(row)]))
}

function readItem({ ref, version, title, details, numbersVersion, madeAt, numbers, said }: Row): ReadItem {
  const made =
    numbersVersion !== null && madeAt ? { version: numbersVersion, madeAt: madeAt.toISOString(), numbers } : null
  return { ref, version, title, details, numbers: made, said }
}

/**
 * With their versions. `byNumbers`: of these nothing but the numbers is looked at, so they are of the version that
 * those are of.
 */
export function restsOn(read: Iterable<ReadItem>, byNumbers: readonly string[]): RestsOn[] {
  return [...read].map(({ ref, version, numbers, said }) => ({
    item: ref,
    version: byNumbers.includes(ref) ? (numbers?.version ?? version) : version,
    ...(said && { said: said.row }),
  }))
}
