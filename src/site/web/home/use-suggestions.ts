/** What matches the words somebody is typing, a moment after they pause. */
import { useEffect, useState } from 'react'
import { suggestionsPath } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import type { Card } from '#items/web/kind-view.ts'

const pauseMs = 150
const shown = 6
/** One letter matches nearly everything. */
const shortest = 2

export type Suggestions = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed' }
const none: Suggestions = { items: [], state: 'none' }

export function useSuggestions(text: string): Suggestions {
  // A question may be longer than a search.
  const words = text.trim().slice(0, longestQuery)
  const isAsking = words.length >= shortest
  const [found, setFound] = useState(none)

  useEffect(() => {
    if (!isAsking) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      ask(words, leaving.signal).then(
        (items) => setFound({ items, state: 'found' }),
        () => leaving.signal.aborted || setFound({ items: [], state: 'failed' }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [words, isAsking])

  if (!isAsking) return none
  return found.state === 'none' ? { items: [], state: 'waiting' } : found
}

async function ask(words: string, signal: AbortSignal): Promise<Card[]> {
  const answer = await fetch(suggestionsPath(words, shown), { signal })
  if (!answer.ok) throw new Error(`Suggestions were refused with ${answer.status}.`)
  const { items } = (await answer.json()) as { items: Card[] } // cut to the contract's schema by the server
  return items
}
