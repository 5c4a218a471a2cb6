/** What is wrong with an item: a reason, and a note where it needs one. */
import { type ReactNode, useState } from 'react'
import { Check, CheckSet, Field, Textarea } from '#kit/web/ui/controls/Field.tsx'
import type { ReportReason } from '#items/mine/words.ts'
import { useCall } from '#items/web/call-context.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from '../Personal.module.css'
import { reasonTitles } from './reason-titles.ts'

type Props = { kind: string; id: string; isOpen: boolean; onClose: () => void; onReported: () => void }

export function ReportDialog({ kind, id, isOpen, onClose, onReported }: Props): ReactNode {
  const call = useCall()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const report = async () => {
    if (!reason) return
    await call('reportItem', { params: { kind, id }, query: {}, body: { reason, note: note.trim() } })
    onReported()
  }
  return (
    <ConfirmDialog
      title="Report this item"
      action="Report"
      isOpen={isOpen}
      onClose={onClose}
      whyNot={reason ? null : 'Choose what is wrong.'}
      run={report}
    >
      <p>Operators read it, and decide whether the item is hidden. Its author is not told who reported it.</p>
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
