/** The draft of the filters in a page: what the form shows, and how a change of it becomes an address. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#items/paths.ts'
import { type Shelf, writeShelf } from '#items/shelf/shelf.ts'
import { arrive, type Draft, heldOf, send, shelfOf } from './shelf-draft.ts'

const pauseMs = 200

/** Kept with an entry of the history. A number: which address it was that the form sent. */
type Sent = { filters: number }

export function useShelfDraft(shelf: Shelf) {
  const navigate = useNavigate()
  const number = (useLocation().state as Sent | null)?.filters ?? null
  const [kept, set] = useState(() => heldOf(shelf, number))
  const held = arrive(kept, shelf, number)
  if (held !== kept) set(held)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (to: Draft, replace: boolean) => {
    const next = shelfOf(to, shelf)
    const address = writeShelf(next)
    if (address === held.sent) return // Enter after a pause: the list is there or on its way already
    // The history may hold numbers of before this page was loaded: the time makes these larger.
    const filters = (last.current = Math.max(last.current + 1, Date.now()))
    set((state) => send(state, address, filters))
    void navigate(paths.allStuff(next), { replace, preventScrollReset: true, state: { filters } satisfies Sent })
  }
  /**
   * Boxes and choices count at once; what is typed counts after a pause, and makes one entry in the history however
   * long it is.
   */
  const change = (part: Partial<Draft>, how: 'chosen' | 'typed') => {
    const next = { ...held.draft, ...part }
    set((state) => ({ ...state, draft: next }))
    clearTimeout(timer.current)
    if (how === 'chosen') {
      isTyping.current = false
      return go(next, false)
    }
    timer.current = setTimeout(() => {
      go(next, isTyping.current)
      isTyping.current = true
    }, pauseMs)
  }
  const rest = () => {
    isTyping.current = false
  }
  return { draft: held.draft, change, rest }
}
