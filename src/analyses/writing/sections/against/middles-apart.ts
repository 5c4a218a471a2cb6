/** A number that is forecast and projected: how likely the projection makes the middle of the forecast, or more. */
import { level, titleOf } from '../../facts.ts'
import { neighbourOfNumber } from '../../one-number/neighbours.ts'
import { amount, named, sentence } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import type { Writing } from '../../writing.ts'
import { type Contradiction, pointsBetween } from './contradiction.ts'

/** So far from even odds that half of the chance of the one lies beyond three quarters of the other. */
const least = 25

export function middlesApart(w: Writing, view: PredictionView): Contradiction[] {
  const own = neighbourOfNumber(w, view)
  if (!own) return []
  const title = `${view.item.label}, between the middle of the forecast and the projection`
  const points = pointsBetween(w, [own.model, level(w, 50)], { title, least })
  if (!points) return []
  return [
    {
      points: Number(points.value),
      said: sentence`For ${named(titleOf(w, view))} the forecast has ${amount(own.value)} in the middle; the projection gives so much or more a chance of ${amount(own.model)} instead of ${amount(level(w, 50))}.`,
    },
  ]
}
