/** What publishing means, and under which name. */
import { useUser } from '#accounts/web/use-user.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export function PublishDialog({
  isOpen,
  onClose,
  publish,
}: {
  isOpen: boolean
  onClose: () => void
  publish: () => Promise<unknown>
}) {
  const { displayName } = useUser()
  return (
    <ConfirmDialog title="Publish this item?" action="Publish" isOpen={isOpen} onClose={onClose} run={publish}>
      <p>
        Everybody can read it, under the name <strong>{displayName}</strong>. You can make it private again at any time.
      </p>
      <p>
        <Link to={paths.account()}>Change the name</Link>
      </p>
    </ConfirmDialog>
  )
}
