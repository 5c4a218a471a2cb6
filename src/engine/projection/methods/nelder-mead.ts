/** Where a function of a few variables is least, without its derivatives. */
import { InvalidInput } from '../../invalid-input.ts'

export type Minimum = { readonly at: readonly number[]; readonly value: number }
type Corner = { at: number[]; value: number }

/**
 * The downhill simplex (Nelder and Mead 1965): reflection 1, expansion 2, contraction 1/2, shrinking 1/2. Begins at
 * `start` with corners at `start` plus each of `steps`; stops when the corners agree to `tolerance` (relative), or
 * after `rounds`. A value that is not a number counts as infinite. Throws `InvalidInput` where `steps` has not the
 * length of `start` or that is 0. Of (x - 3)^2 + 1, from 0 with step 1, it finds 3 and 1.
 */
export function nelderMead(
  of: (at: readonly number[]) => number,
  start: readonly number[],
  steps: readonly number[],
  { rounds = 200, tolerance = 1e-8 }: { rounds?: number; tolerance?: number } = {},
): Minimum {
  if (start.length === 0) throw new InvalidInput('start', 'must not be empty')
  if (steps.length !== start.length) throw new InvalidInput('steps', `must have the length of start, ${start.length}`)
  const corner = (at: number[]): Corner => {
    const value = of(at)
    return { at, value: Number.isNaN(value) ? Infinity : value }
  }
  const simplex = [corner([...start]), ...steps.map((step, i) => corner(start.map((x, j) => (i === j ? x + step : x))))]
  for (let round = 0; round < rounds; round++) {
    simplex.sort((a, b) => a.value - b.value)
    const [best, worst] = [simplex[0], simplex.at(-1)]
    if (!best || !worst || worst.value - best.value <= tolerance * (Math.abs(best.value) + 1e-12)) break
    improve(simplex, corner)
  }
  return simplex.reduce((least, other) => (other.value < least.value ? other : least))
}

/** One round on a sorted simplex: the worst corner is moved, or all are drawn towards the best. */
function improve(simplex: Corner[], corner: (at: number[]) => Corner): void {
  const last = simplex.length - 1
  const [best, worst, second] = [simplex[0]!, simplex[last]!, simplex[last - 1]!]
  const centre = best.at.map((_, j) => simplex.reduce((sum, c) => (c === worst ? sum : sum + c.at[j]!), 0) / last)
  const along = (share: number) => corner(centre.map((x, j) => x + share * (worst.at[j]! - x)))
  const reflected = along(-1)
  if (reflected.value < best.value) {
    const expanded = along(-2)
    simplex[last] = expanded.value < reflected.value ? expanded : reflected
  } else if (reflected.value < second.value) {
    simplex[last] = reflected
  } else {
    const contracted = along(reflected.value < worst.value ? -0.5 : 0.5)
    if (contracted.value < Math.min(reflected.value, worst.value)) simplex[last] = contracted
    else for (let i = 1; i <= last; i++) simplex[i] = corner(simplex[i]!.at.map((x, j) => (x + best.at[j]!) / 2))
  }
}
