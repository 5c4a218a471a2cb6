/** Whether a value will be reached: about as likely as not, by the past of its series. */
import { inSteps } from '../outlook.ts'
import { chanceAbove } from '../view.ts'
import { type Maker, valueAt } from './maker.ts'
import { sayValue } from './say-value.ts'

export const binary: Maker<'binary'> = (given) => {
  const { label, trend, unit, at, outlook, random } = given
  const value = valueAt(given)
  if (value === null) return null
  const threshold = inSteps(outlook.expected + (2 * random() - 1) * outlook.usual, outlook.usual)
  return {
    title: `${label}: at least ${sayValue(threshold, unit)} in ${at}?`,
    question: { type: 'binary' },
    automatic: { trend, at: String(at), comparison: '>=', threshold },
    truth: { value, usual: outlook.usual },
    outcome: value >= threshold ? 'yes' : 'no',
    came: at,
    until: at,
    sayOf: (view) => ({ type: 'binary', probability: inPercent(chanceAbove(view, threshold)) }),
  }
}

/** As people say it, and never a certainty. */
function inPercent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance))) / 100
}
