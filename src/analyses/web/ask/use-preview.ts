/** What the base knows about a question, asked of the server as whoever is signed in. Says how far it is through the question's state (R27). */
import { useEffect, useState } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { rememberMembership } from '#accounts/web/user-store.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { failureOf } from '#site/web/standing/failure.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayScope } from '../../dossier/preview-words.ts'
import { callAnalyses } from '../call-analyses.ts'

export type PreviewState = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'found'; preview: Preview }

/** Another answer for another user, and for another try. */
type Wanted = { whose: string | null; tries: number }

export function usePreview(question: string, trendId: string | null): { state: PreviewState; again: () => void } {
  const { status, user } = useUser()
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<{ of: Wanted; state: PreviewState } | null>(null)
  const whose = user?.iamId ?? null

  useEffect(() => {
    if (status === 'waiting') return // who asks is about to be known
    let isLeft = false
    const look = async () => {
      const found = await findPreview(question, trendId)
      if (isLeft) return
      questionStore.updateStatus(false, sayFound(found))
      if (found.is === 'found' && found.preview.left) remember(found.preview.left)
      setKnown({ of: { whose, tries }, state: found })
    }
    questionStore.updateStatus(true, 'Looking at what the base knows')
    void look()
    return () => {
      isLeft = true
    }
  }, [question, trendId, status, whose, tries])

  return { state: stateFor({ whose, tries }, known), again: () => setTries((before) => before + 1) }
}

/** What was found stays in sight while the same user is told anew; another user is shown nothing of it. */
function stateFor(wanted: Wanted, known: { of: Wanted; state: PreviewState } | null): PreviewState {
  if (known?.of.whose !== wanted.whose) return { is: 'loading' }
  return known.of.tries === wanted.tries || known.state.is === 'found' ? known.state : { is: 'loading' }
}

async function findPreview(question: string, trendId: string | null): Promise<Exclude<PreviewState, { is: 'loading' }>> {
  try {
    const body = { question, ...(trendId !== null && { trendId }) }
    return { is: 'found', preview: (await callAnalyses('previewAnalysis', { params: {}, query: {}, body })).preview }
  } catch (error) {
    return { is: 'failed', message: failureOf(error).message }
  }
}

function sayFound(state: Exclude<PreviewState, { is: 'loading' }>): string {
  if (state.is === 'failed') return 'What the base knows could not be loaded.'
  return state.preview.isEmpty ? 'The base knows too little about this.' : sayScope(state.preview)
}

/** The line below the question box says the same. */
function remember({ analysis, trend }: NonNullable<Preview['left']>): void {
  rememberMembership({ analysisBudget: analysis, analysisTrendBudget: trend })
}
