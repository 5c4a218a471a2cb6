/** Asks why the crowd of a prediction moved in the time that is shown. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import type { WindowName } from '../../history/steps.ts'
import { callForecasts } from '../call-forecasts.ts'
import { ShiftSaid } from './ShiftSaid.tsx'

export function WhyItMoved({ id, window }: { id: string; window: WindowName }) {
  const { answer, failure, again } = useAnswer(callForecasts, 'findCrowdShift', { params: { id }, query: { window } })
  if (failure) return <LoadFailure what="Why it moved" message={failure.message} onAgain={again} />
  if (!answer) return <p className="soft">Why it moved is being loaded.</p>
  return <ShiftSaid question={answer.question} shift={answer.shift} />
}
