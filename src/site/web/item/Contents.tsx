/** What is on a page, always in sight while one reads it: its sections, and under them the number it is about. */
import type { ReactNode } from 'react'
import styles from './Contents.module.css'

type Props = { entries: readonly { id: string; title: string }[]; children: ReactNode }

export function Contents({ entries, children }: Props) {
  return (
    <div className={styles.rail}>
      <nav aria-label="On this page">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.under}>{children}</div>
    </div>
  )
}
