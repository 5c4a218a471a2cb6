/** A button that opens a list of links and buttons. Escape, a press beside it and the focus elsewhere close it. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './Menu.module.css'

type Props = {
  /** What stands on the button, and how it looks. */
  label: ReactNode
  look: string | undefined
  /** Its lines, each a `li`; `close` is for those that lead away. */
  children: (close: () => void) => ReactNode
}

export function Menu({ label, look, children }: Props) {
  const { isOpen, setOpen, root, button, parts } = useMenu()
  const id = useId()
  return (
    // The keys are those of the list inside; the element itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.place} ref={root} {...parts}>
      <button
        ref={button}
        type="button"
        className={look}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul id={id} className={styles.menu} hidden={!isOpen}>
        {children(() => setOpen(false))}
      </ul>
    </div>
  )
}

/** Open until Escape, a press beside it, the focus elsewhere, or another page. */
function useMenu() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = opened === key
  const setOpen = (open: boolean) => setOpened(open ? key : null)

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(null)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  const parts = {
    onKeyDown: ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !isOpen) return
      setOpen(false)
      button.current?.focus()
    },
    // Without a next element the window itself has lost the focus, or nothing was pressed that can take it.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
    },
  }
  return { isOpen, setOpen, root, button, parts }
}
