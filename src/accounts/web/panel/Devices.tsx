/** Where somebody is signed in: each browser in plain words, with an end for each, and for all others at once. */
import { type RefObject, useRef, useState } from 'react'
import type { AnswerOf } from '#kit/endpoint.ts'
import { useAnswer, stale } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import type { accountContract } from '../../contract.ts'
import { callAccounts } from '../call-accounts.ts'
import styles from './Devices.module.css'
import { inOrder, sayMore, saySince } from './device-words.ts'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

type Device = AnswerOf<typeof accountContract.listDevices>['devices'][number]
const none = { params: {}, query: {} }

export function Devices() {
  const { answer, failure, again } = useAnswer(callAccounts, 'listDevices', none)
  const heading = useRef<HTMLSpanElement>(null)
  const title = (
    <span ref={heading} tabIndex={-1}>
      Where you are signed in
    </span>
  )
  return (
    <Section title={title}>
      {!answer && !failure && <output className="soft">Loading the list</output>}
      {failure && <LoadFailure what="The list" message={failure.message} tone="warn" onAgain={again} />}
      {answer && <DeviceList {...answer} heading={heading} />}
    </Section>
  )
}

type ListProps = { devices: readonly Device[]; more: number; heading: RefObject<HTMLElement | null> }

function DeviceList({ devices, more, heading }: ListProps) {
  const step = useStep()
  const [now] = useState(() => new Date())
  const end = async (act: () => Promise<unknown>) => {
    const isDone = await step.run(() => act().then(() => stale(callAccounts, ['listDevices'])))
    if (isDone) heading.current?.focus() // the button goes with its row
  }
  return (
    <div className="stack tight">
      <ul className={styles.devices}>
        {inOrder(devices).map((device) => (
          <li key={device.id}>
            <div>
              <b>{device.agent}</b>
              <p className="soft fine">{saySince(device, now)}</p>
            </div>
            {device.isHere ? (
              <StatusLabel look="open">this one</StatusLabel>
            ) : (
              <Button
                size="small"
                variant="plain"
                busy={step.isBusy}
                onClick={() => void end(() => callAccounts('endDevice', { params: { id: device.id }, query: {} }))}
              >
                Sign out
                <span className="unseen">
                  {' '}
                  {device.agent}, {saySince(device, now)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft fine">{sayMore(more)}</p>}
      {devices.some(({ isHere }) => !isHere) && (
        <div>
          <Button
            size="small"
            variant="plain"
            busy={step.isBusy}
            onClick={() => void end(() => callAccounts('endOtherDevices', none))}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
      <StepFoot step={step} done="Signed out there." />
    </div>
  )
}
