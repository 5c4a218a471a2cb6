/** Where nothing is yet: what will be here, and how it starts. */
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
