/** Asks how the crowd of a prediction went, and who is signed in also for what they said: fetched once it comes near. */
import { dayMs } from '#kit/dates.ts'
import { useState } from 'react'
import type { UserRecord } from '#accounts/user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import type { Moment } from '../history/drawing.ts'
import type { Asking } from './asking.ts'
import { callForecasts, type OwnForecast, type Together } from './call-forecasts.ts'
import { CrowdHistory } from './CrowdHistory.tsx'
import { othersOf } from './others.ts'

type Props = { item: Asking; together: Together; user: UserRecord | null }

export function HistoryOf({ item, together, user }: Props) {
  const input = { params: { id: item.id }, query: {} }
  const { answer, failure, again } = useAnswer(callForecasts, 'findCrowdHistory', input)
  const { answer: own } = useAnswer(callForecasts, 'listOwnForecasts', user && input)
  const [now] = useState(() => Date.now())
  if (failure) return <LoadFailure what="How it went" message={failure.message} onAgain={again} />
  if (!answer) return <p className="soft">How it went is being loaded.</p>
  const last = answer.points.at(-1)
  const told = [last, own?.forecasts[0]].map((one) => (one ? Date.parse(one.at) : 0))
  const until = endOf(item, Math.max(now, ...told))
  return (
    <CrowdHistory
      id={item.id}
      question={answer.question}
      points={answer.points}
      own={momentsOfOwn(own?.forecasts ?? [])}
      marks={othersOf(together)}
      until={until}
    />
  )
}

/** Nobody forecasts after the day on which it closes, nor once its outcome is known. `latest`: when something was said last, or now. */
function endOf({ closes, outcome }: Asking, latest: number): number {
  const closed = Date.parse(closes) + dayMs
  return Math.min(latest, outcome ? Math.min(closed, Date.parse(outcome.at) + dayMs) : closed)
}

/** What was said of another wording is no answer to this. */
function momentsOfOwn(forecasts: readonly OwnForecast[]): Moment[] {
  return forecasts
    .map(({ at, estimate, isOfEarlierWording }) => ({
      ms: Date.parse(at),
      said: estimate && !isOfEarlierWording ? { estimate, quartiles: null } : null,
      people: 1,
    }))
    .toReversed()
}
