/** What differs between the two kinds of analysis. Free of schemas: the browser uses it. */
import type { BudgetName } from '#membership/catalogue.ts'
import type { AnalysisKind } from './analysis.ts'

type Differing = {
  title: string
  /** What it looks at. */
  scope: string
  /** What it takes a unit of, and several of those in words. */
  budget: BudgetName
  units: string
  /** Whether it is about one trend, and stands and falls with that. */
  isOfTrend: boolean
}

export const analysisKinds = {
  trend: { title: 'Trend analysis', scope: 'one trend', budget: 'trend', units: 'trend analyses', isOfTrend: true },
  full: { title: 'Full analysis', scope: 'the whole base', budget: 'analysis', units: 'analyses', isOfTrend: false },
} as const satisfies Record<AnalysisKind, Differing>

/** A trend as items are referred to: `trend/131`. */
export function refOfTrend<Id extends string | null>(id: Id): Id extends null ? null : string
export function refOfTrend(id: string | null): string | null {
  return id === null ? null : `trend/${id}`
}

/** The id of the trend that a reference names; null where it names another item, or none. */
export function trendIn(ref: string | null): string | null {
  return /^trend\/(.+)$/.exec(ref ?? '')?.[1] ?? null
}
