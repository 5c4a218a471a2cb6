/** What stands apart from the page: a form, or a figure to act on. */
import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
