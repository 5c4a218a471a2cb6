/** In which of four ranges a value will lie. */
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { inSteps } from '../outlook.ts'
import { chanceAbove, type View } from '../view.ts'
import { type Maker, valueAt } from './maker.ts'
import { sayValue } from './say-value.ts'

/** Where one range ends, in usual moves from what its past lets expect. */
const ends = [-0.6, 0, 0.6]

export const choice: Maker<'choice'> = (given) => {
  const { label, unit, at, outlook } = given
  const value = valueAt(given)
  if (value === null) return null
  const cuts = ends.map((end) => inSteps(outlook.expected + end * outlook.usual, outlook.usual))
  const options = optionsOf(cuts, unit)
  if (new Set(options).size < options.length || options.some((option) => option.length > 80)) return null
  return {
    title: `${label}: in which range in ${at}?`,
    question: { type: 'choice', options },
    automatic: null,
    truth: { value, usual: outlook.usual },
    outcome: options[cuts.filter((cut) => value >= cut).length] ?? '',
    came: at,
    until: at,
    sayOf: (view) => ({ type: 'choice', probabilities: namedBy(options, massesOf(view, cuts)) }),
  }
}

function optionsOf(cuts: readonly number[], unit: string): string[] {
  const said = cuts.map((cut) => sayValue(cut, unit))
  const between = said.slice(1).map((cut, i) => `${sayNumber(cuts[i] ?? 0, allDigits)} to less than ${cut}`)
  return [`Less than ${said[0] ?? ''}`, ...between, `${said.at(-1) ?? ''} or more`]
}

/** Of each range; nothing that can happen is given less than a hundredth. */
function massesOf(view: View, cuts: readonly number[]): number[] {
  const above = [1, ...cuts.map((cut) => chanceAbove(view, cut)), 0]
  const masses = above.slice(1).map((next, i) => Math.max(0.01, (above[i] ?? 0) - next))
  const all = masses.reduce((sum, mass) => sum + mass, 0)
  return masses.map((mass) => mass / all)
}

function namedBy(options: readonly string[], masses: readonly number[]): Record<string, number> {
  return Object.fromEntries(options.map((option, i) => [option, masses[i] ?? 0]))
}
