/** The analyses of whoever is signed in, a page after another, looked at again while one of them is under way. */
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#site/web/standing/failure.ts'
import { isOver } from '../states.ts'
import { type AnalysisAnswer, callAnalyses } from './call-analyses.ts'
import { refreshBudgets } from './refresh-budgets.ts'

type Page = AnalysisAnswer<'listAnalyses'>
export type Listed = Page['analyses'][number]
export type MyAnalyses = {
  found: Page | null
  failure: string | null
  isMore: boolean
  again: () => void
  more: () => void
  /** What an action has made of one; null where it is gone. */
  change: (id: string, analysis: Listed | null) => void
}

const pollMs = 2000
const pageSize = 20
const mostAtOnce = 100

export function useMyAnalyses(): MyAnalyses {
  const [look, setLook] = useState({ limit: pageSize })
  const [found, setFound] = useState<Page | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isMore, setMore] = useState(false)

  useEffect(() => {
    let isLeft = false
    const load = async () => {
      try {
        const page = await listPage(look)
        if (isLeft) return
        setFound((before) => (before ? newer(before, page) : page))
        setFailure(null)
      } catch (error) {
        if (!isLeft) setFailure(failureOf(error).message)
      }
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [look])

  const again = () => setLook({ limit: Math.min(mostAtOnce, Math.max(pageSize, found?.analyses.length ?? 0)) })
  useLookAgain(found?.analyses.some(({ state }) => !isOver(state)) ?? false, again)
  useGivenBack(found)

  const more = async () => {
    if (isMore || !found?.next) return
    setMore(true)
    try {
      const page = await listPage({ limit: pageSize, cursor: found.next })
      setFound((now) => (now ? { analyses: joined(now.analyses, page.analyses), next: page.next } : page))
    } catch (error) {
      setFailure(failureOf(error).message)
    }
    setMore(false)
  }
  const change = (id: string, analysis: Listed | null) =>
    setFound((now) => now && { ...now, analyses: now.analyses.flatMap((one) => (one.id === id ? (analysis ?? []) : one)) })
  return { found, failure, isMore, again, more: () => void more(), change }
}

function listPage(query: { limit: number; cursor?: string }): Promise<Page> {
  return callAnalyses('listAnalyses', { params: {}, query })
}

/** What was read further down stays: only the newest are looked at again. */
function newer(before: Page, page: Page): Page {
  const last = page.analyses.at(-1)
  const rest = last ? before.analyses.filter(({ id }) => Number(id) < Number(last.id)) : []
  return rest.length > 0 ? { analyses: [...page.analyses, ...rest], next: before.next } : page
}

function joined(shown: readonly Listed[], added: readonly Listed[]): Listed[] {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...added.filter(({ id }) => !known.has(id))]
}

/** Nobody needs to know what nobody looks at. */
function useLookAgain(isWanted: boolean, again: () => void): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWanted])
}

/** One that came to nothing while it was watched has given its unit back. */
function useGivenBack(found: Page | null): void {
  const underWay = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!found) return
    const before = underWay.current
    underWay.current = new Set(found.analyses.flatMap(({ id, state }) => (isOver(state) ? [] : id)))
    if (found.analyses.some(({ id, state }) => before.has(id) && ['empty', 'failed'].includes(state))) refreshBudgets()
  }, [found])
}
