/** Questions elsewhere in the database. The tables are explained in `migrations/0058-elsewhere.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { ForecastElsewhere } from '../../elsewhere/forecast.ts'
import type { Alike } from '../../elsewhere/words.ts'

export type ElsewhereRow = Omit<ForecastElsewhere, 'id' | 'question' | 'closes'> & {
  itemId: string
  platform: string
  address: Record<string, string>
  alike: Alike[]
  hosts: string[]
  state: 'active' | 'broken' | 'ended'
  why: string | null
  brokenSince: Date | null
  tries: number
  /** By which the platform knew the question when it was looked at first. */
  questionId: string | null
  question: string | null
  closes: Date | null
  /** The last look that found it in order. */
  seenAt: Date | null
  etag: string | null
  lastModified: string | null
  /** Null where nothing is asked. */
  nextAt: Date | null
  checkedAt: Date | null
  askedAt: Date | null
}

export const elsewhereColumns = sql`
  item_id as "itemId", platform, address, alike, hosts, state, why, broken_since as "brokenSince", tries, question_id as "questionId", question,
  chance, forecasters, volume, closes, resolution, seen_at as "seenAt", etag, last_modified as "lastModified", next_at as "nextAt",
  checked_at as "checkedAt", asked_at as "askedAt"`

export async function findElsewhereRow(
  db: QueryExecutorProvider,
  itemId: string,
  platform: string,
): Promise<ElsewhereRow | null> {
  const { rows } = await sql<ElsewhereRow>`
    select ${elsewhereColumns} from elsewhere where item_id = ${itemId}::bigint and platform = ${platform}`.execute(db)
  return rows[0] ?? null
}

export type NewElsewhere = Pick<ElsewhereRow, 'itemId' | 'platform' | 'address' | 'alike' | 'hosts' | 'nextAt'>

/** Another address is another question: nothing that was said of the one before stays. */
export async function saveElsewhere(db: QueryExecutorProvider, one: NewElsewhere): Promise<void> {
  const { itemId, platform, address, alike, hosts, nextAt } = one
  await sql`
    delete from elsewhere where item_id = ${itemId}::bigint and platform = ${platform} and address <> ${JSON.stringify(address)}::jsonb`.execute(
    db,
  )
  await sql`
    insert into elsewhere (item_id, platform, address, alike, hosts, next_at)
    values (${itemId}::bigint, ${platform}, ${JSON.stringify(address)}, ${alike}, ${hosts}, ${nextAt})
    on conflict (item_id, platform) do update set alike = excluded.alike`.execute(db)
}

/** With all that was said there. Whether there was one. */
export async function removeElsewhere(db: QueryExecutorProvider, itemId: string, platform: string): Promise<boolean> {
  const { rows } = await sql`
    delete from elsewhere where item_id = ${itemId}::bigint and platform = ${platform} returning item_id`.execute(db)
  return rows.length > 0
}

/** Due from now on, also one that had ended: it may have been opened again. */
export async function saveElsewhereAsked(
  db: QueryExecutorProvider,
  { itemId, platform }: Pick<ElsewhereRow, 'itemId' | 'platform'>,
  now: Date,
): Promise<void> {
  await sql`
    update elsewhere set next_at = ${now}, asked_at = ${now}, state = case when state = 'ended' then 'active' else state end
    where item_id = ${itemId}::bigint and platform = ${platform}`.execute(db)
}

/** What a look has found. False where somebody else has it by now, or it is tied to another question. */
export async function saveElsewhereLooked(
  db: QueryExecutorProvider,
  lease: string,
  row: ElsewhereRow,
): Promise<boolean> {
  const { rows } = await sql`
    update elsewhere set lease = null, leased_until = null, state = ${row.state}, why = ${row.why}, broken_since = ${row.brokenSince}, tries = ${row.tries},
      question_id = ${row.questionId}, question = ${row.question}, chance = ${row.chance}, forecasters = ${row.forecasters}, volume = ${row.volume},
      closes = ${row.closes}, resolution = ${row.resolution}, seen_at = ${row.seenAt}, etag = ${row.etag}, last_modified = ${row.lastModified},
      next_at = ${row.nextAt}, checked_at = ${row.checkedAt}
    where item_id = ${row.itemId}::bigint and platform = ${row.platform} and lease = ${lease}::uuid returning item_id`.execute(
    db,
  )
  return rows.length > 0
}

/** What is said last on a day stands for it. */
export async function saveElsewhereDay(
  db: QueryExecutorProvider,
  { itemId, platform, day, chance }: { itemId: string; platform: string; day: string; chance: number },
): Promise<void> {
  await sql`
    insert into elsewhere_day (item_id, platform, day, chance) values (${itemId}::bigint, ${platform}, ${day}, ${chance})
    on conflict (item_id, platform, day) do update set chance = excluded.chance`.execute(db)
}

/** Not now. */
export async function postponeElsewhere(
  db: QueryExecutorProvider,
  { itemId, platform }: Pick<ElsewhereRow, 'itemId' | 'platform'>,
  nextAt: Date | null,
): Promise<void> {
  await sql`
    update elsewhere set lease = null, leased_until = null, next_at = ${nextAt}
    where item_id = ${itemId}::bigint and platform = ${platform}`.execute(db)
}

/** Of platforms that are switched off nothing that they said stays; to what a prediction was tied does. */
export async function removeSaid(db: QueryExecutorProvider, on: readonly string[]): Promise<void> {
  await sql`delete from elsewhere_day where platform <> all(${[...on]})`.execute(db)
  await sql`
    update elsewhere set question_id = null, question = null, chance = null, forecasters = null, volume = null, closes = null, resolution = null,
      seen_at = null, etag = null, last_modified = null, state = 'active', why = null, broken_since = null, tries = 0,
      next_at = case when next_at is null then null else now() end
    where platform <> all(${[...on]}) and (seen_at is not null or checked_at is not null)`.execute(db)
  await sql`update elsewhere set checked_at = null where platform <> all(${[...on]}) and checked_at is not null`.execute(
    db,
  )
}
