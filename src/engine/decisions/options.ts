/**
 * Which of several options is ahead, given what each brings in every outcome and how likely each outcome is. More is
 * better: whoever counts costs turns their signs round.
 */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { probability } from '../units.ts'

/** What an option brings, outcome by outcome. */
export type Payoffs = readonly number[]

/**
 * What an option brings on average, the sum of chance times payoff (Huygens 1657, propositions 1 to 3). Worked: 100 at
 * 25 % and 20 at 75 % come to 40.
 */
export function expectedOf(payoffs: Payoffs, chances: readonly number[]): number {
  if (payoffs.length !== chances.length) throw new InvalidInput('chances', `must be ${payoffs.length}`)
  return payoffs.reduce((sum, payoff, i) => sum + payoff * probability(chances[i] ?? NaN), 0)
}

/**
 * The chance of the first of two outcomes at which both options bring the same on average: p a1 + (1 - p) a2 =
 * p b1 + (1 - p) b2. Worked: 100 or 0 against 40 either way is even at 40 %. Null where one of them is at least as good
 * in both outcomes, so that no chance turns the choice.
 */
export function breakEven([a1 = 0, a2 = 0]: Payoffs, [b1 = 0, b2 = 0]: Payoffs): number | null {
  for (const one of [a1, a2, b1, b2]) mustBeFinite('payoff', one)
  const [first, second] = [a1 - b1, b2 - a2]
  if (first === 0 || second === 0 || first > 0 !== second > 0) return null
  return second / (first + second)
}

/** Whether `one` brings at least as much as `other` in every outcome, and more in some. */
export function dominates(one: Payoffs, other: Payoffs): boolean {
  return one.every((payoff, i) => payoff >= (other[i] ?? 0)) && one.some((payoff, i) => payoff > (other[i] ?? 0))
}

/** How far two averages of numbers of this size may differ by the order of sums alone. */
const dust = 1e-12

/** The place of the option that brings the most on average; null where two bring the same. */
export function aheadAt(options: readonly Payoffs[], chances: readonly number[]): number | null {
  const expected = options.map((payoffs) => expectedOf(payoffs, chances))
  const most = Math.max(...expected)
  const size = Math.max(...options.flat().map(Math.abs))
  const best = expected.flatMap((value, place) => (most - value <= dust * size ? [place] : []))
  return best.length === 1 ? (best[0] ?? null) : null
}

export type Piece = { option: number; from: number; to: number }

/**
 * Which option is ahead over which part of the chances of the first of two outcomes: the upper edge of straight lines,
 * from 0 to 1. Of options that bring the same throughout, the first stands for all.
 */
export function piecesOf(options: readonly Payoffs[]): Piece[] {
  const turns = options.flatMap((one, i) => options.slice(i + 1).flatMap((other) => breakEven(one, other) ?? []))
  const ends = [...new Set([0, ...turns, 1])].toSorted((a, b) => a - b)
  const pieces: Piece[] = []
  for (const [i, from] of ends.slice(0, -1).entries()) {
    const to = ends[i + 1] ?? 1
    const option = mostAt(options, (from + to) / 2)
    const last = pieces.at(-1)
    if (last?.option === option) last.to = to
    else pieces.push({ option, from, to })
  }
  return pieces
}

function mostAt(options: readonly Payoffs[], chance: number): number {
  const expected = options.map((payoffs) => expectedOf(payoffs, [chance, 1 - chance]))
  return expected.indexOf(Math.max(...expected))
}

/**
 * How far an option falls behind the best one, in the outcome where it falls behind farthest: its greatest regret (Savage
 * 1951). Worked: 40 either way beside 100 or 0 falls 60 behind.
 */
export function greatestRegret(own: Payoffs, options: readonly Payoffs[]): number {
  return Math.max(...own.map((payoff, i) => Math.max(...options.map((one) => one[i] ?? -Infinity)) - payoff))
}

/**
 * What it would be worth on average to know the outcome before choosing: the mean of the best in each outcome, less the
 * best mean (Raiffa and Schlaifer 1961, chapter 4). No wait, and no study, is worth more. Worked: of 100 or 0 and 40
 * either way at 50 % it is 70 - 50 = 20.
 */
export function worthOfKnowing(options: readonly Payoffs[], chances: readonly number[]): number {
  const best = chances.map((_, i) => Math.max(...options.map((one) => one[i] ?? -Infinity)))
  const most = Math.max(...options.map((payoffs) => expectedOf(payoffs, chances)))
  return Math.max(0, expectedOf(best, chances) - most)
}
