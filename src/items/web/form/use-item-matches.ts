/** Which items of some kinds match the words that somebody types to name one, a moment after they pause. */
import { useEffect, useState } from 'react'
import { contentAddresses } from '../../addresses.ts'
import { writeShelf } from '../../shelf/shelf.ts'
import { longestQuery } from '../../shelf/sorts.ts'
import type { Card } from '../kind-view.ts'

const pauseMs = 150
const shown = 8

export type ItemMatches = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed' }
const none: ItemMatches = { items: [], state: 'none' }

/** `text` is empty while nothing is asked. */
export function useItemMatches(text: string, kinds: readonly string[]): ItemMatches {
  const words = text.trim().slice(0, longestQuery)
  const path = words && pathOf(words, kinds)
  const [answer, setAnswer] = useState<{ path: string; found: ItemMatches } | null>(null)

  useEffect(() => {
    if (!path) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      ask(path, leaving.signal).then(
        (items) => setAnswer({ path, found: { items, state: 'found' } }),
        () => leaving.signal.aborted || setAnswer({ path, found: { items: [], state: 'failed' } }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path])

  if (!path) return none
  return answer?.path === path ? answer.found : { items: [], state: 'waiting' }
}

function pathOf(q: string, kinds: readonly string[]): string {
  const [, address = ''] = contentAddresses.listItems.split(' ')
  return `${address}?${writeShelf({ q, kind: [...kinds] })}&limit=${shown}`
}

async function ask(path: string, signal: AbortSignal): Promise<Card[]> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`Matching items were refused with ${answer.status}.`)
  const { items } = (await answer.json()) as { items: Card[] } // cut to the contract's schema by the server
  return items
}
