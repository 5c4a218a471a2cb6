/** How likely is it that a projected series meets something at one or other of several steps? */
import { InvalidInput, mustBeCount } from '../../invalid-input.ts'
import { normalScore } from '../../joint/normal-score.ts'
import { probability, type Probability } from '../../units.ts'
import { normalChance } from '../normal-chance.ts'
import type { Dependence } from './dependence.ts'

const intervals = 300
/** Beyond so many spreads nothing is left. */
const farthest = 8

/** What is left at each point of an even grid of those paths that have met it at no step yet. */
type Left = { readonly low: number; readonly width: number; readonly density: Float64Array }

/**
 * The chance that at least one of the steps `from`, `from` + 1, ... meets it, where each by itself does so with
 * `chances`: one less the chance of the paths of `simulatePaths` that never do. Their walk is normal from step to step
 * (Chapman-Kolmogorov), so that what is left of it is carried on over an even grid, 300 intervals of each step's spread,
 * by the trapezoidal rule; without chance, within .002. It lies between the largest of the chances and their sum.
 * Worked: of years, two steps of one half each make .619, since neither meets it with 1/4 + arcsin(.732) / 2 pi at a
 * correlation of .732.
 *
 * Throws `InvalidInput` where `from` is below 1, or there are no chances.
 */
export function chanceOfTouching(dependence: Dependence, from: number, chances: readonly number[]): Probability {
  mustBeCount('from', from, 1)
  if (chances.length === 0) throw new InvalidInput('chances', 'must not be empty')
  let left: Left | null = null
  for (const [i, chance] of chances.entries()) {
    const least = normalScore(probability(1 - probability(chance, `chances[${i}]`)))
    left = stepOn(dependence, { step: from + i, least }, left)
  }
  return probability(Math.min(1, Math.max(0, 1 - (left ? sumOf(left) : 0))))
}

/** `least`: the normal score from which on the step meets it. */
function stepOn(
  { growth, noise }: Dependence,
  { step, least }: { step: number; least: number },
  before: Left | null,
): Left {
  const variance = step ** growth
  const spread = Math.sqrt(variance)
  const own = Math.sqrt(noise)
  // Without noise of its own a step meets it exactly where its walk does.
  const high = own > 0 ? farthest * spread : Math.min(farthest, least) * spread
  const low = -farthest * spread
  const width = Math.max(0, high - low) / intervals
  const sigma = Math.sqrt(variance - Math.max(0, step - 1) ** growth)
  const density = new Float64Array(intervals + 1)
  if (width === 0) return { low, width, density }
  for (let i = 0; i <= intervals; i++) {
    const at = low + i * width
    const misses = own > 0 ? normalChance((least * Math.sqrt(variance + noise) - at) / own) : 1
    density[i] = misses * (before ? arriving(before, at, sigma) : bell(at / spread) / spread)
  }
  return { low, width, density }
}

function arriving({ low, width, density }: Left, at: number, sigma: number): number {
  let sum = 0
  for (let i = 0; i <= intervals; i++) {
    const away = (at - low - i * width) / sigma
    if (Math.abs(away) < farthest) sum += ends(i) * density[i]! * bell(away)
  }
  return (sum * width) / sigma
}

function sumOf({ width, density }: Left): number {
  return density.reduce((sum, one, i) => sum + ends(i) * one, 0) * width
}

const ends = (i: number) => (i === 0 || i === intervals ? 0.5 : 1)
const bell = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
