/** What matches the words somebody is typing, a moment after they pause. */
import { useLast, usePaused } from '#kit/web/answers/use-last.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import { callOpenly } from '#items/web/call-openly.ts'
import type { Card } from '#items/web/kind-view.ts'

const pauseMs = 150
const shown = 6
/** One letter matches nearly everything. */
const shortest = 2

/** `isOf`: whether the items are those of the words as they stand, and not of those before. */
export type Suggestions = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed'; isOf: boolean }

export function useSuggestions(text: string): Suggestions {
  // A question may be longer than a search.
  const words = text.trim().slice(0, longestQuery)
  const isAsking = words.length >= shortest
  const q = usePaused(words, pauseMs)
  const { answer, failure } = useAnswer(
    callOpenly,
    'listItems',
    isAsking && q.length >= shortest ? { params: {}, query: { q, limit: shown } } : null,
  )
  const found = useLast(failure ? [] : (answer?.items ?? null))

  if (!isAsking) return { items: [], state: 'none', isOf: true }
  const isOf = words === q && (failure !== null || answer !== null)
  return { ...told(found as unknown as Card[] | null, failure !== null), isOf } // cut to the contract's schema by the server
}

function told(found: Card[] | null, hasFailed: boolean): Omit<Suggestions, 'isOf'> {
  if (hasFailed) return { items: [], state: 'failed' }
  return found ? { items: found, state: 'found' } : { items: [], state: 'waiting' }
}
