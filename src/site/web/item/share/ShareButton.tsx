/** Shares an item: what that offers is loaded when somebody wants it. */
import { lazy, Suspense, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import type { Shared } from './shared.ts'

const ShareForm = lazy(() =>
  import('./ShareForm.tsx').then(
    (file) => ({ default: file.ShareForm }),
    () => ({ default: () => <p>What belongs here could not be loaded. The address of this page is its link.</p> }),
  ),
)

export function ShareButton(shared: Shared) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="share" />
        Share
      </Button>
      <Dialog title="Share this item" isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <Suspense fallback={<output className="hush">Loading</output>}>
            <ShareForm {...shared} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
