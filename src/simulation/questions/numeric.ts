/** How large a value will be. */
import { inSteps } from '../outlook.ts'
import { fiveOf } from '../view.ts'
import { type Maker, valueAt } from './maker.ts'

/** How far the range goes to each side, in usual moves. */
const reach = 4

export const numeric: Maker<'numeric'> = (given) => {
  const { label, trend, unit, at, outlook } = given
  const value = valueAt(given)
  if (value === null || unit.length > 60) return null
  const { expected, usual, least } = outlook
  const min = Math.max(least, inSteps(expected - reach * usual, usual))
  const max = inSteps(expected + reach * usual, usual)
  const said = (one: number) => Math.min(max, Math.max(min, inSteps(one, usual)))
  return {
    title: `${label}: how much in ${at}?`,
    question: { type: 'numeric', unit, range: { min, max, openBelow: min > least, openAbove: true, scale: 'linear' } },
    automatic: { trend, at: String(at) },
    truth: { value, usual },
    outcome: String(value),
    came: at,
    until: at,
    sayOf: (view) => ({ type: 'numeric', quantiles: fiveOf(view, said) }),
  }
}
