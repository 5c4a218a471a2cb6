/** What matches the words somebody is typing, a moment after they pause. */
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { suggestionsPath } from '../paths.ts'
import type { Card } from './kind-view.ts'
import type { ShelfData } from './screen-data.ts'

const pauseMs = 150
const shown = 6
/** One letter matches nearly everything. */
const shortest = 2

export type Suggestions = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed' }

export function useSuggestions(text: string): Suggestions {
  const { load, data, state } = useFetcher<ShelfData>()
  const words = text.trim()
  const isAsking = words.length >= shortest
  const asked = useRef('')

  useEffect(() => {
    if (!isAsking || asked.current === words) return
    const timer = setTimeout(() => {
      asked.current = words
      void load(suggestionsPath(words, shown))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [words, isAsking, load])

  if (!isAsking || (!data && state === 'idle')) return { items: [], state: 'none' }
  if (!data) return { items: [], state: 'waiting' }
  return 'refusal' in data ? { items: [], state: 'failed' } : { items: data.items.slice(0, shown), state: 'found' }
}
