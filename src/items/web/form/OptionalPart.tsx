/** A part of the form that may be left out. What stood in it comes back when it is asked for again. */
import { type ReactNode, useState } from 'react'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import styles from './form.module.css'

type Props<V> = {
  label: ReactNode
  hint?: ReactNode
  /** Null while it is left out. */
  value: V | null
  /** What it starts with. */
  blank: V
  onChange: (value: V | null) => void
  children: (value: V) => ReactNode
}

export function OptionalPart<V>({ label, hint, value, blank, onChange, children }: Props<V>) {
  const [before, setBefore] = useState(blank)
  const toggle = (isWanted: boolean) => {
    if (value !== null) setBefore(value)
    onChange(isWanted ? before : null)
  }
  return (
    <div className={styles.optional}>
      <Check checked={value !== null} onChange={(event) => toggle(event.target.checked)}>
        <span>
          {label}
          {hint && <span className={styles.note}>{hint}</span>}
        </span>
      </Check>
      {value !== null && <div className={styles.wanted}>{children(value)}</div>}
    </div>
  )
}
