/** The drafts that the server keeps for the signed-in user. */
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import type { Failure } from '#kit/web/failure.ts'
import { useCall } from '#items/web/call-context.ts'
import type { KeptHead } from './drafts-on.ts'

type Drafts = { kept: KeptHead[] | null; failure: Failure | null; again: () => void; haveChanged: () => void }

export function useDrafts(): Drafts {
  const call = useCall()
  const { answer, failure, again } = useAnswer(call, 'listDrafts', { params: {}, query: {} })
  return { kept: answer?.drafts ?? null, failure, again, haveChanged: () => stale(call, ['listDrafts']) }
}
