/**
 * A step that has to be meant: what it does, in plain words, and the button that does it. Where it fails the dialog
 * stays and says why.
 */
import { type ReactNode, useState } from 'react'
import { Banner } from '../Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { RefusalCode } from '#kit/refusal.ts'
import { type Failure, failureOf } from '#kit/web/failure.ts'

type Props = {
  title: string
  /** What the button does, as a verb: 'Publish'. */
  action: string
  isDangerous?: boolean
  isOpen: boolean
  /** Why it cannot be done yet, said where the button is pressed all the same. */
  whyNot?: string | null
  /** What can be done about it where it failed, beside trying again. */
  remedy?: { to: RefusalCode; is: ReactNode }
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
  remedy,
  run,
  onClose,
  children,
}: Omit<Props, 'isOpen' | 'title'>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isPressed, setPressed] = useState(false)
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
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      {children}
      <Trouble said={isPressed ? whyNot : null} failure={failure} remedy={remedy} />
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

type TroubleProps = { said: string | null; failure: Failure | null; remedy: Props['remedy'] }

/** What is wanting before what failed. */
function Trouble({ said, failure, remedy }: TroubleProps) {
  const words = said ?? failure?.message
  if (!words) return null
  return (
    <>
      <Banner tone="bad" role="alert">
        {words}
      </Banner>
      {remedy && failure?.code === remedy.to && remedy.is}
    </>
  )
}
