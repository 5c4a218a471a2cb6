/** An address that has not been verified yet: says what that means, and sends the mail again. */
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { MailWay } from '../../sign-in-options.ts'
import type { OpenSession } from '../session/open-session.ts'
import { sendVerification } from './account-actions.ts'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

/** `opened` is null while the sign-in service has not answered: the words stand already, so that nothing moves. */
type Props = { email: string; opened: OpenSession | null }

const says: Record<MailWay, string> = {
  sent: 'Open the link in the mail that was sent there.',
  outbox: 'No mail leaves this server: open the link in the one that waits in the outbox.',
  none: 'This server sends no mail, so it cannot be for now.',
}
const done: Record<MailWay, string> = {
  sent: 'The email has been sent.',
  outbox: 'The email waits in the outbox.',
  none: 'This server sends no mail.',
}

export function EmailBanner({ email, opened }: Props) {
  const step = useStep()
  const send = () => opened && void step.run(() => sendVerification(opened.auth))
  return (
    <Banner tone="warn">
      <p>
        <b>{email}</b> has not been verified yet. {opened ? says[opened.config.mails] : says.sent}
      </p>
      <p className="row">
        <Button size="small" variant="plain" busy={step.isBusy} aria-disabled={!opened || undefined} onClick={send}>
          Send the email again
        </Button>
        {opened?.config.mails === 'outbox' && <Link to={screenPaths.outbox()}>Open the outbox</Link>}
      </p>
      <StepFoot step={step} done={done[opened?.config.mails ?? 'sent']} />
    </Banner>
  )
}
