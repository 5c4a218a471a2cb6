/**
 * The filters as somebody is changing them. The address has the last word; between a change and the address that
 * follows it, this draft is what the form shows, so that nothing typed is lost and no box jumps back.
 */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { readShelf, type Shelf, wholeShelf, writeShelf } from '#items/shelf/shelf.ts'
import type { DataFilter } from '#items/shelf/data-filter.ts'
import type { Sort } from '#items/shelf/sorts.ts'
import type { Status } from '#items/status-words.ts'

/** Words and years as they are typed: not yet words to search nor years. */
export type Draft = {
  q: string
  from: string
  to: string
  kind: string[]
  category: Category[]
  status: Status[]
  tag: string[]
  data: DataFilter | undefined
  sort: Sort | undefined
}

const pauseMs = 200

export function useShelfDraft(shelf: Shelf) {
  const navigate = useNavigate()
  const address = writeShelf(shelf)
  const [{ draft, sent, seen }, set] = useState({ draft: draftOf(shelf), sent: address, seen: address })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The address changed: by what was sent from here, then the draft may be ahead of it already; or by a link, then it
  // counts.
  if (address !== seen) set({ draft: address === sent ? draft : draftOf(shelf), sent: address, seen: address })

  const go = (to: Draft, replace: boolean) => {
    const next = shelfOf(to, shelf)
    if (writeShelf(next) === sent) return // Enter after a pause: the list is there or on its way already
    set((state) => ({ ...state, sent: writeShelf(next) }))
    void navigate(paths.allStuff(next), { replace, preventScrollReset: true })
  }
  /**
   * Boxes and choices count at once; what is typed counts after a pause, and makes one entry in the history however
   * long it is.
   */
  const change = (part: Partial<Draft>, how: 'chosen' | 'typed') => {
    const next = { ...draft, ...part }
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
  return { draft, change, rest }
}

function draftOf({ q = '', from, to, kind, category, status, tag, data, sort }: Shelf): Draft {
  return { q, from: from?.toString() ?? '', to: to?.toString() ?? '', kind, category, status, tag, data, sort }
}

/** Any change starts again from the first page; what has no field in the form is kept. */
function shelfOf({ q, from, to, ...chosen }: Draft, { view, family, as, edition, since }: Shelf): Shelf {
  const read = readShelf(new URLSearchParams({ q, from, to }))
  return { ...wholeShelf, ...chosen, q: read.q, from: read.from, to: read.to, view, family, as, edition, since }
}
