/** Variables that take one of several states, and the chance of each state by itself. */
import { InvalidInput, mustBeCount } from '../invalid-input.ts'
import { probability } from '../units.ts'

/** `[variable][state]`: chances that add up to 1 for every variable. */
export type Marginals = readonly (readonly number[])[]

/** One state of one variable, both by their numbers from 0. */
export type StateOf = { readonly variable: number; readonly state: number }

/** Chances that add up to 1 within this are taken as they are. */
const tolerance = 1e-9

/**
 * Throws `InvalidInput`, naming the variable, unless every variable has at least one state and chances that add up to
 * 1.
 */
export function mustBeMarginals(marginals: Marginals): void {
  if (marginals.length === 0) throw new InvalidInput('marginals', 'must not be empty')
  marginals.forEach((chances, variable) => mustBeDistribution(`marginals[${variable}]`, chances))
}

/** Throws `InvalidInput` unless the numbers are chances that add up to 1. */
export function mustBeDistribution(argument: string, chances: readonly number[]): void {
  chances.forEach((chance, state) => probability(chance, `${argument}[${state}]`))
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  if (!(Math.abs(total - 1) <= tolerance)) throw new InvalidInput(argument, `must add up to 1, not ${total}`)
}

/** Throws `InvalidInput` unless the variable is one of these, and the state one of its own. */
export function mustBeStateOf(argument: string, { variable, state }: StateOf, sizes: readonly number[]): void {
  mustBeCount(`${argument}.variable`, variable)
  mustBeCount(`${argument}.state`, state)
  const size = sizes[variable]
  if (size === undefined)
    throw new InvalidInput(`${argument}.variable`, `must be below ${sizes.length}, not ${variable}`)
  if (state >= size) throw new InvalidInput(`${argument}.state`, `must be below ${size}, not ${state}`)
}

/**
 * Throws `InvalidInput` unless all states exist and no variable is given two different ones.
 * Naming the same state twice does no harm.
 */
export function mustBeStates(argument: string, states: readonly StateOf[], sizes: readonly number[]): void {
  const known = new Map<number, number>()
  states.forEach((one, place) => {
    mustBeStateOf(`${argument}[${place}]`, one, sizes)
    const before = known.get(one.variable) ?? one.state
    if (before !== one.state)
      throw new InvalidInput(`${argument}[${place}]`, `must not put variable ${one.variable} in a second state`)
    known.set(one.variable, one.state)
  })
}

/**
 * A scenario's members as variables: state 0, the member holds, with its chance; state 1, it does not. Throws
 * `InvalidInput` for a chance that is none. Worked: of [.9] it is [[.9, .1]].
 */
export function marginalsOfMembers(chances: readonly number[]): Marginals {
  if (chances.length === 0) throw new InvalidInput('chances', 'must not be empty')
  return chances.map((chance, member) => [probability(chance, `chances[${member}]`), 1 - chance])
}
