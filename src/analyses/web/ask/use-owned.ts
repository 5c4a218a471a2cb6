/** The trend analysis that somebody has already of what the box beside a trend asks, as the ask panel would say it. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { usePaused } from '#kit/web/answers/use-last.ts'
import { analysisKinds, refOfTrend } from '../../analysis-kinds.ts'
import type { Preview } from '../../dossier/preview.ts'
import { callAnalyses } from '../call-analyses.ts'

const pauseMs = 400

/** Null too while other words are being written, and while it is not known: an order answers it then. */
export function useOwned(trendId: string, question: string): Preview['owned'][number] | null {
  const asked = usePaused(question, pauseMs)
  const body = { question: asked, trendId }
  const { answer } = useAnswer(callAnalyses, 'previewAnalysis', asked ? { params: {}, query: {}, body } : null)
  if (asked !== question) return null
  return answer?.preview.owned.find(isOf(trendId)) ?? null
}

const isOf = (trendId: string) => {
  const ref = refOfTrend(trendId)
  return ({ budget, trend }: Preview['owned'][number]) => budget === analysisKinds.trend.budget && trend === ref
}
