/** Sends the mail anew that verifies one's address, where something needs it. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { failureOf } from '#kit/web/failure.ts'
import type { MailWay } from '../../sign-in-options.ts'
import { session } from '../session/session.ts'

const done: Record<MailWay, string> = {
  sent: 'The email has been sent.',
  outbox: 'The email waits in the outbox.',
  none: 'This server sends no mail.',
}

/** `way`: what becomes of it; null where that is not known yet. */
export function VerifyAgain({ way }: { way: MailWay | null }) {
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const [{ auth }, { sendVerification }] = await Promise.all([
        session.open(),
        import('../panel/account-actions.ts'),
      ])
      await sendVerification(auth)
      setSaid(`${done[way ?? 'sent']} Once you have opened its link you can publish.`)
    } catch (error) {
      setSaid(failureOf(error).message)
    }
    setBusy(false)
  }
  return (
    <div className="row">
      <Button size="small" variant="plain" busy={isBusy} onClick={() => void send()}>
        Send the email again
      </Button>
      <output>{said}</output>
    </div>
  )
}
