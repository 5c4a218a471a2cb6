/** Where somebody is signed in: each browser in plain words, with an end for each, and for all others at once. */
import type { AnswerOf } from '#kit/endpoint.ts'
import { dayOf, daysBetween, sayDay } from '#kit/dates.ts'
import { useAnswer, stale } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import type { accountContract } from '../../contract.ts'
import { callAccounts } from '../call-accounts.ts'
import styles from './Devices.module.css'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

type Device = AnswerOf<typeof accountContract.listDevices>['devices'][number]
const none = { params: {}, query: {} }

export function Devices() {
  const { answer, failure, again } = useAnswer(callAccounts, 'listDevices', none)
  return (
    <Section title="Where you are signed in">
      {!answer && !failure && <output className="soft">Loading the list</output>}
      {failure && <LoadFailure what="The list" message={failure.message} tone="warn" onAgain={again} />}
      {answer && <DeviceList devices={answer.devices} />}
    </Section>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const step = useStep()
  const today = useToday()
  const end = (act: () => Promise<unknown>) =>
    void step.run(() => act().then(() => stale(callAccounts, ['listDevices'])))
  return (
    <div className="stack tight">
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <b>{device.agent}</b>
              <p className="soft fine">{saySince(device, today)}</p>
            </div>
            {device.isHere ? (
              <StatusLabel look="open">this one</StatusLabel>
            ) : (
              <Button
                size="small"
                variant="plain"
                busy={step.isBusy}
                onClick={() => end(() => callAccounts('endDevice', { params: { id: device.id }, query: {} }))}
              >
                Sign out
                <span className="unseen">
                  {' '}
                  {device.agent}, {saySince(device, today)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ isHere }) => !isHere) && (
        <div>
          <Button
            size="small"
            variant="plain"
            busy={step.isBusy}
            onClick={() => end(() => callAccounts('endOtherDevices', none))}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
      <StepFoot step={step} done="Signed out there." />
    </div>
  )
}

/** Days are those of UTC, as everywhere. */
function saySince({ since, usedAt }: Device, today: string): string {
  const days = daysBetween(dayOf(new Date(usedAt)), today)
  const last = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `on ${sayDay(usedAt)}`
  return `since ${sayDay(since)}, last used ${last}`
}
