/** Which items of some kinds match the words that somebody types to name one, a moment after they pause. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { usePaused } from '#kit/web/answers/use-last.ts'
import { longestQuery } from '../../shelf/sorts.ts'
import { callOpenly } from '../call-openly.ts'
import type { Card } from '../kind-view.ts'

const pauseMs = 150
const shown = 8

export type ItemMatches = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed' }

/** `text` is empty while nothing is asked. */
export function useItemMatches(text: string, kinds: readonly string[]): ItemMatches {
  const words = text.trim().slice(0, longestQuery)
  const q = usePaused(words, pauseMs)
  const isAsking = words !== '' && q === words
  const { answer, failure } = useAnswer(
    callOpenly,
    'listItems',
    isAsking ? { params: {}, query: { q, kind: [...kinds], limit: shown } } : null,
  )
  if (words === '') return { items: [], state: 'none' }
  if (failure) return { items: [], state: 'failed' }
  return answer ? { items: answer.items as unknown as Card[], state: 'found' } : { items: [], state: 'waiting' } // cut to the contract's schema by the server
}
