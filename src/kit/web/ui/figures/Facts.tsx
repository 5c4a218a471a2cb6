/** Name and value, a line each: dates, source, licence. What is null is not shown. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Facts.module.css'

export type Fact = readonly [name: string, value: ReactNode] | null | false | undefined

/** `isWide`: in two columns where there is room. */
export function Facts({ facts, isWide = false }: { facts: readonly Fact[]; isWide?: boolean }) {
  return (
    <dl className={classes(styles.facts, isWide && styles.wide)}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
