/** What others see of a user: a nickname and a picture. */
import { type FormEvent, useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { photoHosts } from '../../photo.ts'
import type { UserRecord } from '../../user.ts'
import { session } from '../session/session.ts'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

export function ProfileForm({ user }: { user: UserRecord }) {
  const step = useStep()
  const [nickname, setNickname] = useState(user.nickname ?? '')
  const [mailsReports, setMailsReports] = useState(user.mailsReports)
  const [photoUrl, setPhotoUrl] = useState(user.photoUrl ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    void step.run(() => saveProfile({ nickname, photoUrl, mailsReports }))
  }
  const taken = step.state.is === 'failed' && step.state.code === 'nickname-taken' ? step.trouble : null
  const fault = taken ?? sentence('This nickname', step.faultOf('nickname'))
  return (
    <form className="stack tight" onSubmit={save} noValidate>
      <Field
        label="Nickname"
        hint={`What you publish carries it; now it carries ${user.author}. Your address is shown to nobody.`}
        error={fault}
      >
        {(field) => (
          <Input
            {...field}
            value={nickname}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target }) => setNickname(target.value)}
          />
        )}
      </Field>
      <Field
        label="Address of a picture (optional)"
        hint={`A picture at an address of Google’s, such as one on ${photoHosts[0]}. Others are not shown, since their hosts would learn who reads what.`}
        error={sentence('This picture', step.faultOf('photoUrl'))}
      >
        {(field) => (
          <Input
            {...field}
            type="url"
            value={photoUrl}
            maxLength={500}
            onChange={({ target }) => setPhotoUrl(target.value)}
          />
        )}
      </Field>
      <Check checked={mailsReports} onChange={({ target }) => setMailsReports(target.checked)}>
        Mail me when a report that I ordered is ready
      </Check>
      <div>
        <Button type="submit" busy={step.isBusy}>
          Save profile
        </Button>
      </div>
      <StepFoot step={step} done="Profile saved." />
    </form>
  )
}

type Written = { nickname: string; photoUrl: string; mailsReports: boolean }

/** An empty field takes back what stood in it. */
function saveProfile({ nickname, photoUrl, mailsReports }: Written): Promise<void> {
  return session.change({ nickname: nickname.trim() || null, photoUrl: photoUrl.trim() || null, mailsReports })
}

/** Reasons follow the name of their field: 'is too short'. */
function sentence(name: string, reason: string | null): string | null {
  return reason && `${name} ${reason}.`
}
