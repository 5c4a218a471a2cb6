/** Asks once more before a comment of one's own is removed, and says what stays. */
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { callDiscussion, type On, saidOtherwise } from '../call-discussion.ts'

type Props = { on: On; id: string; isOpen: boolean; onClose: () => void; onRemoved?: () => void }

export function RemoveDialog({ on, id, isOpen, onClose, onRemoved }: Props) {
  const remove = async () => {
    await callDiscussion('removeComment', { params: { kind: on.kind, id: on.id, comment: id }, query: {} })
    saidOtherwise(on)
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      title="Remove this comment?"
      action="Remove"
      isDangerous
      isOpen={isOpen}
      onClose={onClose}
      run={remove}
    >
      <p>
        What it said, now and before, is gone for good. Where others have read it, it stays that its author removed it,
        and their replies stay.
      </p>
    </ConfirmDialog>
  )
}
