/** The chance that several states come true together, where the joint is too large to write down. */
import { InvalidInput } from '../../invalid-input.ts'
import type { Random } from '../../random.ts'
import { components } from '../components.ts'
import type { Target } from './iterative-proportional-fitting.ts'
import { chanceOf, mustBeJudgements, pairOf, type Judgement } from '../judgement.ts'
import { mustBeStates, type Marginals, type StateOf } from '../marginals.ts'
import { pairTables } from './pair-targets.ts'
import { classAt, conditionalChances, drawApart, pairwiseModel, sweep, type PairwiseModel } from './pairwise-model.ts'
import { fitBySampling } from './stochastic-fit.ts'

export type GibbsChance =
  /**
   * A chance known from sampling, with the standard error that comes of it, and by how much a judged pair came out
   * wrong at worst.
   */
  | { readonly chance: number; readonly standardError: number; readonly largestMiss: number }
  /** No weights were found that meet the judgements: they cannot all hold at once. */
  | { readonly refused: 'not-met'; readonly largestMiss: number }

const repeats = 16
const fitting = { walks: 128, sweeps: 300, unused: 50 }
const walking = { unused: 50, sweeps: 400 }
const checking = { unused: 50, sweeps: 2000 }
/** Misses that sampling alone does not make. */
const mostMiss = 0.03

/**
 * An estimate of P(all states) under the joint nearest to independence with these marginals and judgements, as
 * `nearestJoint` has it, of any size. The chance is taken apart, P(a) P(b | a) P(c | a, b)..., and each factor is the
 * mean over a walk of Gibbs sampling that holds what comes before (Chib 1995), so that small chances are known as well
 * as large ones. All of it, the fitting of the weights too, is repeated 16 times from new random numbers: the standard
 * error is that of the mean of these.
 *
 * Refused where pairs come out wrong by more than .03; smaller contradictions are not seen here, and a combination that
 * the judgements leave no chance at all keeps a small one, up to some thousandths. Throws `InvalidInput` for marginals,
 * judgements or states that make no sense. Worked: three members of .5 each, every two together with chance .2, all
 * three: .05 within a few thousandths.
 */
export function gibbsChance(
  marginals: Marginals,
  judgements: readonly Judgement[],
  states: readonly StateOf[],
  random: Random,
): GibbsChance {
  mustBeJudgements(marginals, judgements)
  mustBeStates(
    'states',
    states,
    marginals.map(({ length }) => length),
  )
  const wanted = [...new Map(states.map((one) => [one.variable, one])).values()]
  if (wanted.length === 0) throw new InvalidInput('states', 'must not be empty')
  const start = pairwiseModel(marginals, pairTables(marginals, judgements))
  const isExact = !hasLoop(marginals.length, judgements) && start.pairs.every(({ target }) => isComplete(target))
  const models = Array.from({ length: repeats }, () => (isExact ? start : fitBySampling(start, random, fitting)))
  const largestMiss = isExact ? 0 : missOf(models, random)
  if (largestMiss > mostMiss) return { refused: 'not-met', largestMiss }
  const found = models.map((model) => chanceUnder(model, wanted, random))
  const mean = found.reduce((sum, chance) => sum + chance, 0) / repeats
  const variance = found.reduce((sum, chance) => sum + (chance - mean) ** 2, 0) / (repeats - 1)
  return { chance: mean, standardError: Math.sqrt(variance / repeats), largestMiss }
}

/**
 * A model without loops has the chances it is made from. More pairs than it takes to tie a group together make a loop.
 */
function hasLoop(variables: number, judgements: readonly Judgement[]): boolean {
  const pairs = new Set(judgements.map((judgement) => String(pairOf(judgement).map(({ variable }) => variable))))
  return pairs.size > variables - components(variables, judgements).length
}

/** Whether every cell has a class of its own, so that the marginals follow. */
function isComplete({ classes, chances }: Target): boolean {
  return classes.length === chances.length
}

/**
 * The largest difference between how often a judged pair comes and how often it should, over walks under all models.
 */
function missOf(models: readonly PairwiseModel[], random: Random): number {
  const misses = models[0]!.pairs.map(({ target }) => target.chances.map((chance) => -chance))
  const share = 1 / (models.length * checking.sweeps)
  for (const model of models) {
    const states = drawApart(model, random)
    for (let round = -checking.unused; round < checking.sweeps; round++) {
      sweep(model, states, random)
      if (round >= 0) model.pairs.forEach((pair, place) => (misses[place]![classAt(pair, states)]! += share))
    }
  }
  return misses.reduce((most, classes) => classes.reduce((worst, miss) => Math.max(worst, Math.abs(miss)), most), 0)
}

function chanceUnder(model: PairwiseModel, wanted: readonly StateOf[], random: Random): number {
  // The first chance need not be sampled: the marginals hold.
  return wanted.reduce(
    (chance, one, place) =>
      chance * (place === 0 ? chanceOf(model.marginals, one) : chanceGiven(model, one, wanted.slice(0, place), random)),
    1,
  )
}

/** P(one | held): the mean of its chance given all others, along a walk in which what is held stays. */
function chanceGiven(
  model: PairwiseModel,
  { variable, state }: StateOf,
  held: readonly StateOf[],
  random: Random,
): number {
  const states = drawApart(model, random)
  for (const one of held) states[one.variable] = one.state
  const fixed = new Set(held.map((one) => one.variable))
  let sum = 0
  for (let round = -walking.unused; round < walking.sweeps; round++) {
    sweep(model, states, random, fixed)
    if (round < 0) continue
    sum += conditionalChances(model, states, variable)[state]!
  }
  return sum / walking.sweeps
}
