/** The head of a page on which the base speaks of itself. */
import styles from './Record.module.css'

export function PageHead({ title, children }: { title: string; children: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.standfirst}>{children}</p>
    </header>
  )
}
