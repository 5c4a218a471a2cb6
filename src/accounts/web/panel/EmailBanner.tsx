/** An address that has not been verified yet: says what that means, and sends the mail again. */
import type { Auth } from '@firebase/auth'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/Button.tsx'
import { Link } from '#kit/web/ui/Link.tsx'
import { sendVerification } from './account-actions.ts'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

type Props = { email: string; auth: Auth; hasOutbox: boolean }

export function EmailBanner({ email, auth, hasOutbox }: Props) {
  const step = useStep()
  return (
    <Banner tone="warn">
      <p>
        <b>{email}</b> has not been verified yet. Open the link in the mail that was sent there.
      </p>
      <p className="row">
        <Button size="small" variant="plain" busy={step.isBusy} onClick={() => void step.run(() => sendVerification(auth))}>
          Send the email again
        </Button>
        {hasOutbox && <Link to={screenPaths.outbox()}>Open the outbox</Link>}
      </p>
      <StepFoot step={step} done="The email has been sent." />
    </Banner>
  )
}
