/** How a step stands, for everybody: what failed is an alert, what is done is said quietly. */
import type { ReactNode } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import type { Step } from './use-step.ts'

export function StepFoot({ step, done }: { step: Step; done: ReactNode }) {
  const { state } = step
  // What stands at its field is only read out here.
  const isShown = state.is === 'failed' && state.details.some(({ reason }) => reason === state.text)
  if (isShown) {
    return (
      <p className="unseen" role="alert">
        {step.trouble}
      </p>
    )
  }
  return (
    <>
      {step.trouble && (
        <Banner tone="bad" role="alert">
          <p>{step.trouble}</p>
        </Banner>
      )}
      <output className="soft fine">{state.is === 'done' && done}</output>
    </>
  )
}
