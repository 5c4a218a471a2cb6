/** What happens in a field that names an item: what stands in it, what matches, which match the keys have reached. */
import { type KeyboardEvent, useState } from 'react'
import type { ItemRef } from '../../item.ts'
import type { Card } from '../kind-view.ts'
import { useItemOptions } from '../matches/use-item-options.ts'
import { useItem } from './use-item.ts'
import { type From, useItemMatches } from './use-item-matches.ts'

type Naming = {
  kinds: readonly string[]
  from?: From
  value: ItemRef | null
  onChange: (ref: ItemRef | null) => void
}

export function useItemPicker({ kinds, from = 'open', value, onChange }: Naming) {
  /** What is being typed; null where the title of what is chosen stands in the field. */
  const [typed, setTyped] = useState<string | null>(null)
  const [picked, setPicked] = useState<Card | null>(null)
  const list = useItemOptions()
  const title = useTitle(value, picked)
  const matches = useItemMatches(list.isOpen ? (typed ?? '') : '', kinds, from)

  const leave = (text: string | null = null) => {
    setTyped(text)
    list.close()
  }
  const type = (text: string) => {
    setTyped(text)
    list.open()
    if (text === '' && value !== null) onChange(null)
  }
  const choose = (item: Card) => {
    setPicked(item)
    onChange(refOf(item))
    leave()
  }
  const clear = () => {
    onChange(null)
    leave('')
  }
  const press = (event: KeyboardEvent) => {
    // Nor does it send the form around the field where none is reached.
    if (event.key === 'Enter') event.preventDefault()
    list.press(event, matches.items, choose)
  }
  return { title, text: typed ?? title, matches, options: list.of(matches.items), type, choose, clear, press, leave }
}

function refOf({ kind, id }: Card): ItemRef {
  return `${kind}/${id}`
}

/** The title of what is chosen; its reference where the title cannot be had. */
function useTitle(value: ItemRef | null, picked: Card | null): string {
  const known = picked && refOf(picked) === value ? picked : null
  const { state, item } = useItem(known ? null : value)
  if (value === null) return ''
  return known?.title ?? item?.title ?? (state === 'loading' ? 'Loading' : value)
}
