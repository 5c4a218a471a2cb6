/** What happens in a field that names an item: what stands in it, what matches, which match the keys have reached. */
import { type KeyboardEvent, useState } from 'react'
import type { ItemRef } from '../../item.ts'
import type { Card } from '../kind-view.ts'
import { useItem } from './use-item.ts'
import { useItemMatches } from './use-item-matches.ts'

type Naming = { kinds: readonly string[]; value: ItemRef | null; onChange: (ref: ItemRef | null) => void }

export function useItemPicker({ kinds, value, onChange }: Naming) {
  /** What is being typed; null where the title of what is chosen stands in the field. */
  const [typed, setTyped] = useState<string | null>(null)
  const [picked, setPicked] = useState<Card | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const title = useTitle(value, picked)
  const matches = useItemMatches(isOpen ? (typed ?? '') : '', kinds)
  const { items } = matches

  const close = (text: string | null) => {
    setTyped(text)
    setOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(-1)
    if (text === '' && value !== null) onChange(null)
  }
  const choose = (item: Card) => {
    setPicked(item)
    onChange(refOf(item))
    close(null)
  }
  const clear = () => {
    onChange(null)
    close('')
  }
  const keys: Record<string, () => void> = {
    Escape: () => close(typed),
    Enter: () => items[active] && choose(items[active]),
    ArrowDown: () => (isOpen ? setActive(stepped(active, 1, items.length)) : setOpen(true)),
    ArrowUp: () => (isOpen ? setActive(stepped(active, -1, items.length)) : setOpen(true)),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    // Enter would send the form around the field, the arrows would move within its text.
    event.preventDefault()
    act()
  }
  return { title, text: typed ?? title, isOpen, active, matches, type, choose, clear, press, leave: () => close(null) }
}

export function refOf({ kind, id }: Card): ItemRef {
  return `${kind}/${id}`
}

/** The title of what is chosen; its reference where the title cannot be had. */
function useTitle(value: ItemRef | null, picked: Card | null): string {
  const known = picked && refOf(picked) === value ? picked : null
  const { state, item } = useItem(known ? null : value)
  if (value === null) return ''
  return known?.title ?? item?.title ?? (state === 'loading' ? 'Loading' : value)
}

/** To the next or the one before; after the last comes the first. */
function stepped(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
