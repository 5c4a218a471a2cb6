/** Tells followers that a question has an outcome, or that what an item says is another, from its versions of a day. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { AnyKind } from '#items/content-kind.ts'
import { rowsOf } from '#items/server/rows.ts'
import { dayOf } from '#kit/dates.ts'
import { saveNotices } from './notice-rows.ts'

type VersionRow = { id: string; version: number; at: Date; former: number; isTurned: boolean; isChanged: boolean }
/** `ids`: null where anything may have changed. `except`: by item, who has done it. */
type Asked = { ids: readonly string[] | null; since: Date; except: ReadonlyMap<string, readonly string[]> }

export async function tellChanges(trx: QueryExecutorProvider, kinds: readonly AnyKind[], asked: Asked): Promise<void> {
  if (asked.ids?.length === 0) return
  const rows = await listVersions(trx, kinds, asked)
  const groups = Map.groupBy(rows, ({ id, at }) => `${id} ${dayOf(at)}`)
  for (const group of groups.values())
    for (const [what, isTold] of tellings) {
      const told = group.filter((row) => row[isTold])
      const last = told.at(-1)
      if (!last) continue
      const starts = told.map(({ at, former }, i) => ({ lower: told[i - 1]?.at ?? null, upper: at, from: former }))
      const { id: itemId, at, version: to } = last
      const except = asked.except.get(itemId) ?? []
      // Each follows on the one before: an item has few versions a day.
      await saveNotices(trx, { what, itemId, day: dayOf(at), at, to, starts, except }) // eslint-disable-line no-await-in-loop
    }
}

const tellings = [
  ['outcome', 'isTurned'],
  ['changed', 'isChanged'],
] as const

/** Of items that somebody follows, each beside the version before it that others could read. */
function listVersions(
  trx: QueryExecutorProvider,
  kinds: readonly AnyKind[],
  { ids, since }: Asked,
): Promise<VersionRow[]> {
  const fields = JSON.stringify(Object.fromEntries(kinds.map(({ name, changesTold }) => [name, changesTold])))
  const saidIn = (version: string) => sql`(
    select jsonb_object_agg(key, value) from jsonb_each((${sql.ref(version)}.data - 'details') || (${sql.ref(version)}.data -> 'details'))
    where ${fields}::jsonb -> item.kind ? key)`
  return rowsOf(
    trx,
    sql<VersionRow>`
      select item.id::text as id, now.version, now.at, former.version as former,
        ${outcomeIn('now')} is distinct from ${outcomeIn('former')} as "isTurned",
        ${saidIn('now')} is distinct from ${saidIn('former')} as "isChanged"
      from item join item_version as now on now.item_id = item.id cross join lateral (
        select version, data from item_version as one
        where one.item_id = item.id and one.version < now.version and one.is_public order by one.version desc limit 1
      ) as former
      where now.is_public and now.at >= ${since} and item.published_at is not null
        and ${ids === null ? sql`true` : sql`item.id = any(${[...ids]}::bigint[])`}
        and exists (select from follow where follow.item_id = item.id and follow.ended_at is null)
      order by item.id, now.version`,
  )
}

/** What came, and nothing of how it is told. */
function outcomeIn(version: string) {
  return sql`(
    select jsonb_build_array(outcome -> 'state', outcome -> 'value')
    from (select ${sql.ref(version)}.data #> '{details,outcome}' as outcome) as one)`
}
