/**
 * Asks users to prove once more who they are, where the sign-in service wants a recent proof. `onProven` goes on with
 * what they were doing.
 */
import type { Auth } from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { titleOf } from '../sign-in/provider/provider-titles.ts'
import { hasPassword, proveByPassword, proveByProvider, providersOf } from './account-actions.ts'
import { StepFoot } from './StepFoot.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { useStep } from './use-step.ts'

export function Proof({ auth, onProven }: { auth: Auth; onProven: () => Promise<unknown> }) {
  const step = useStep()
  const prove = async (by: () => Promise<void>) => {
    if (await step.run(by)) await onProven()
  }
  const providers = providersOf(auth)
  const mayType = hasPassword(auth)
  return (
    <div className="stack tight">
      <Banner>
        <p>Before this is done, show once more that it is you.</p>
        {providers.length === 0 && (
          <p>{mayType ? 'Without a password' : 'To go on'}, sign out, sign in again, and come back here.</p>
        )}
      </Banner>
      {mayType && (
        <ByPassword isBusy={step.isBusy} onSend={(password) => void prove(() => proveByPassword(auth, password))} />
      )}
      {providers.map((id) => (
        <Button key={id} variant="plain" onClick={() => void prove(() => proveByProvider(auth, id))}>
          Continue with {titleOf(id)}
        </Button>
      ))}
      <StepFoot step={step} done="" />
    </div>
  )
}

function ByPassword({ isBusy, onSend }: { isBusy: boolean; onSend: (password: string) => void }) {
  const [password, setPassword] = useState('')
  const input = useLostFocus<HTMLInputElement>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(password)
  }
  return (
    <form className="stack tight" onSubmit={send}>
      <Field label="Password">
        {(field) => (
          <Input
            {...field}
            ref={input}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        Go on
      </Button>
    </form>
  )
}
