/**
 * Words that state a value, and the number of the footnote behind them. A link to the list of notes, which opens beside
 * the words where scripts run.
 */
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Claim.module.css'
import { useReport } from './report-here.ts'

/** `isText`: a name or a quotation, which would be unquiet underlined. */
export function ClaimLink({
  evidence,
  isText = false,
  children,
}: {
  evidence: string
  isText?: boolean
  children: ReactNode
}) {
  const { notes, open, areNotesShown } = useReport()
  const note = notes.of(evidence)
  if (!note) return children
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!event.metaKey && !event.ctrlKey && open(evidence, event.currentTarget)) event.preventDefault()
  }
  return (
    <a
      className={classes(styles.claim, isText && styles.text)}
      href={`#note-${note.number}`}
      aria-haspopup="dialog"
      // By keyboard every note is opened from the list of notes; here, once their numbers are shown.
      tabIndex={areNotesShown ? undefined : -1}
      onClick={show}
    >
      {children}
      {note.isCited && <sup className={areNotesShown ? undefined : styles.onPaper}>{note.number}</sup>}
    </a>
  )
}
