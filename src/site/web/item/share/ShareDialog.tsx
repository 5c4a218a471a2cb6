/** The button that passes something on, and the dialog that it opens: what stands in it is loaded when somebody wants it. */
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'

/** `what`: 'item'. */
export function ShareDialog({ what, children }: { what: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="share" />
        Share
      </Button>
      <Dialog title={`Share this ${what}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<output className="hush">Loading</output>}>{children}</Suspense>
      </Dialog>
    </>
  )
}

/** Where the code of a form cannot be had. */
export function NotLoaded() {
  return <p>What belongs here could not be loaded. The address of this page is its link.</p>
}
