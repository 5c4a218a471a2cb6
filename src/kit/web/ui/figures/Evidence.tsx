/** Dated evidence, one row a sign: its day and which way it speaks beside what happened. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Chemical } from './Chemical.tsx'
import styles from './Evidence.module.css'

/** Its children are rows of `EvidenceRow`. */
export function Evidence({ children }: { children: ReactNode }) {
  return <ol className={styles.rows}>{children}</ol>
}

type Props = {
  date: string
  direction: 'for' | 'against' | 'unclear'
  /** What the direction means, for those who do not see its colour. */
  meaning: string
  title: string
  /** What is said of it, and where it is told. */
  told: ReactNode
  /** What else stands below it. */
  children?: ReactNode
}

export function EvidenceRow({ date, direction, meaning, title, told, children }: Props) {
  return (
    <li>
      <div>
        <time dateTime={date}>{sayDay(date)}</time>
        <span className={styles[direction]}>
          {direction}
          <span className="unseen"> ({meaning})</span>
        </span>
      </div>
      <div dir="auto">
        <b>
          <Chemical text={title} />
        </b>
        <span className="soft">{told}</span>
        {children}
      </div>
    </li>
  )
}
