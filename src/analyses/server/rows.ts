/** An analysis as its row has it, and as its owner sees it. */
import { type RawBuilder, sql } from 'kysely'
import { analysisKinds, refOfTrend } from '../analysis-kinds.ts'
import type { Analysis, AnalysisKind, Progress } from '../analysis.ts'
import { question as questionShape, type Question } from '../ask/ask.ts'
import type { AnalysisState } from '../states.ts'

export type AnalysisRow = {
  id: string
  kind: AnalysisKind
  question: string
  /** As it was kept, perhaps by a program of another day. */
  read: unknown
  trendId: string | null
  state: AnalysisState
  progress: Progress
  revision: number
  orderedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  reason: string | null
  rerunOf: string | null
  isShared: boolean
  isFree: boolean
  answer: { figure: string; says: string } | null
}

export const analysisColumns: RawBuilder<unknown> = sql`
  analysis.id, kind, question, read, trend_id as "trendId", state, progress, revision, ordered_at as "orderedAt", started_at as "startedAt",
  finished_at as "finishedAt", is_free as "isFree", reason, rerun_of as "rerunOf", share_key is not null as "isShared", answer`

/** Work that brought nothing is not charged. */
const uncharged: readonly AnalysisState[] = ['empty', 'failed', 'cancelled']

export function presentAnalysis(row: AnalysisRow): Analysis {
  const { id, kind, question, trendId, state, progress, orderedAt, startedAt, finishedAt, reason, rerunOf, isShared } =
    row
  return {
    id,
    kind,
    question,
    read: readKeptQuestion(row.read),
    trend: refOfTrend(trendId),
    state,
    progress,
    orderedAt: orderedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    cost: { budget: analysisKinds[kind].budget, units: row.isFree || uncharged.includes(state) ? 0 : 1 },
    reason,
    rerunOf,
    isShared,
  }
}

/** Null too where it was kept by a program of another day and is no longer understood: then it is read anew. */
export function readKeptQuestion(kept: unknown): Question | null {
  return questionShape.safeParse(kept).data ?? null
}

/** By which the ledger knows an order. No id is ever given twice, and it names nobody. */
export function ledgerOrder(id: string): string {
  return `analysis:${id}`
}
