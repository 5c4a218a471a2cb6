/**
 * How right one was on each platform, kept until something is brought or taken out: over 200,000 questions it takes
 * seconds, and only the thread reads what it is made of.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { PlatformRecord } from '../scores/record.ts'
import type { ImportThread } from './import-thread.ts'

type Kept = { mark: string; records: PlatformRecord[] | null }
type Stores = { db: QueryExecutorProvider; thread: Pick<ImportThread, 'record'> }

/** One for each platform of which something is scored; null where they could not be made just now. */
export async function findRecords({ db, thread }: Stores, accountId: string): Promise<PlatformRecord[] | null> {
  const [kept] = await rowsOf(
    db,
    sql<Kept>`select mark::text as mark, records from imported_record where account_id = ${accountId}`,
  )
  if (!kept) return []
  if (kept.records) return kept.records
  const records = await thread.record(await listScored(db, accountId), accountId)
  if (!records) return null
  await sql`
    update imported_record set records = ${JSON.stringify(records)}::jsonb
    where account_id = ${accountId} and mark = ${kept.mark}::bigint`.execute(db)
  return records
}

const readAtOnce = 5000

/** As texts of JSON, each a list of some: this process reads none of them. */
async function listScored(db: QueryExecutorProvider, accountId: string): Promise<string[]> {
  const texts: string[] = []
  for (let after = '0'; ;) {
    // eslint-disable-next-line no-await-in-loop
    const [some] = await rowsOf(
      db,
      sql<{ text: string | null; last: string; count: number }>`
        select json_agg(json_build_object('platform', platform, 'key', id::text, 'isYes', outcome ->> 'value' = 'yes', 'score', score))::text as text,
          max(id)::text as last, count(*)::int as count
        from (
          select * from imported_question where account_id = ${accountId} and score is not null and id > ${after}::bigint
          order by id limit ${readAtOnce}
        ) as part`,
    )
    if (!some || some.text === null) return texts
    texts.push(some.text)
    if (some.count < readAtOnce) return texts
    after = some.last
  }
}
