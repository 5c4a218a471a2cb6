/** An operator hides an item or shows it again, and says why. */
import { useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = { is: 'hide' | 'restore'; isOpen: boolean; onClose: () => void; run: (reason: string) => Promise<unknown> }

const shortest = 5
const longest = 500

const words = {
  hide: {
    title: 'Hide this item?',
    action: 'Hide',
    says: 'Nobody but its author and operators will see it. The author reads your reason.',
  },
  restore: {
    title: 'Show this item again?',
    action: 'Restore',
    says: 'Everybody can read it again. The reports on it are closed. Your reason is kept with the item’s history.',
  },
}

export function ReasonDialog({ is, isOpen, onClose, run }: Props) {
  const [reason, setReason] = useState('')
  const { title, action, says } = words[is]
  const length = reason.trim().length
  const close = () => {
    setReason('')
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isDangerous={is === 'hide'}
      isOpen={isOpen}
      onClose={close}
      whyNot={length < shortest ? `Give a reason of at least ${shortest} characters.` : null}
      run={() => run(reason.trim())}
    >
      <p>{says}</p>
      <Field label="Reason" hint={`One line, up to ${longest} characters.`}>
        {(field) => (
          <Input {...field} value={reason} maxLength={longest} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
