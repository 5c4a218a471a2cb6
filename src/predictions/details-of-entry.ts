/** From what people wrote in a prediction to its details. */
import { dayOf } from '#kit/dates.ts'
import type { PredictionEntry } from './entry.ts'
import { wholeOf } from './in-parts/whole.ts'
import type { Forecast, PredictionDetails } from './question.ts'
import { type Asked, isAlike, isAskedAlike, isDecidedHere } from './written.ts'

/**
 * Group, outcome and house forecast stay as they were: nobody writes them here. Of an estimate in parts the five follow
 * anew, since its range may be another by now.
 */
export function detailsFrom(entry: PredictionEntry, before: PredictionDetails | null, now: Date): PredictionDetails {
  const { authorForecast: sent, automatic, condition, ...asked } = entry
  const authorForecast = sent && { ...sent, estimate: wholeOf(entry.question, sent.estimate) }
  return {
    ...asked,
    ...(condition && { condition }),
    ...(automatic && { automatic }),
    ...(authorForecast && {
      authorForecast: { ...authorForecast, made: dayMade(authorForecast, before?.authorForecast, now) },
    }),
    ...unwritten(entry, before),
  }
}

function unwritten(entry: Asked, before: PredictionDetails | null) {
  if (!before) return { houseForecast: null, outcome: null }
  const { group, houseForecast, outcome } = before
  const isOfAnother = isDecidedHere(outcome) && !isAskedAlike(entry, before)
  return { ...(group && { group }), houseForecast, outcome: isOfAnother ? null : outcome }
}

/** A forecast that says what it said before keeps its day. Another, or for another reason, was made today. */
function dayMade(given: Omit<Forecast, 'made'>, before: Forecast | undefined, now: Date): string {
  const isSame = before && given.reason === before.reason && isAlike(given.estimate, before.estimate)
  return isSame ? before.made : dayOf(now)
}
