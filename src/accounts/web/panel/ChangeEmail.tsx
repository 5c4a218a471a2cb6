/** Another email address: it counts once the link that is sent to it has been opened. */
import type { Auth } from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { whyNotEmail } from '../../sign-in-rules.ts'
import { askForEmail } from './account-actions.ts'
import { Proof } from './Proof.tsx'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

export function ChangeEmail({ auth, hasOutbox }: { auth: Auth; hasOutbox: boolean }) {
  const step = useStep()
  const [email, setEmail] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const reason = whyNotEmail(email)
    if (reason) return step.refuse('email', reason)
    void step.run(() => askForEmail(auth, email.trim()))
  }
  if (step.state.is === 'unproven') return <Proof auth={auth} onProven={step.goOn} />
  return (
    <form className="stack tight" onSubmit={send} noValidate>
      <Field
        label="New email address"
        hint="It changes when you open the link that we send there."
        error={step.faultOf('email')}
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" busy={step.isBusy}>
          Send the link
        </Button>
        {hasOutbox && <Link to={screenPaths.outbox()}>Open the outbox</Link>}
      </div>
      <StepFoot step={step} done="The link has been sent. Until it is opened your address stays as it is." />
    </form>
  )
}
