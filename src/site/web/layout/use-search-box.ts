/** What happens in a search field: what stands in it, what matches, and which match the keys have reached. */
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#items/paths.ts'
import type { Card } from '#items/web/kind-view.ts'
import { useSuggestions } from '../home/use-suggestions.ts'

export function useSearchBox(first: string) {
  const navigate = useNavigate()
  const [text, setText] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { items, state } = useSuggestions(isOpen ? text : '')

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = ({ kind, id }: Card) => {
    setText('')
    close()
    void navigate(paths.item(kind, id))
  }
  const step = (by: 1 | -1) => {
    setOpen(true)
    if (items.length > 0)
      setActive((at) => (at < 0 ? (by > 0 ? 0 : items.length - 1) : (at + by + items.length) % items.length))
  }
  const chosen = items[active]
  const keys: Record<string, (() => void) | undefined> = {
    Escape: isOpen ? close : undefined,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // Where none is reached, it searches.
    Enter: chosen && (() => choose(chosen)),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const type = (typed: string) => {
    setText(typed)
    setOpen(true)
    setActive(-1)
  }
  return { text, isOpen: isOpen && items.length > 0, active, items, state, type, choose, press, close }
}
