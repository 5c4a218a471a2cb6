/**
 * Whether what is offered stands open below a field, and which of them the keys have reached. The arrows open them and
 * lead around, Enter takes one, Escape closes them.
 */
import { type KeyboardEvent, useId, useState } from 'react'
import type { Card } from '../kind-view.ts'

/** `items` is empty while they are closed. `active` is the place of the reached one; -1 where none is. */
export type Options<T = Card> = { id: string; items: readonly T[]; active: number }

/** Of the items that match, or of whatever else a field offers. */
export function useItemOptions<T = Card>({ isOpenAtFirst = false } = {}) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [active, setActive] = useState(-1)

  const open = () => {
    setOpen(true)
    setActive(-1)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const press = (event: KeyboardEvent, items: readonly T[], choose: (item: T) => void) => {
    const reached = items[active]
    const step = (by: 1 | -1) => (isOpen ? setActive(stepped(active, by, items.length)) : open())
    const keys: Record<string, (() => void) | undefined> = {
      Escape: isOpen ? close : undefined,
      Enter: reached && (() => choose(reached)),
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
    }
    const act = keys[event.key]
    if (!act) return
    // Enter would send the form around the field, the arrows would move within its text.
    event.preventDefault()
    act()
  }
  const of = (items: readonly T[]): Options<T> => ({ id, items: isOpen ? items : [], active })
  return { isOpen, open, close, press, of }
}

/** What the field says of the options below it: it keeps the focus, and `aria-activedescendant` is where one is. */
export function comboboxOf<T>({ id, items, active }: Options<T>) {
  const isExpanded = items.length > 0
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': id,
    ...(isExpanded && active >= 0 && { 'aria-activedescendant': optionId(id, active) }),
  } as const
}

export function optionId(id: string, at: number): string {
  return `${id}-${at}`
}

/** To the next or the one before; after the last comes the first. */
function stepped(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
