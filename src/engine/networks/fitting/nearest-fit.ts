/** The joint nearest to a given one that meets targets, by whichever method gets there. */
import { InvalidInput } from '../../invalid-input.ts'
import { fitByNewton } from './dual-newton.ts'
import { fitProportionally, marginalTarget, type Fit, type Target } from './iterative-proportional-fitting.ts'
import { mustBeJoint, type Joint } from '../joint.ts'
import { mustBeMarginals, type Marginals } from '../marginals.ts'

/** Newton's method takes over for joints no larger than this. */
const small = 2 ** 12

/**
 * Iterative proportional fitting, and where it closes in too slowly and the joint has at most 2^12 combinations,
 * Newton's method from there on: both have the same limit. Worked: as `fitProportionally`.
 */
export function nearestFit(start: Joint, targets: readonly Target[]): Fit {
  const combinations = start.chances.length
  const affordable = Math.ceil(2 ** 32 / (combinations * targets.length)) // some ten seconds
  const fit = fitProportionally(start, targets, combinations <= small ? 200 : Math.min(10_000, affordable))
  if (combinations > small || fit.largestMiss <= 1e-12) return fit
  const polished = fitByNewton(fit.joint, targets)
  return { ...polished, sweeps: fit.sweeps + polished.sweeps }
}

/**
 * The joint nearest to this one (KL) that has these marginals: what ties its variables together, their odds ratios,
 * stays as it was. How the chances of a scenario move with those of its members while their connection is held. Throws
 * `InvalidInput` for marginals that are none, or of other variables. Worked: the example above.
 */
export function withMarginals(joint: Joint, marginals: Marginals): Fit {
  mustBeMarginals(marginals)
  mustBeJoint(joint)
  if (marginals.map(({ length }) => length).join() !== joint.sizes.join()) {
    throw new InvalidInput('marginals', `must be those of ${joint.sizes.join(', ')} states`)
  }
  return nearestFit(
    joint,
    marginals.map((chances, variable) => marginalTarget(variable, chances)),
  )
}
