/** The line on which the curves of a number lie. */
import { scaleBetween } from '#engine/distributions/scale.ts'
import type { QuestionOf } from '../question-types/schemas/index.ts'
import type { Line } from './through.ts'

/** A logarithmic scale reaches towards 0. */
export function lineOfAmount({ range: { min, max, openBelow, openAbove, scale } }: QuestionOf<'numeric'>): Line {
  return { scale: scaleBetween(min, max, scale === 'log' ? 0 : null), bounds: { openBelow, openAbove } }
}
