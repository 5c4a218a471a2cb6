/** Why a decision cannot be taken as it stands, or null. Free of schemas: the fields ask too. */
import type { RefusalCode } from '#kit/refusal.ts'
import { plain } from '../question/plain.ts'
import type { Choice } from './choice.ts'

export const fewestOptions = 2
export const mostOptions = 4
/** Of the name of an option, and of a unit. */
export const longestName = 60
/** A thousand billion of anything. */
export const largestAmount = 1e12
const outcomes = 2

export const choiceRefusals = [
  'options-missing',
  'too-many-options',
  'option-unnamed',
  'option-name-too-long',
  'options-alike',
  'table-half-filled',
  'amount-too-large',
  'amounts-without-unit',
] as const satisfies readonly RefusalCode[]
type WhyNot = { code: (typeof choiceRefusals)[number]; path: (string | number)[] }

/** `path`: what is wrong, within it. */
export function whyNotChoice({ options, unit }: Choice): WhyNot | null {
  if (options.length < fewestOptions) return { code: 'options-missing', path: ['options'] }
  if (options.length > mostOptions) return { code: 'too-many-options', path: ['options'] }
  return whyNotNames(options) ?? whyNotBrings(options) ?? whyNotUnit(options, unit)
}

function whyNotNames(options: Choice['options']): WhyNot | null {
  const names = options.map(({ name }) => plain(name))
  for (const [i, name] of names.entries()) {
    const path = ['options', i, 'name']
    if (name === '') return { code: 'option-unnamed', path }
    if (name.length > longestName) return { code: 'option-name-too-long', path }
    const isTaken = names.slice(0, i).some((other) => other.toLowerCase() === name.toLowerCase())
    if (isTaken) return { code: 'options-alike', path }
  }
  return null
}

/** All of them, or none. */
function whyNotBrings(options: Choice['options']): WhyNot | null {
  const isSaid = options.some(({ brings }) => brings.length > 0)
  for (const [i, { brings }] of options.entries()) {
    const path = ['options', i, 'brings']
    if (isSaid && brings.length !== outcomes) return { code: 'table-half-filled', path }
    const odd = brings.findIndex((one) => !(Math.abs(one) <= largestAmount))
    if (odd >= 0) return { code: 'amount-too-large', path: [...path, odd] }
  }
  return null
}

function whyNotUnit(options: Choice['options'], unit: string): WhyNot | null {
  const name = plain(unit)
  if (name.length > longestName) return { code: 'option-name-too-long', path: ['unit'] }
  return name === '' && hasConsequences({ options }) ? { code: 'amounts-without-unit', path: ['unit'] } : null
}

export function hasConsequences({ options }: Pick<Choice, 'options'>): boolean {
  return options.some(({ brings }) => brings.length > 0)
}
