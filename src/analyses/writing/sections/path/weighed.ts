/** What a forecast of Farsight was made of, in its own words: where the number starts, and what moved it from there. */
import { inYear, reader } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, type Piece, plainly } from '../../sentence.ts'
import type { PredictionView } from '../../views.ts'
import { way } from '../../way.ts'
import type { Writing } from '../../writing.ts'
import type { Step } from './step.ts'

const path = 'details.houseForecast'

/** `figure`: what it says in the end; of other options than that nothing is told. */
export function weighed(w: Writing, view: PredictionView, figure: Evidence): Step[] {
  const { baseRate, adjustments = [] } = view.details.houseForecast ?? {}
  const isOf = (option: string | undefined) => option === undefined || figure.field.endsWith(`.${option}`)
  const start =
    baseRate && isOf(baseRate.option) ? [stepOf(w, view, figure, { field: `${path}.baseRate`, ...baseRate })] : []
  const moved = adjustments.flatMap((one, i) =>
    isOf(one.option) ? [stepOf(w, view, figure, { field: `${path}.adjustments.${i}`, ...one })] : [],
  )
  // What says neither to what nor which way moves nothing.
  return [...start, ...moved].filter(({ says, after }) => says !== null || after !== null)
}

type Weighed = { field: string; to?: number | string; pushes?: string; yearly?: number }

/** To which number, or which way. */
function stepOf(w: Writing, view: PredictionView, { unit }: Evidence, { field, to, pushes, yearly }: Weighed): Step {
  const read = reader(w, view)
  const why = plainly(read(`${field}.why`, 'what the forecast weighs'))
  const number = to === undefined ? null : sizeOf(read(`${field}.to`, 'where that takes it', unit))
  const pushed = pushes === undefined ? null : way(view, read(`${field}.pushes`, 'which way that pushes it'))
  const rate = yearly === undefined ? null : amount(read(`${field}.yearly`, 'the chance of a year', 'chance'))
  return { view: why, says: rate ?? (number ? null : pushed), after: number }
}

const sizeOf = (one: Evidence): Piece => (typeof one.value === 'string' ? inYear(one) : amount(one))
