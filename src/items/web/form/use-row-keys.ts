/**
 * Which row is which while rows come, go and move, where the focus goes, and what is said of it to those who do not see
 * it.
 */
import { useEffect, useRef, useState } from 'react'

type Wish = { place: number; act: 'first' | 'remove' | 'up' | 'down' }

export function useRowKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([])
  const [said, say] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const wish = useRef<Wish | null>(null)
  // Rows that came from outside, with a draft, say, have no key yet.
  const keys = Array.from({ length: count }, (_, i) => known[i] ?? firstFree(known) + i)

  useEffect(() => {
    if (!wish.current || !root.current) return
    focusOn(wish.current, root.current)
    wish.current = null
  })

  return {
    keys,
    root,
    said,
    add() {
      setKnown([...keys, firstFree(keys)])
      wish.current = { place: count, act: 'first' }
      say('')
    },
    remove(place: number, noun: string) {
      setKnown(keys.filter((_, i) => i !== place))
      wish.current = { place: Math.min(place, count - 2), act: 'remove' }
      say(`${noun} ${place + 1} taken out, ${count - 1} left`)
    },
    move(place: number, to: number, noun: string) {
      setKnown(swapped(keys, place, to))
      wish.current = { place: to, act: to < place ? 'up' : 'down' }
      say(`${noun} is now number ${to + 1} of ${count}`)
    },
  }
}

export function swapped<Row>(rows: readonly Row[], one: number, other: number): Row[] {
  return rows.map((row, i) => (i === one ? rows[other] : i === other ? rows[one] : row) ?? row)
}

function firstFree(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1
}

/** The same button of the row that is meant, else whatever of it can be operated, else the button that adds one. */
function focusOn({ place, act }: Wish, root: HTMLElement): void {
  const row = root.querySelectorAll<HTMLElement>(':scope > ol > li')[place]
  const isMove = act === 'up' || act === 'down'
  const wanted = [
    `[data-act="${act}"]:enabled`,
    ...(isMove ? ['[data-act="up"]:enabled, [data-act="down"]:enabled'] : []),
    'input:enabled, select, textarea',
    'button:enabled',
  ]
  const inRow = wanted.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean)
  const target = inRow ?? root.querySelector<HTMLElement>(':scope > [data-act="add"]')
  target?.focus()
}
