/** The number of a card with two short lines beside it. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './CardFigure.module.css'

/** An estimate takes the colour of the kind around it; what was measured is ink. */
export function CardFigure({
  value,
  isEstimate = false,
  children,
}: {
  value: ReactNode
  isEstimate?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes(styles.figure, isEstimate && styles.estimate)}>
      <b>{value}</b>
      <span>{children}</span>
    </div>
  )
}
