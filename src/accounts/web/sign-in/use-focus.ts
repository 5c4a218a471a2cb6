/**
 * Where the keyboard is after something changed: at the first field to fill in, else at the heading; after a refusal,
 * at the field it is about.
 */
import { type RefObject, useEffect, useRef } from 'react'
import type { State } from './page.ts'

/** The ref is for a live region: a heading that does not get the focus is announced there. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  { turns, trouble, page }: State,
): RefObject<HTMLOutputElement | null> {
  const announced = useRef<HTMLOutputElement>(null)
  const shown = useRef({ turns: 0, isFirst: true })

  useEffect(() => {
    if (page.name === 'opening' || shown.current.turns === turns) return
    const { isFirst } = shown.current
    shown.current = { turns, isFirst: false }
    const heading = root.current?.querySelector<HTMLElement>('h1') ?? null
    const field = firstField(root.current)
    // What shows first was not asked for here: the focus stays where the reader has it.
    if (!isFirst) (field ?? heading)?.focus()
    announce(announced.current, isFirst || field ? heading : null)
  }, [root, turns, page])

  useEffect(() => {
    if (trouble?.field) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [root, trouble])
  return announced
}

/** The first that is still empty; a page whose fields are all filled begins with the first. */
function firstField(root: HTMLElement | null): HTMLInputElement | undefined {
  const fields = [...(root?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}

function announce(live: HTMLElement | null, heading: HTMLElement | null): void {
  if (live) live.textContent = heading?.textContent ?? ''
}
