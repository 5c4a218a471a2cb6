/** What a reader asks first of a page, each with its answer in a word or a figure and a line about it. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Answers.module.css'

export function Answers({ children }: { children: ReactNode }) {
  return <dl className={styles.answers}>{children}</dl>
}

type Props = {
  /** What is asked. */
  label: ReactNode
  /** An estimate takes the colour of the kind around it; what was measured is ink. */
  isEstimate?: boolean
  /** The one figure that leads a page. */
  isLead?: boolean
  value: ReactNode
  unit?: ReactNode
  /** What is said about it. */
  children?: ReactNode
}

/** Inside `Answers`. */
export function Answer({ label, isEstimate = false, isLead = false, value, unit, children }: Props) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes(isLead && styles.lead, isEstimate && styles.estimate)}>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
      {children && <dd className={styles.note}>{children}</dd>}
    </div>
  )
}
