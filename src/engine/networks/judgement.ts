/**
 * What people say of two states at once: how likely one is if the other comes true, or how much more likely than
 * otherwise.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { probability } from '../units.ts'
import { tableOf, type Joint } from './joint.ts'
import { mustBeMarginals, mustBeStateOf, type Marginals, type StateOf } from './marginals.ts'

/**
 * `conditional`: P(of | given), from 0 to 1. `multiplier`: P(of and given) / (P(of) P(given)), at least 0: 1 where
 * neither says anything of the other (Roponen and Salo, doi 10.1002/ffo2.165).
 */
export type Judgement = {
  readonly kind: 'conditional' | 'multiplier'
  readonly of: StateOf
  readonly given: StateOf
  readonly value: number
}

/** What is as good as impossible cannot be judged: nothing could be told from rounding. */
const leastChance = 1e-6

/**
 * "If member `given` comes true, the chance of member `of` is `value`", of the variables that `marginalsOfMembers`
 * makes.
 */
export function memberJudgement(of: number, given: number, value: number): Judgement {
  return { kind: 'conditional', of: { variable: of, state: 0 }, given: { variable: given, state: 0 }, value }
}

/**
 * Throws `InvalidInput`, naming the judgement, unless all are about two states of different variables that can come
 * true.
 */
export function mustBeJudgements(marginals: Marginals, judgements: readonly Judgement[]): void {
  mustBeMarginals(marginals)
  const sizes = marginals.map((chances) => chances.length)
  judgements.forEach(({ kind, of, given, value }, place) => {
    const name = `judgements[${place}]`
    mustBeStateOf(`${name}.of`, of, sizes)
    mustBeStateOf(`${name}.given`, given, sizes)
    if (of.variable === given.variable) throw new InvalidInput(name, 'must be about two different variables')
    mustBeLikelyEnough(`${name}.of`, chanceOf(marginals, of))
    mustBeLikelyEnough(`${name}.given`, chanceOf(marginals, given))
    if (kind === 'conditional') probability(value, `${name}.value`)
    else mustBeMultiplier(`${name}.value`, value)
  })
}

function mustBeLikelyEnough(argument: string, chance: number): void {
  if (chance < leastChance)
    throw new InvalidInput(argument, `must have a chance of at least ${leastChance}, not ${chance}`)
}

function mustBeMultiplier(argument: string, value: number): void {
  mustBeFinite(argument, value)
  if (value < 0) throw new InvalidInput(argument, `must be at least 0, not ${value}`)
}

/**
 * P(of and given) as the judgement has it: value times P(given), for a multiplier also times P(of). May be more than is
 * possible: see coherence.ts. Worked: P(of | given) = .6 with P(given) = .4 says .24.
 */
export function pairChanceOf(marginals: Marginals, judgement: Judgement): number {
  return judgement.value * unitOf(marginals, judgement)
}

/**
 * The same judgement with the value that P(of and given) = `chance` calls for. Worked: .24 with P(given) = .4 calls for
 * P(of | given) = .6.
 */
export function judgementOfChance(marginals: Marginals, judgement: Judgement, chance: number): Judgement {
  return { ...judgement, value: chance / unitOf(marginals, judgement) }
}

/**
 * By how much P(of and given) may miss a judgement that still counts as met: one millionth in its own value and a
 * billionth in the chance of the pair.
 */
export function toleranceOf(marginals: Marginals, judgement: Judgement): number {
  return 1e-6 * unitOf(marginals, judgement) + 1e-9
}

function unitOf(marginals: Marginals, { kind, of, given }: Judgement): number {
  return chanceOf(marginals, given) * (kind === 'multiplier' ? chanceOf(marginals, of) : 1)
}

/** The chance of one state by itself. */
export function chanceOf(marginals: Marginals, { variable, state }: StateOf): number {
  return marginals[variable]![state]!
}

/** The pair of states a judgement is about, whichever way round it was asked: the lower variable first. */
export function pairOf({ of, given }: Judgement): readonly [StateOf, StateOf] {
  return of.variable < given.variable ? [of, given] : [given, of]
}

/** The same text for the same pair of states, whichever way round it was asked. */
export function pairNameOf(judgement: Judgement): string {
  const [low, high] = pairOf(judgement)
  return `${low.variable} ${low.state} ${high.variable} ${high.state}`
}

/** The chance that a joint gives to the pair of states a judgement is about. */
export function pairChanceIn(joint: Joint, judgement: Judgement): number {
  const [low, high] = pairOf(judgement)
  return tableOf(joint, [low.variable, high.variable])[low.state * joint.sizes[high.variable]! + high.state]!
}
