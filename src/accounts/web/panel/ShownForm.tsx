/** Whether one is shown as a forecaster, and by which name: of one's own will, and taken back at once. */
import { type FormEvent, useState } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { UserRecord } from '../../user.ts'
import { session } from '../session/session.ts'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

/** As the server has it (`public-name.ts`), which browsers do not load. */
const longest = 30

export function ShownForm({ user }: { user: UserRecord }) {
  const step = useStep()
  const [publicName, setPublicName] = useState(user.publicName ?? '')
  const [isShown, setShown] = useState(user.isOnLeaderboards)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void step.run(() => session.change({ publicName: publicName.trim() || null, isOnLeaderboards: isShown }))
  }
  const taken = step.state.is === 'failed' && step.state.code === 'public-name-taken' ? step.trouble : null
  const fault = step.faultOf('publicName')
  return (
    <form className="stack tight" onSubmit={save} noValidate>
      <p className="soft">
        Everybody then reads how right you were on questions that came out, which of them went best and worst for you,
        and your rank among those who are shown. From the scores of such a question your forecasts of it can be worked
        out. What you forecast of open questions is not told there.
      </p>
      <Field
        label="Public name"
        hint="3 to 30 letters from a to z, digits and single hyphens. It need not be your nickname, and stands beside nothing else of yours."
        error={taken ?? (fault && `This name ${fault}.`)}
      >
        {(field) => (
          <Input
            {...field}
            value={publicName}
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setPublicName(target.value)}
          />
        )}
      </Field>
      <Check checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        Show me on the leaderboard and at {screenPaths.forecaster(publicName.trim().toLowerCase() || 'name')}
      </Check>
      <div>
        <Button type="submit" busy={step.isBusy}>
          Save what is shown
        </Button>
      </div>
      <StepFoot step={step} done={<Done user={user} />} />
    </form>
  )
}

function Done({ user: { publicName, isOnLeaderboards, emailVerified } }: { user: UserRecord }) {
  if (!isOnLeaderboards || publicName === null) return 'Saved. You are shown nowhere.'
  if (!emailVerified) return 'Saved. You are shown once your address is confirmed.'
  return (
    <>
      Saved. You are shown at <Link to={screenPaths.forecaster(publicName)}>{screenPaths.forecaster(publicName)}</Link>.
    </>
  )
}
