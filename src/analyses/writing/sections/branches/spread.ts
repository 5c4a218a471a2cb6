/** What an answer is read off: the values that are held possible with their chances, of which other values have theirs. */
import { reader } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Answer, Writing } from '../../writing.ts'

export type Spread = {
  /** A step of a projection and its bounds, or the quantiles of a forecast. */
  inputs: readonly Evidence[]
  unit: string | null
  formula: 'chance-at-least' | 'chance-below'
}

/** Null where it is read off nothing of the kind, or is made of more than one view. */
export function spreadOf(w: Writing, answer: Answer): Spread | null {
  if (answer.pool || answer.denies || answer.isNone) return null
  return ofChance(w, answer) ?? ofForecast(w, answer) ?? ofProjection(w, answer)
}

function ofChance(w: Writing, { figure, threshold }: Answer): Spread | null {
  const { formula } = figure
  if ((formula !== 'chance-at-least' && formula !== 'chance-below') || !threshold) return null
  const rows = w.table.rows()
  const [bar, ...inputs] = figure.inputs.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return bar === threshold ? { inputs, unit: threshold.unit, formula } : null
}

function ofForecast(w: Writing, { figure, prediction }: Answer): Spread | null {
  const path = /^(.*\.quantiles)\.p50$/.exec(figure.field)?.[1]
  if (!prediction || figure.item !== prediction.ref || path === undefined || figure.unit === 'day') return null
  const quantiles = reader(w, prediction)(path, 'its quantiles')
  return { inputs: [quantiles], unit: figure.unit, formula: 'chance-at-least' }
}

function ofProjection(w: Writing, { figure, trend }: Answer): Spread | null {
  const path = /^(numbers\.projection\.[^.]+)\.p50$/.exec(figure.field)?.[1]
  if (!trend || figure.item !== trend.ref || path === undefined) return null
  const read = reader(w, trend)
  return {
    inputs: [read(path, 'a step of the projection'), read('numbers.projection.bounds', 'what bounds it')],
    unit: figure.unit,
    formula: 'chance-at-least',
  }
}
