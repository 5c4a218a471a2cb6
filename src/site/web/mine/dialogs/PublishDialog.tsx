/** What publishing means, and under which name; or what stands in its way, before anybody says yes. */
import { useUser } from '#accounts/web/use-user.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { InTheWay, isInTheWay } from '../InTheWay.tsx'
import { useSaid } from '../use-said.ts'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { VerifyOnceMore } from '#accounts/web/welcome/MailAwaited.tsx'

export function PublishDialog({
  isOpen,
  onClose,
  publish,
}: {
  isOpen: boolean
  onClose: () => void
  publish: () => Promise<unknown>
}) {
  const { user } = useUser()
  const said = useSaid({ isAsked: isOpen })
  if (isInTheWay(said, user))
    return (
      <Dialog title="This cannot be published yet" isOpen={isOpen} onClose={onClose}>
        <InTheWay said={said} />
        <div>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title="Publish this item?"
      action="Publish"
      isOpen={isOpen}
      onClose={onClose}
      remedy={{ to: 'email-unverified', is: <VerifyOnceMore /> }}
      run={publish}
    >
      <p>
        Everybody who has the link can read it, under the name <strong>{user?.author}</strong>. Lists show what authors
        publish who are trusted. You can make it private again at any time.
      </p>
      <p>
        <Link to={paths.account()}>Change the name</Link>
      </p>
    </ConfirmDialog>
  )
}
