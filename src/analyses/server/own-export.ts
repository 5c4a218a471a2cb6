/** One's analyses with their reports, to take away with everything else. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { analysisColumns, type AnalysisRow, presentAnalysis } from './rows.ts'

export async function listForExport(db: QueryExecutorProvider, accountId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<AnalysisRow & { report: Record<string, unknown> | null }>`
    select ${analysisColumns}, report from analysis left join analysis_report on analysis_id = analysis.id
    where account_id = ${accountId}::bigint order by analysis.id`.execute(db)
  return rows.map((row) => ({ ...presentAnalysis(row), report: row.report }))
}
