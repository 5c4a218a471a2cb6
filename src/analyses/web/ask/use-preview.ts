/**
 * What the base knows about a question, asked of the server as whoever is signed in. Says how far it is through the
 * question's state (R27).
 */
import { useEffect } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayEmpty, sayScope } from '../../dossier/preview-words.ts'
import { callAnalyses } from '../call-analyses.ts'

export type PreviewState = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'found'; preview: Preview }

/** What was found stays in sight while the same user is told anew. */
export function usePreview(question: string, trendId: string | null): { state: PreviewState; again: () => void } {
  const isKnown = useUser().status !== 'waiting' // who asks
  const body = { question, ...(trendId !== null && { trendId }) }
  const { answer, failure, isWaiting, again } = useAnswer(
    callAnalyses,
    'previewAnalysis',
    isKnown ? { params: {}, query: {}, body } : null,
  )
  const preview = answer?.preview

  useEffect(() => {
    if (!isKnown) return
    if (isWaiting) questionStore.updateStatus(true, 'Looking at what the base knows')
    else
      questionStore.updateStatus(
        false,
        preview && !failure ? sayFound(preview) : 'What the base knows could not be loaded.',
      )
  }, [failure, isKnown, isWaiting, preview])
  useEffect(() => {
    if (preview?.left) remember(preview.left)
  }, [preview])

  if (preview && !failure) return { state: { is: 'found', preview }, again }
  return { state: failure ? { is: 'failed', message: failure.message } : { is: 'loading' }, again }
}

function sayFound(preview: Preview): string {
  return preview.isEmpty ? `${sayEmpty(preview)}.` : sayScope(preview)
}

/** The line below the question box says the same. */
function remember({ analysis, trend }: NonNullable<Preview['left']>): void {
  rememberMembership({ analysisBudget: analysis, analysisTrendBudget: trend })
}
