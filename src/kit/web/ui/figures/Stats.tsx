/** Figures of an item, ruled like an instrument panel. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Stats.module.css'

export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>
}

/** Inside Stats. An estimate takes the colour of the kind around it; a measured figure is ink. */
export function Stat({
  label,
  note,
  isEstimate = false,
  children,
}: {
  label: ReactNode
  note?: ReactNode
  isEstimate?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes(styles.stat, isEstimate && styles.estimate)}>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
