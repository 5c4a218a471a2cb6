/**
 * What a reader came for: the answer in one figure, the picture that it is read off, what else is asked first. In the
 * order of a telephone; where there is room the picture stands left of both.
 */
import type { ReactNode } from 'react'
import styles from './Page.module.css'

type Props = { lead: ReactNode; picture: ReactNode; answers: ReactNode }

export function FirstScreen({ lead, picture, answers }: Props) {
  return (
    <section className={styles.first} aria-label="At first sight">
      <div className={styles.lead}>{lead}</div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.answers}>{answers}</div>
    </section>
  )
}
