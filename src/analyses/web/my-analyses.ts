/** The analyses of whoever is signed in, a page after another. */
import type { Pages } from '#kit/web/answers/pages.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { type AnalysisAnswer, callAnalyses } from './call-analyses.ts'

type Page = AnalysisAnswer<'listAnalyses'>
export type Listed = Page['analyses'][number]
export type MyAnalyses = {
  found: Pages<Listed, Page> | null
  failure: string | null
  isMore: boolean
  again: () => void
  more: () => void
  /** What an action has made of one; null where it is gone. */
  change: (id: string, analysis: Listed | null) => void
}

const pageSize = 20
const mostAtOnce = 100
const how: HowPaged<Page, Listed> = {
  rowsOf: ({ analyses }) => analyses,
  idOf: ({ id }) => id,
  anew: (shown) => ({ limit: Math.min(mostAtOnce, Math.max(pageSize, shown)) }),
}

export function useMyAnalyses(): MyAnalyses {
  const mine = usePages(callAnalyses, 'listAnalyses', { params: {}, query: { limit: pageSize } }, how)
  return {
    found: mine.answer,
    failure: mine.failure?.message ?? null,
    isMore: mine.isMore,
    again: mine.again,
    more: () => void mine.more(),
    change: (id, analysis) => mine.change((rows) => rows.flatMap((one) => (one.id === id ? (analysis ?? []) : one))),
  }
}
