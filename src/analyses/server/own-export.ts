/** One's analyses with their reports, to take away with everything else. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { analysisColumns, type AnalysisRow, presentAnalysis } from './rows.ts'

/** One after the other: a report is long. */
export async function* listForExport(
  db: QueryExecutorProvider,
  accountId: string,
): AsyncGenerator<Record<string, unknown>> {
  const { rows: ids } = await sql<{ id: string }>`
    select id from analysis where account_id = ${accountId}::bigint order by id`.execute(db)
  for (const { id } of ids) {
    const { rows } = await sql<AnalysisRow & { report: Record<string, unknown> | null }>`
      select ${analysisColumns}, report from analysis left join analysis_report on analysis_id = analysis.id
      where analysis.id = ${id}::bigint and account_id = ${accountId}::bigint`.execute(db)
    for (const row of rows) yield { ...presentAnalysis(row), report: row.report }
  }
}
