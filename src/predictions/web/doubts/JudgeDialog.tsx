/** An operator says what becomes of an outcome that a revision contradicts, and why. */
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { type Judged, judgements, reasonSigns } from '../../resolving/judging.ts'

type Props = {
  /** What is asked; null while nothing is. */
  word: Judged | null
  /** What the rule says by now; null where it says nothing. */
  answer: string | null
  onClose: () => void
  run: (reason: string) => Promise<unknown>
}

export function JudgeDialog({ word, answer, onClose, run }: Props) {
  const [reason, setReason] = useState('')
  const { title, action, says } = judgements[word ?? 'kept'](answer)
  const { least, most } = reasonSigns
  const given = reason.trim()
  const close = () => {
    setReason('')
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isDangerous={word === 'corrected'}
      isOpen={word !== null}
      onClose={close}
      whyNot={given.length < least ? `Give a reason of at least ${least} characters.` : null}
      run={() => run(given)}
    >
      <p>{says} Your reason stands on the page of the question, and in the log.</p>
      <Field label="Reason" hint={`One line of ${least} to ${most} characters.`}>
        {(field) => (
          <Input {...field} value={reason} maxLength={most} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
