/** Finished reports as the database keeps them. The work writes them by `work-store.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dossier } from '../dossier/dossier.ts'
import type { Report } from '../report/report.ts'

type Db = QueryExecutorProvider

export async function findReport(db: Db, id: string): Promise<Report | null> {
  // Only ever written by `saveReport`, from a report.
  const query = sql<{ report: Report }>`select report from analysis_report where analysis_id = ${id}::bigint`
  return (await query.execute(db)).rows[0]?.report ?? null
}

export async function findDossier(db: Db, id: string): Promise<Dossier | null> {
  const query = sql<{ dossier: Dossier }>`select dossier from analysis_report where analysis_id = ${id}::bigint`
  return (await query.execute(db)).rows[0]?.dossier ?? null
}

/** The nearest of those that it asks again, and that those asked again, which came to a report. */
export async function findReportBefore(
  db: Db,
  accountId: string,
  id: string,
): Promise<{ id: string; report: Report } | null> {
  const query = sql<{ id: string; report: Report }>`
    with recursive before as (
      select rerun_of as id, 1 as far from analysis where id = ${id}::bigint and account_id = ${accountId}::bigint
      union all
      select rerun_of, far + 1 from analysis join before using (id) where far < 50
    )
    select analysis_id as id, report from before join analysis_report on analysis_id = before.id order by far limit 1`
  return (await query.execute(db)).rows[0] ?? null
}

/**
 * Whether the owner of a series that it rests on lets it be shown no longer: the licence was held when the version that
 * was read was written, and has been given up since.
 */
export async function restsOnWithheld(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from analysis_report, lateral (
      select used ->> 'ref' as ref, used -> 'version' as version from jsonb_path_query(dossier, '$.items[*]') as used
      union select used ->> 'item', used -> 'version' from jsonb_path_query(dossier, '$.items[*].restsOn[*]') as used
    ) as used
    join item on item.id = case when ref ~ '/[0-9]+$' then split_part(ref, '/', 2)::bigint end
    join item_version as told on told.item_id = item.id and told.version = used.version::integer
    where analysis_id = ${id}::bigint and item.details ? 'withheld' and not data -> 'details' ? 'withheld' limit 1`.execute(
    db,
  )
  return rows.length > 0
}
