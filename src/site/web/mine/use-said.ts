/** What operators said of oneself as an author, where that matters before anything is published. */
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useCall } from '#items/web/call-context.ts'
import type { Said } from './use-mine.ts'

const asked = { params: {}, query: { shelf: 'own', sort: 'updated', limit: 1 } } as const

/** Null where nobody has said anything, and until it is known. */
export function useSaid({ isAsked = true } = {}): Said | null {
  const { user } = useUser()
  const { answer } = useAnswer(useCall(), 'listMine', user && isAsked ? asked : null)
  return answer?.said ?? null
}
