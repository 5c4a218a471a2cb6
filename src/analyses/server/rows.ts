/** An analysis as its row has it, and as its owner sees it. */
import { type RawBuilder, sql } from 'kysely'
import { analysisKinds, refOfTrend } from '../analysis-kinds.ts'
import type { Analysis, AnalysisKind, Progress } from '../analysis.ts'
import { question as questionShape, type Question } from '../ask/ask.ts'
import { endOfFollowing } from '../living/follow-limits.ts'
import type { MeasureName } from '../living/measures.ts'
import type { Score } from '../living/score.ts'
import type { Turn } from '../living/turn.ts'
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
  outdated: Turn[] | null
  score: Score | null
  isRemade: boolean
  /** As JSON has it; from a day on it has ended. */
  follow: { measure: MeasureName; amount: number; since: string; madeAt: string | null } | null
  newer: string | null
}

export const analysisColumns: RawBuilder<unknown> = sql`
  analysis.id, kind, question, read, trend_id as "trendId", state, progress, revision, ordered_at as "orderedAt", started_at as "startedAt",
  finished_at as "finishedAt", is_free as "isFree", reason, rerun_of as "rerunOf", share_key is not null as "isShared", answer, outdated, score, is_remade as "isRemade", (
    select jsonb_build_object('measure', measure, 'amount', amount, 'since', since, 'madeAt', made_at) from followed
    where followed.analysis_id = analysis.id and since > now() - interval '365 days'
  ) as follow, (
    select max(later.id) from analysis as later where later.rerun_of = analysis.id and later.state = 'done'
  ) as newer`

/** Work that brought nothing is not charged. */
const uncharged: readonly AnalysisState[] = ['empty', 'failed', 'cancelled']

export function presentAnalysis(row: AnalysisRow): Analysis {
  const { id, kind, question, trendId, state, progress, orderedAt, startedAt, finishedAt } = row
  const { reason, rerunOf, isShared, isRemade, newer, outdated, score } = row
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
    isRemade,
    newer,
    follow: presentFollow(row.follow),
    outdated: outdated?.[0] ?? null,
    score,
  }
}

function presentFollow(follow: AnalysisRow['follow']): Analysis['follow'] {
  if (!follow) return null
  const { measure, amount, since, madeAt } = follow
  return {
    measure,
    amount,
    since: new Date(since).toISOString(),
    until: endOfFollowing(new Date(since)).toISOString(),
    madeAt: madeAt && new Date(madeAt).toISOString(),
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
