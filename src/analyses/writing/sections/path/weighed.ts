/** What a forecast of Farsight was made of, in its own words: where the number starts, and what moved it from there. */
import { inYear, reader } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, type Piece, plainly } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import { way } from '../../way.ts'
import type { Writing } from '../../writing.ts'
import type { Step } from './step.ts'

const path = 'details.houseForecast'

/** `figure`: what it says in the end; of other options than that nothing is told. Where people lead, it made not theirs. */
export function weighed(w: Writing, view: PredictionView, figure: Evidence): Step[] {
  if (view.item.crowd) return []
  const { baseRate, adjustments = [] } = view.details.houseForecast ?? {}
  const all: Weighed[] = [
    ...(baseRate ? [{ ...baseRate, field: `${path}.baseRate` }] : []),
    ...adjustments.map((one, i) => ({ ...one, field: `${path}.adjustments.${i}` })),
  ]
  return all
    .filter(({ option }) => option === undefined || figure.field.endsWith(`.${option}`))
    .filter(movesIt)
    .map((one) => stepOf(w, view, figure, one))
}

type Weighed = { field: string; option?: string; to?: number | string; pushes?: string; yearly?: number }

/** What says neither to what nor which way moves nothing. */
const movesIt = ({ to, pushes, yearly }: Weighed): boolean => [to, pushes, yearly].some((one) => one !== undefined)

/** To which number, or which way. */
function stepOf(w: Writing, view: PredictionView, figure: Evidence, { field, to, pushes, yearly }: Weighed): Step {
  const read = reader(w, view)
  const why = plainly(read(`${field}.why`, 'what the forecast weighs'))
  // Where the last of them takes it is the forecast itself: none of what is weighed says that by itself.
  const isLast = to === undefined || to === figure.value
  const number = isLast ? null : sizeOf(read(`${field}.to`, 'where that takes it', figure.unit))
  const pushed = pushes === undefined ? null : way(view, read(`${field}.pushes`, 'which way that pushes it'))
  const rate = yearly === undefined ? null : amount(read(`${field}.yearly`, 'the chance of a year', 'chance'))
  return { view: why, says: rate ?? (number ? null : pushed), counts: null, after: number }
}

const sizeOf = (one: Evidence): Piece => (typeof one.value === 'string' ? inYear(one) : amount(one))
