/** What a user has forecast last of the questions that a prediction is asked with, or that this could not be loaded. */
import type { ReactNode } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { callForecasts, type OwnAskedWith } from '../call-forecasts.ts'

/** `own`: null of a visitor, and until it is here; `failure`: to be shown in its place. */
export function useOwnAskedWith(id: string): { own: OwnAskedWith | null; failure: ReactNode } {
  const { user } = useUser()
  const input = user && { params: { id }, query: {} }
  const { answer, failure, again } = useAnswer(callForecasts, 'listOwnAskedWith', input)
  if (!user) return { own: null, failure: null }
  if (answer) return { own: answer.forecasts, failure: null }
  const failed = failure && (
    <LoadFailure tone="warn" what="What you have forecast of these" message={failure.message} onAgain={again} />
  )
  return { own: null, failure: failed }
}
