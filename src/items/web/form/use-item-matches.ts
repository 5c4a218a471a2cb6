/** Which items of some kinds match the words that somebody types to name one, a moment after they pause. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { usePaused } from '#kit/web/answers/use-last.ts'
import { longestQuery } from '../../shelf/sorts.ts'
import { useCall } from '../call-context.ts'
import { callOpenly } from '../call-openly.ts'
import type { Card } from '../kind-view.ts'

const pauseMs = 150
const shown = 8

export type ItemMatches = { items: Card[]; state: 'none' | 'waiting' | 'found' | 'failed' }

/** What everybody reads, that and what one keeps for oneself, or one's own alone. */
export type From = 'open' | 'own-too' | 'own'
type Standing = 'private' | 'held'

/** `own`: how those stand that are asked for; null of none. Of what everybody reads one's own is there already. */
const asks: Record<From, { isOpen: boolean; own: Standing[] | null }> = {
  open: { isOpen: true, own: null },
  'own-too': { isOpen: true, own: ['private', 'held'] },
  own: { isOpen: false, own: [] },
}

/** `text` is empty while nothing is asked. */
export function useItemMatches(text: string, kinds: readonly string[], from: From = 'open'): ItemMatches {
  const words = text.trim().slice(0, longestQuery)
  const q = usePaused(words, pauseMs)
  const isAsking = words !== '' && q === words
  const query = { q, kind: [...kinds], limit: shown }
  const { isOpen, own: standing } = asks[from]
  const open = useAnswer(callOpenly, 'listItems', isAsking && isOpen ? { params: {}, query } : null)
  const ownInput = isAsking && standing ? { params: {}, query: { ...query, standing } } : null
  const own = useAnswer(useCall(), 'listMine', ownInput)
  if (words === '') return { items: [], state: 'none' }
  return matchesOf(isOpen ? asked(open) : none, standing ? asked(own, ({ item }) => item) : none)
}

/** What was asked for: the items once they are there, `failed` where they cannot be had, null until then. */
type Asked = Card[] | 'failed' | null

const none: Asked = []

/** One's own stand first. Whoever is not signed in has none, and is not told of it. */
export function matchesOf(open: Asked, own: Asked): ItemMatches {
  if (open === 'failed') return { items: [], state: 'failed' }
  if (!open || !own) return { items: [], state: 'waiting' }
  return { items: [...(own === 'failed' ? [] : own), ...open].slice(0, shown), state: 'found' }
}

type Told<Item> = { answer: { items: readonly Item[] } | null; failure: unknown }

function asked<Item>({ answer, failure }: Told<Item>, itemOf: (one: Item) => unknown = (one) => one): Asked {
  if (failure) return 'failed'
  return answer && (answer.items.map(itemOf) as Card[]) // cut to the contract's schema by the server
}
