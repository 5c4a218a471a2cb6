/**
 * Words that state a value. Where it carries the argument they are a link to the list of notes, which opens beside the
 * words where scripts run, with the mark of its footnote for those who see. All other values open when they are pressed,
 * and are plain words to who hears the page: for them there are hundreds, and the list of notes opens each.
 */
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { sayMark } from '../../document/say-mark.ts'
import styles from './Claim.module.css'
import { useReport } from './report-here.ts'

/** `isText`: a name or a quotation, which would be unquiet underlined. `isFact`: a name or a year, which has no mark. */
export function ClaimLink({
  evidence,
  isText = false,
  isFact = false,
  children,
}: {
  evidence: string
  isText?: boolean
  isFact?: boolean
  children: ReactNode
}) {
  const { notes, open, areNotesShown } = useReport()
  const note = notes.of(evidence)
  if (!note) return children
  const show = (event: MouseEvent<HTMLElement>) => {
    if (!event.metaKey && !event.ctrlKey && open(evidence, event.currentTarget)) event.preventDefault()
  }
  const look = classes(styles.claim, isText && styles.text)
  if (!note.isCited || isFact)
    return (
      <span role="presentation" className={look} onClick={show}>
        {children}
      </span>
    )
  return (
    <a
      className={look}
      href={`#note-${note.number}`}
      aria-haspopup="dialog"
      // By keyboard every note is opened from the list of notes; here, once their numbers are shown.
      tabIndex={areNotesShown ? undefined : -1}
      onClick={show}
    >
      {children}
      <sup aria-hidden="true" className={areNotesShown ? undefined : styles.onPaper}>
        {` ${sayMark(note.number)}`}
      </sup>
    </a>
  )
}
