/**
 * What the base knows about a question, asked of the server as whoever is signed in: read anew, or as its asker has
 * changed it. Says how far it is through the question's state (R27).
 */
import { useEffect, useMemo } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useLast, usePaused } from '#kit/web/answers/use-last.ts'
import type { Question } from '../../ask/ask.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayEmpty, sayScope } from '../../dossier/preview-words.ts'
import { callAnalyses } from '../call-analyses.ts'

export type PreviewState =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  /** `isCurrent`: it is that of what is asked now. `failure`: why there is no newer one. */
  | { is: 'found'; preview: Preview; isCurrent: boolean; failure: string | null }

type Asked = { question: string; trendId: string | null; given: Question | null }
const pauseMs = 400

/** What was found stays in sight while the same user is told anew, and while a changed reading is looked at. */
export function usePreview({ question, trendId, given }: Asked): { state: PreviewState; again: () => void } {
  const { status, user } = useUser()
  const isKnown = status !== 'waiting' // who asks
  const who = user?.iamId ?? null
  const read = usePaused(given, pauseMs)
  const body = { question, ...(trendId !== null && { trendId }), ...(read && { read }) }
  const { answer, failure, isWaiting, again } = useAnswer(
    callAnalyses,
    'previewAnalysis',
    isKnown ? { params: {}, query: {}, body } : null,
  )
  const last = useLast(useMemo(() => answer && { who, preview: answer.preview }, [answer, who]))
  const preview = previewFor(who, last)

  useTelling({ isKnown, isWaiting, preview, hasFailed: failure !== null })
  const isCurrent = answer !== null && read === given
  return { state: stateOf({ preview, isCurrent, isChanged: given !== null, failure: failure?.message ?? null }), again }
}

/** What somebody else was told is not shown. */
function previewFor(who: string | null, last: { who: string | null; preview: Preview } | null): Preview | null {
  return last?.who === who ? (last?.preview ?? null) : null
}

type Told = { isKnown: boolean; isWaiting: boolean; preview: Preview | null; hasFailed: boolean }

/** Others on the page say how far it is, and what is left to pay with. */
function useTelling({ isKnown, isWaiting, preview, hasFailed }: Told): void {
  useEffect(() => {
    if (!isKnown) return
    if (isWaiting) questionStore.updateStatus(true, 'Looking at what the base knows')
    else
      questionStore.updateStatus(
        false,
        preview && !hasFailed ? sayFound(preview) : 'What the base knows could not be loaded.',
      )
  }, [hasFailed, isKnown, isWaiting, preview])
  useEffect(() => {
    if (preview?.left) remember(preview.left)
  }, [preview])
}

type Found = { preview: Preview | null; isCurrent: boolean; isChanged: boolean; failure: string | null }

/** What cannot be asked as it was changed leaves in sight what was found before. */
function stateOf({ preview, isCurrent, isChanged, failure }: Found): PreviewState {
  if (preview && (failure === null || isChanged))
    return { is: 'found', preview, isCurrent: isCurrent && failure === null, failure }
  return failure === null ? { is: 'loading' } : { is: 'failed', message: failure }
}

function sayFound(preview: Preview): string {
  return preview.isEmpty ? `${sayEmpty(preview)}.` : sayScope(preview)
}

/** The line below the question box says the same. */
function remember({ analysis, trend }: NonNullable<Preview['left']>): void {
  rememberMembership({ analysisBudget: analysis, analysisTrendBudget: trend })
}
