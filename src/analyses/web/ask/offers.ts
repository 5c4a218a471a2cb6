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
  /** Only what comes nearest can be told, and that is not charged: known of what the preview is of, and of nothing else. */
  isFree: boolean
  title: string
  /** What is delivered. */
  says: string
  button: string
  subject: Subject
  /** The one that its asker has of it already. */
  owned: Owned | null
}
type Owned = Preview['owned'][number]

export function offersOf(
  { kind, cost, trends, trendInstead, owned }: Pick<Preview, 'kind' | 'cost' | 'trends' | 'trendInstead' | 'owned'>,
  { question, trendId, read }: Subject,
): Offer[] {
  const isFree = (budget: BudgetName) => cost.budget === budget && cost.units === 0
  const ref = (analysisKinds[kind].isOfTrend && refOfTrend(trendId)) || trendInstead
  const trend = trends.find((one) => one.ref === ref)
  const ownedOf = (budget: BudgetName, of: string | null) =>
    owned.find((one) => one.budget === budget && one.trend === of) ?? null
  const full: Offer = {
    budget: analysisKinds.full.budget,
    isFree: isFree(analysisKinds.full.budget),
    title: analysisKinds.full.title,
    says: 'A report that answers the question from everything that bears on it: chances, drivers, scenarios, what would change the answer.',
    button: 'Order the analysis',
    subject: { question, trendId: null, read },
    owned: ownedOf(analysisKinds.full.budget, null),
  }
  if (!trend) return [full]
  const one: Offer = {
    budget: analysisKinds.trend.budget,
    isFree: isFree(analysisKinds.trend.budget),
    title: analysisKinds.trend.title,
    says: `A report on one trend, ${trend.label}: its series, where it is heading, and what is linked to it.`,
    button: 'Run a trend analysis',
    subject: { question, trendId: trend.id, read },
    owned: ownedOf(analysisKinds.trend.budget, trend.ref),
  }
  return analysisKinds[kind].isOfTrend ? [one, full] : [full, one]
}
