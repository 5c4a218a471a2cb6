/** What publishing means, and under which name. */
import { useUser } from '#accounts/web/use-user.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { VerifyAgain } from '#accounts/web/welcome/VerifyAgain.tsx'

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
    <ConfirmDialog
      title="Publish this item?"
      action="Publish"
      isOpen={isOpen}
      onClose={onClose}
      remedy={{ to: 'email-unverified', is: <VerifyAgain /> }}
      run={publish}
    >
      <p>
        Everybody who has the link can read it, under the name <strong>{displayName}</strong>. Lists show what authors
        publish who are trusted. You can make it private again at any time.
      </p>
      <p>
        <Link to={paths.account()}>Change the name</Link>
      </p>
    </ConfirmDialog>
  )
}
