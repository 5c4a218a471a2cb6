/**
 * How the options of a decision stand to each other: whether one is best whichever way it comes, else at which chance the
 * choice turns, and what a chance with its range says of it. Free of schemas: the fields ask too.
 */
import { aheadAt, dominates, greatestRegret, type Payoffs, type Piece, piecesOf } from '#engine/decisions/options.ts'
import type { Choice } from './choice.ts'

/** More is better. */
export function payoffsOf({ options, isCost }: Pick<Choice, 'options' | 'isCost'>): Payoffs[] {
  return options.map(({ brings }) => brings.map((amount) => (isCost ? -amount : amount)))
}

export type Standing =
  /** All come to the same in both outcomes. */
  | { is: 'same' }
  /** One is at least as good as any other in both outcomes; the place of it. */
  | { is: 'no-regret'; option: number }
  /** Which is ahead over which chances of the first outcome. */
  | { is: 'turning'; pieces: readonly Piece[] }

export function standingOf(payoffs: readonly Payoffs[]): Standing {
  if (payoffs.every((one) => String(one) === String(payoffs[0]))) return { is: 'same' }
  const pieces = piecesOf(payoffs)
  const best = payoffs.findIndex((own) => greatestRegret(own, payoffs) === 0)
  return best >= 0 ? { is: 'no-regret', option: best } : { is: 'turning', pieces }
}

/** Of each option that another beats or equals in both outcomes, which that is; null of the others. */
export function beatenBy(payoffs: readonly Payoffs[]): (number | null)[] {
  return payoffs.map((own) => {
    const by = payoffs.findIndex((other) => dominates(other, own))
    return by < 0 ? null : by
  })
}

/** The one option whose greatest regret is the smallest; null where several have that. */
export function leastRegret(payoffs: readonly Payoffs[]): number | null {
  const regrets = payoffs.map((own) => greatestRegret(own, payoffs))
  const least = Math.min(...regrets)
  const places = regrets.flatMap((regret, place) => (regret === least ? [place] : []))
  return places.length === 1 ? (places[0] ?? null) : null
}

type Range = { chance: number; low: number | null; high: number | null }

export type Carried =
  /** The same option is ahead over the whole range. */
  | { is: 'ahead'; option: number }
  /** There is no range: it is ahead at the chance itself. */
  | { is: 'ahead-at'; option: number }
  /** The choice turns within the range: the numbers carry none. */
  | { is: 'open' }

/** What a chance carries of a choice: an option is ahead between two chances where it is ahead at both. */
export function carriedBy(payoffs: readonly Payoffs[], { chance, low, high }: Range): Carried {
  const ahead = (at: number) => aheadAt(payoffs, [at, 1 - at])
  const option = ahead(chance)
  if (option === null) return { is: 'open' }
  if (low === null || high === null) return { is: 'ahead-at', option }
  return ahead(low) === option && ahead(high) === option ? { is: 'ahead', option } : { is: 'open' }
}
