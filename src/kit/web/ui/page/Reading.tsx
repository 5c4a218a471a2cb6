/** What is read below the first screen, beside its contents. `brief`: the number of the page, to stay in sight. */
import type { ReactNode } from 'react'
import { Contents } from './Contents.tsx'
import styles from './Page.module.css'

type Props = { entries: readonly { id: string; title: string }[]; brief: ReactNode; children: ReactNode }

export function Reading({ entries, brief, children }: Props) {
  return (
    <div className={styles.read}>
      <Contents entries={entries}>{brief}</Contents>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
