/**
 * What a reader finds at the address of an analysis: their own, one that is shared with them by a secret key, or
 * nothing. A visitor without a key goes home (R13). The key stands behind the '#', where no server sees it.
 */
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { answers, keyOf } from '#kit/web/answers/answers.ts'
import { useAnswerOf } from '#kit/web/answers/use-answer.ts'
import { useLast } from '#kit/web/answers/use-last.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { Analysis } from '../analysis.ts'
import type { FormulaWords } from '../document/footnote.ts'
import type { RatingWord } from '../living/rating.ts'
import type { Report } from '../report/report.ts'
import { callAnalyses } from './call-analyses.ts'
import { useSecretKey } from './use-secret-key.ts'

type Shown = {
  is: 'shown'
  analysis: Analysis
  report: Report | null
  formulas: FormulaWords
  isOwn: boolean
  /** Whether it answered this reader, as they have said. */
  rating: RatingWord | null
}
export type Sight = { is: 'home' } | { is: 'missing' } | Shown
/** `gone`: it was there a moment ago. */
type Seen =
  | { is: 'waiting' }
  | { is: 'missing' }
  | { is: 'failed'; message: string }
  | { is: 'gone'; analysis: Analysis }
  | Shown

/** The same reader's as long as it is mounted. */
export function useFoundAnalysis(id: string): { sight: Seen; again: () => void; change: (analysis: Analysis) => void } {
  const { status } = useUser()
  const navigate = useNavigate()
  const secret = useSecretKey()
  const key =
    status === 'waiting' || secret === undefined ? null : keyOf('findAnalysis', { params: { id }, status, secret })
  const look = useCallback(() => find(id, status === 'user', secret ?? null), [id, status, secret])
  const { answer, failure, again } = useAnswerOf(key, look)
  const last = useLast(answer?.is === 'shown' ? answer : null)
  const isHome = answer?.is === 'home'
  useEffect(() => {
    if (isHome) void navigate(paths.home(), { replace: true })
  }, [isHome, navigate])

  const change = (analysis: Analysis) => key !== null && answers.change(key, (now) => now && { ...now, analysis })
  return { sight: seenOf(answer, last, failure?.message), again, change }
}

function seenOf(answer: Sight | null, last: Shown | null, failure: string | undefined): Seen {
  if (answer?.is === 'missing' && last) return { is: 'gone', analysis: last.analysis }
  if (answer && answer.is !== 'home') return answer
  return failure === undefined ? { is: 'waiting' } : { is: 'failed', message: failure }
}

async function find(id: string, isUser: boolean, secret: string | null): Promise<Sight> {
  if (!isUser && secret === null) return { is: 'home' }
  const own = isUser ? await orNull(callAnalyses('findAnalysis', { params: { id }, query: {} })) : null
  if (own) return { is: 'shown', ...own, isOwn: true }
  const shared =
    secret === null
      ? null
      : await orNull(callAnalyses('findSharedAnalysis', { params: { id }, query: {}, body: { key: secret } }))
  return shared ? { is: 'shown', ...shared, isOwn: false } : { is: 'missing' }
}

/** Where there is nothing, or nothing of theirs: an address may also be no number. */
async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && ['analysis-not-found', 'invalid-input'].includes(error.code)) return null
    throw error
  }
}
