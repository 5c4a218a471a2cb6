/** A few panels in one place, one of them shown. The arrow keys go from tab to tab; Tab goes on into the panel. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

export type Tab = { key: string; title: string; panel: ReactNode }

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const go = (place: number) => {
    const next = (place + tabs.length) % tabs.length
    setShown(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <div>
      {/* The tabs themselves take the focus; the keys that go between them are heard here for all. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={styles.tabs} ref={list} onKeyDown={move}>
        {tabs.map(({ key, title }, i) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-${key}-panel`}
            aria-selected={i === shown}
            tabIndex={i === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setShown(i)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, i) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={i !== shown}
          className={styles.panel}
        >
          {i === shown && panel}
        </div>
      ))}
    </div>
  )
}
