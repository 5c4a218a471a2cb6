/** One signal: its day and which way it speaks, what happened, and where it can be read. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { directionTitles } from '#series/series-words.ts'
import type { SignalEntry } from '../signal.ts'
import { hostOf } from '../link.ts'
import styles from './Readers.module.css'

/** `children`: who wrote it, and what can be done. */
export function SignalRow({ signal, children }: { signal: SignalEntry; children?: ReactNode }) {
  const { date, title, note, link, direction } = signal
  return (
    <li>
      <div>
        <time dateTime={date}>{sayDay(date)}</time>
        <span className={styles[direction]}>
          {direction}
          <span className="unseen"> ({directionTitles[direction]})</span>
        </span>
      </div>
      <div dir="auto">
        <b>
          <Chemical text={title} />
        </b>
        <span className="soft">
          {note && (
            <>
              <Chemical text={note} />{' '}
            </>
          )}
          <a href={link} rel="nofollow ugc noopener noreferrer" dir="ltr">
            {hostOf(link)}
          </a>
        </span>
        <div className={styles.foot}>{children}</div>
      </div>
    </li>
  )
}
