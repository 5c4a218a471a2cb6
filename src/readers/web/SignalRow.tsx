/** One signal: its day and which way it speaks, what happened, and where it can be read. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { EvidenceRow } from '#kit/web/ui/figures/Evidence.tsx'
import { directionTitles } from '#series/series-words.ts'
import type { SignalEntry } from '../signal.ts'
import { hostOf } from '#kit/link.ts'
import styles from './Readers.module.css'

/** `children`: who wrote it, and what can be done. */
export function SignalRow({ signal, children }: { signal: SignalEntry; children?: ReactNode }) {
  const { date, title, note, link, direction } = signal
  const told = (
    <>
      {note && (
        <>
          <span className={styles.note}>
            <Chemical text={note} />
          </span>{' '}
        </>
      )}
      <a href={link} rel="nofollow ugc noopener noreferrer" dir="ltr">
        {hostOf(link)}
      </a>
    </>
  )
  return (
    <EvidenceRow {...{ date, direction, title, told }} meaning={directionTitles[direction]}>
      <div className={styles.foot}>{children}</div>
    </EvidenceRow>
  )
}
