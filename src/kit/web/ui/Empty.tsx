/** Where nothing is yet: what will be here, and how it starts. */
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type Props = {
  title: string
  /** Of its heading: below the page's own, or below that of a section. */
  level?: 2 | 3
  children?: ReactNode
  action?: ReactNode
}

export function Empty({ title, level = 2, children, action }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
