/** What is wrong with what somebody else wrote: a reason, and a note where it needs one. */
import { type ReactNode, useState } from 'react'
import { Check, CheckSet, Field, Textarea } from '#kit/web/ui/controls/Field.tsx'
import type { ReportReason } from '#items/mine/words.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import styles from '../Personal.module.css'
import { reasonTitles } from './reason-titles.ts'

type Props = {
  /** As in 'Report this item'. */
  what: 'item' | 'signal' | 'comment'
  isOpen: boolean
  onClose: () => void
  report: (reason: ReportReason, note: string) => Promise<void>
}

export function ReportDialog({ what, isOpen, onClose, report }: Props): ReactNode {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      title={`Report this ${what}`}
      action="Report"
      isOpen={isOpen}
      onClose={onClose}
      whyNot={reason ? null : 'Choose what is wrong.'}
      run={async () => reason && report(reason, note.trim())}
    >
      <p>Operators read it, and decide whether the {what} is hidden. Its author is not told who reported it.</p>
      <CheckSet legend="What is wrong">
        <div className={styles.reasons}>
          {reasonTitles.map(([value, title]) => (
            <Check key={value} type="radio" name="reason" checked={reason === value} onChange={() => setReason(value)}>
              {title}
            </Check>
          ))}
        </div>
      </CheckSet>
      <Field label="Note (optional)">
        {(field) => (
          <Textarea {...field} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
