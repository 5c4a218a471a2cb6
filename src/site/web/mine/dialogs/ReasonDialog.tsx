/** An operator hides an item, shows it again or leaves it as it is, trusts an author or stops them, and says why. */
import { useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'

type Act = 'hide' | 'hideSignal' | 'hideComment' | 'restore' | 'leave' | 'trust' | 'unlist' | 'stop'
type Props = { is: Act; isOpen: boolean; onClose: () => void; run: (reason: string) => Promise<unknown> }

const shortest = 5
const longest = 500

const words: Record<Act, { title: string; action: string; says: string }> = {
  hide: {
    title: 'Hide this item?',
    action: 'Hide',
    says: 'Nobody but its author and operators will see it. The author reads your reason.',
  },
  hideSignal: {
    title: 'Hide this signal?',
    action: 'Hide',
    says: 'Nobody but its author will see it on the page of the trend. The author reads your reason.',
  },
  hideComment: {
    title: 'Hide this comment?',
    action: 'Hide',
    says: 'Nobody but its author and operators will read it; replies to it stay. The author reads your reason.',
  },
  restore: {
    title: 'Show this item again?',
    action: 'Restore',
    says: 'Everybody can read it again. The reports on it are closed. Your reason is kept with the item’s history.',
  },
  leave: {
    title: 'Leave this item as it is?',
    action: 'Leave it as it is',
    says: 'The reports on it are closed. Nobody is told. Your reason is kept with the item’s history.',
  },
  trust: {
    title: 'Trust this author?',
    action: 'Trust',
    says: 'All that they have published, and will publish, stands in lists, and reports may rest on it. They read your reason.',
  },
  unlist: {
    title: 'Keep this author off the lists?',
    action: 'Keep off the lists',
    says: 'People with a link read their items; nothing else shows them, until an operator says otherwise. They read your reason.',
  },
  stop: {
    title: 'Stop this author?',
    action: 'Stop',
    says: 'Nobody reads any of their items, and they can publish nothing. Another word brings all of it back. They read your reason.',
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
      isDangerous={is === 'hide' || is === 'hideSignal' || is === 'hideComment' || is === 'stop'}
      isOpen={isOpen}
      onClose={close}
      whyNot={length < shortest ? `Give a reason of at least ${shortest} characters.` : null}
      run={() => run(reason.trim())}
    >
      <p>{says}</p>
      <Field label="Reason" hint={`One line of ${shortest} to ${longest} characters.`}>
        {(field) => (
          <Input {...field} value={reason} maxLength={longest} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
