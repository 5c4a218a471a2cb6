/** An analysis as it comes along, from what is known of it already. */
import { useEffect, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { analysisFiles } from '../addresses.ts'
import type { Analysis } from '../analysis.ts'
import { isOver } from '../states.ts'
import { callAnalyses } from './call-analyses.ts'
import { watchAnalysis } from './watch-analysis.ts'

/** Null once it is gone. `change` takes what an action has made of it. */
export function useAnalysis(first: Analysis): { analysis: Analysis | null; change: (analysis: Analysis) => void } {
  const [analysis, setAnalysis] = useState<Analysis | null>(first)
  const { id } = first
  const isDone = analysis === null || isOver(analysis.state)
  useEffect(() => {
    if (isDone) return
    return watchAnalysis(setAnalysis, {
      find: () => findOne(id),
      open: () => new EventSource(analysisFiles.events(id)),
      page: document,
    })
  }, [id, isDone])
  return { analysis, change: setAnalysis }
}

async function findOne(id: string): Promise<Analysis | null> {
  try {
    return (await callAnalyses('findAnalysis', { params: { id }, query: {} })).analysis
  } catch (error) {
    if (isRefusal(error) && error.code === 'analysis-not-found') return null
    throw error
  }
}
