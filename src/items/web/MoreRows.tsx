/** The rest of a list, folded until it is wanted. */
import type { ReactNode } from 'react'
import styles from './MoreRows.module.css'

export function MoreRows({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{count} more</summary>
      {children}
    </details>
  )
}
