/**
 * A step that has to be meant: what it does, in plain words, and the button that does it. Where it fails the dialog
 * stays and says why.
 */
import { type ReactNode, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { failureOf } from '#kit/web/failure.ts'

type Props = {
  title: string
  /** What the button does, as a verb: 'Publish'. */
  action: string
  isDangerous?: boolean
  isOpen: boolean
  /** Why it cannot be done yet, said where the button is pressed all the same. */
  whyNot?: string | null
  run: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function ConfirmDialog({ isOpen, onClose, title, ...rest }: Props) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Question {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function Question({
  action,
  isDangerous = false,
  whyNot = null,
  run,
  onClose,
  children,
}: Omit<Props, 'isOpen' | 'title'>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isPressed, setPressed] = useState(false)
  const said = isPressed && whyNot ? whyNot : failure
  const confirm = async () => {
    if (isBusy) return
    setPressed(true)
    if (whyNot) return
    setBusy(true)
    setFailure(null)
    try {
      await run()
      onClose()
    } catch (error) {
      setFailure(failureOf(error).message)
      setBusy(false)
    }
  }
  return (
    <>
      {children}
      {said && (
        <Banner tone="bad" role="alert">
          {said}
        </Banner>
      )}
      <div className="row">
        <Button variant={isDangerous ? 'danger' : 'solid'} busy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}
