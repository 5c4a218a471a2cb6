/** Name and value, a line each: dates, source, licence. What is null is not shown. */
import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = readonly [name: string, value: ReactNode] | null | false | undefined

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
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
