/**
 * Amounts that are not known, as formulas take them: a step of a projection with its bounds after it, the quantiles of a
 * forecast with the scale of its question after them ('log' or 'linear'), or a number, which is known. The unit of an
 * amount may stand after it.
 */
import { type Marginal, marginalOfKnots, marginalOfKnown, marginalOfQuantiles } from '#engine/joint/marginal.ts'
import type { Value } from '../dossier/field-value.ts'
import { boundsIn, forecastIn, stepIn } from './formula.ts'

/** `unit` is '' where none stands after it. */
export type Amount = { marginal: Marginal; unit: string }

/** The amounts that the inputs begin with, as many as are wanted, and what comes after them. */
export function amountsIn(inputs: readonly Value[], wanted: number): { amounts: Amount[]; rest: readonly Value[] } {
  const amounts: Amount[] = []
  let rest = inputs
  while (amounts.length < wanted) {
    const { marginal, taken } = marginalIn(rest)
    const next = rest[taken]
    const unit = typeof next === 'string' && !next.startsWith('{') ? next : null
    amounts.push({ marginal, unit: unit ?? '' })
    rest = rest.slice(unit === null ? taken : taken + 1)
  }
  return { amounts, rest }
}

/** As many as there are, with nothing after them. */
export function allAmountsIn(inputs: readonly Value[]): Marginal[] {
  const all: Marginal[] = []
  for (let rest = inputs; rest.length > 0;) {
    const next = amountsIn(rest, 1)
    all.push(...next.amounts.map(({ marginal }) => marginal))
    rest = next.rest
  }
  return all
}

/** The two that many formulas take. */
export function pairIn(inputs: readonly Value[]): { a: Amount; b: Amount; rest: readonly Value[] } {
  const { amounts, rest } = amountsIn(inputs, 2)
  const [a, b] = amounts
  if (!a || !b) throw new Error('there are no two amounts')
  return { a, b, rest }
}

function marginalIn(inputs: readonly Value[]): { marginal: Marginal; taken: number } {
  const [first, second] = inputs
  if (typeof first === 'number') return { marginal: marginalOfKnown(first), taken: 1 }
  if (String(first).includes('"knots"')) {
    const hasBounds = String(second).includes('"least"')
    return {
      marginal: marginalOfKnots(stepIn(inputs, 0).knots, hasBounds ? boundsIn(inputs, 1) : null),
      taken: hasBounds ? 2 : 1,
    }
  }
  if (second !== 'log' && second !== 'linear') throw new Error('a forecast has the scale of its question after it')
  return { marginal: marginalOfQuantiles(forecastIn(inputs, 0), second === 'log'), taken: 2 }
}
