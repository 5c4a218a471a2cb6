/** Figures of an item, ruled like an instrument panel; and the one figure that leads a page. */
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
  label: string
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

/** The figure that leads a page, with what explains it beside it. */
export function Headline({
  label,
  value,
  unit,
  children,
}: {
  label: string
  value: ReactNode
  unit?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.lead}>
      <div className={styles.headline}>
        <span className="fine soft">{label}</span>
        <span className={styles.value}>
          {value}
          {unit && <small>{unit}</small>}
        </span>
      </div>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  )
}
