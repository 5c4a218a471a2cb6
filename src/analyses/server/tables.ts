/** The tables of this room, as Kysely knows them. The columns are explained in `migrations/0009-analyses.ts`. */
import type { ColumnType, Generated } from 'kysely'
import type { AnalysisKind, Progress } from '../analysis.ts'
import type { AnalysisState } from '../states.ts'

/** Read as what it is, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>

export type AnalysisTables = {
  analysis: {
    id: Generated<string>
    account_id: string
    order_id: string
    kind: AnalysisKind
    question: string
    /** How it was confirmed to be read: `ask/ask.ts`. */
    read: Json<unknown> | null
    trend_id: string | null
    state: Generated<AnalysisState>
    progress: Json<Progress>
    revision: Generated<number>
    begun: Generated<number>
    ordered_at: Date
    started_at: Date | null
    finished_at: Date | null
    reason: string | null
    fault: string | null
    rerun_of: string | null
    share_key: string | null
    is_free: Generated<boolean>
    answer: Json<{ figure: string; says: string }> | null
    outdated: Json<unknown> | null
    awaits_item: string | null
    score: Json<unknown> | null
    is_remade: Generated<boolean>
  }
  analysis_report: { analysis_id: string; report: Json<unknown>; dossier: Json<unknown> }
}
