/**
 * Days of which calendars told within the last month and which are no longer to come: a question was resolved before it
 * closed, a sign is looked for no longer. Whoever subscribed sees that they were called off. They are read out of the
 * versions that everybody may read, of items that everybody may read: of anything else nothing is told, not even this.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { dayOf, daysLater } from '#kit/dates.ts'
import type { AnyKind } from '#items/content-kind.ts'
import type { SharedDay } from '#items/sharing/shared-view.ts'
import { rowsOf } from '#items/server/rows.ts'

/** For so many days whoever looks seldom still finds it; those that have passed stand as long. */
export const keptDays = 30
/** Of the newest: who changes an item every hour has told its readers enough. */
const mostVersions = 10

type Ended = { kind: string; id: string; ended: Date; details: Record<string, unknown> }
/** The days that a version named, and the day since which it stands no longer. */
type Before = { ended: string; days: readonly SharedDay[] }

/** By the id of the item, the newest first. */
export async function listToldBefore(
  db: QueryExecutorProvider,
  kinds: readonly AnyKind[],
  { ids, today }: { ids: readonly string[]; today: string },
) {
  const told = new Map<string, Before[]>()
  for (const { kind: name, id, ended, details } of await listEnded(db, ids, daysLater(today, -keptDays))) {
    const kind = kinds.find((one) => one.name === name)
    const read = kind?.details.safeParse(details)
    // What an earlier form of this program kept otherwise says nothing any more.
    const days = read?.success ? (kind?.sharedOf(read.data, null, today).days ?? []) : []
    told.set(id, [...(told.get(id) ?? []), { ended: dayOf(ended), days }])
  }
  return told
}

/** As they were told last: those that are named no longer, and had not come by the day on which that was so. */
export function goneOf(before: readonly Before[], now: readonly SharedDay[]): SharedDay[] {
  const gone = new Map<string, SharedDay>()
  const isNamed = new Set(now.map(({ key }) => key))
  for (const { ended, days } of before)
    for (const day of days) if (!isNamed.has(day.key) && !gone.has(day.key) && day.on >= ended) gone.set(day.key, day)
  return [...gone.values()]
}

/** What a text said until another took its place since that day; the newest first. */
function listEnded(db: QueryExecutorProvider, ids: readonly string[], since: string): Promise<Ended[]> {
  return rowsOf(
    db,
    sql<Ended>`
      select item.kind, item.id::text, told.ended, details_whole(told.data -> 'details') as details
      from item cross join lateral (
        select version, data, is_public, lead(at) over (order by version) as ended from item_version
        where item_id = item.id and is_text order by version desc limit ${mostVersions}
      ) as told
      where item.id = any(${ids}::bigint[]) and item.published_at is not null and item.updated_at >= ${since}::date
        and told.is_public and told.ended >= ${since}::date
      order by item.id, told.version desc`,
  )
}
