/** A new password, or a first one. The old sessions of this user end with it; this one begins anew. */
import type { Auth } from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { passwordGuidance, whyNotPassword } from '../../sign-in-rules.ts'
import { whyNotByPolicy } from '../sign-in/password-policy.ts'
import { HiddenUsername } from '../sign-in/parts.tsx'
import { session } from '../session/session.ts'
import { hasPassword, proveByPassword, setPassword } from './account-actions.ts'
import { Proof } from './Proof.tsx'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

/** `mayHaveNone`: somebody who has only ever signed in by links has no password to give. */
export function ChangePassword({ auth, email, mayHaveNone }: { auth: Auth; email: string; mayHaveNone: boolean }) {
  const step = useStep()
  const [hadOne] = useState(() => hasPassword(auth))
  const [old, setOld] = useState('')
  const [password, setNew] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const givesOld = hadOne && !(mayHaveNone && old === '')
    const noOld = givesOld ? whyNotPassword(old) : null
    if (noOld) return step.refuse('old', noOld)
    const reason = await whyNotByPolicy(auth, password)
    if (reason) return step.refuse('password', reason)
    await step.run(async () => {
      if (givesOld) await proveByPassword(auth, old)
      await changeTo(auth, password)
    })
  }
  if (step.state.is === 'unproven') return <Proof auth={auth} onProven={step.goOn} />
  return (
    <form className="stack tight" onSubmit={(event) => void send(event)} noValidate>
      <HiddenUsername email={email} />
      {hadOne && (
        <Field
          label="Current password"
          hint={mayHaveNone && 'Leave it empty if you have only signed in by links.'}
          error={step.faultOf('old')}
        >
          {(field) => (
            <Input
              {...field}
              type="password"
              autoComplete="current-password"
              value={old}
              onChange={({ target }) => setOld(target.value)}
            />
          )}
        </Field>
      )}
      <Field label="New password" hint={`${passwordGuidance()}.`} error={step.faultOf('password')}>
        {(field) => (
          <Input
            {...field}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setNew(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={step.isBusy}>
          {hadOne ? 'Change password' : 'Set password'}
        </Button>
      </div>
      <StepFoot step={step} done="The password holds from now on. Other browsers must sign in again." />
    </form>
  )
}

async function changeTo(auth: Auth, password: string): Promise<void> {
  await setPassword(auth, password)
  // The server's session is as old as the old password, so it has ended too.
  await session.refreshUser()
}
