/**
 * Which analyses a preview offers, the one that fits the place first: on a trend's page that trend, elsewhere the whole
 * question.
 */
import type { BudgetName } from '#membership/catalogue.ts'
import { analysisKinds, refOfTrend } from '../../analysis-kinds.ts'
import type { Preview } from '../../dossier/preview.ts'
import type { Subject } from './order-intent.ts'

export type Offer = {
  budget: BudgetName
  /** Only what comes nearest can be told, and that is not charged. */
  isFree: boolean
  title: string
  /** What is delivered. */
  says: string
  button: string
  subject: Subject
}

export function offersOf(
  { kind, cost, trends, trendInstead }: Pick<Preview, 'kind' | 'cost' | 'trends' | 'trendInstead'>,
  { question, trendId, read }: Subject,
): Offer[] {
  const ref = (analysisKinds[kind].isOfTrend && refOfTrend(trendId)) || trendInstead
  const trend = trends.find((one) => one.ref === ref)
  const full: Offer = {
    budget: analysisKinds.full.budget,
    isFree: cost.units === 0,
    title: analysisKinds.full.title,
    says: 'A report that answers the question from everything that bears on it: chances, drivers, scenarios, what would change the answer.',
    button: 'Order the analysis',
    subject: { question, trendId: null, read },
  }
  if (!trend) return [full]
  const one: Offer = {
    budget: analysisKinds.trend.budget,
    isFree: false,
    title: analysisKinds.trend.title,
    says: `A report on one trend, ${trend.label}: its series, where it is heading, and what is linked to it.`,
    button: 'Run a trend analysis',
    subject: { question, trendId: trend.id, read },
  }
  return analysisKinds[kind].isOfTrend ? [one, full] : [full, one]
}
