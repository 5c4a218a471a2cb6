/**
 * The same nearest joint as iterative proportional fitting finds, by Newton's method on the dual problem. Fitting
 * closes in slowly where the targets force combinations to have no chance at all; Newton's steps drive those down by a
 * constant factor each.
 */
import { classChances, type Fit, type Target } from './iterative-proportional-fitting.ts'
import { scaleTable, type Joint } from '../joint.ts'
import { solvePositiveDefinite } from './positive-definite.ts'

/**
 * The joint proportional to start * exp(sum of the weights of its classes), with weights that meet the targets (Boyd
 * and Vandenberghe 2004, sections 5.2 and 9.5). Every iteration takes as many operations as there are combinations
 * times the square of the targets: for small joints only. `largestMiss` is here the plain difference. Worked: as
 * `fitProportionally`.
 */
export function fitByNewton(start: Joint, targets: readonly Target[], mostSteps = 100): Fit {
  const memberships = targets.map((target) => membership(start, target))
  let fit: Fit = { joint: { ...start, chances: Float64Array.from(start.chances) }, sweeps: 0, largestMiss: Infinity }
  let gaps = gapsOf(fit.joint, targets)
  fit = { ...fit, largestMiss: missOf(gaps) }
  let isClosing = true
  while (fit.sweeps < mostSteps && isClosing && fit.largestMiss > 1e-12) {
    const step = stepOf(fit.joint, targets, memberships, gaps)
    const joint = step && shortened(fit.joint, targets, step, gaps)
    if (!joint) break
    gaps = gapsOf(joint, targets)
    const largestMiss = missOf(gaps)
    // Near the end steps square the miss; where they no longer do, the targets have been met as far as their own
    // rounding lets them.
    isClosing = largestMiss > 1e-9 || largestMiss < fit.largestMiss / 10
    fit = { joint, sweeps: fit.sweeps + 1, largestMiss }
  }
  return fit
}

/** What each class lacks, target after target. */
function gapsOf(joint: Joint, targets: readonly Target[]): Float64Array {
  return Float64Array.from(
    targets.flatMap((target) => [...classChances(joint, target)].map((chance, one) => target.chances[one]! - chance)),
  )
}

function missOf(gaps: Float64Array): number {
  return gaps.reduce((most, gap) => Math.max(most, Math.abs(gap)), 0)
}

/** The class of every combination, found by giving each class its number as a factor. */
function membership({ sizes, chances }: Joint, { variables, classes }: Target): Int32Array {
  const numbers = { sizes, chances: new Float64Array(chances.length).fill(1) }
  scaleTable(numbers, variables, classes)
  return Int32Array.from(numbers.chances)
}

/** Solves (covariance of the classes + a little) * step = gaps. */
function stepOf(
  joint: Joint,
  targets: readonly Target[],
  memberships: readonly Int32Array[],
  gaps: Float64Array,
): Float64Array | null {
  const starts = startsOf(targets)
  const size = gaps.length
  const covariance = new Float64Array(size * size)
  joint.chances.forEach((chance, combination) => {
    for (let one = 0; one < targets.length; one++) {
      const row = (starts[one]! + memberships[one]![combination]!) * size
      for (let other = 0; other <= one; other++)
        covariance[row + starts[other]! + memberships[other]![combination]!]! += chance
    }
  })
  const means = Float64Array.from(targets.flatMap((target) => [...classChances(joint, target)]))
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) covariance[row * size + column]! -= means[row]! * means[column]!
    covariance[row * size + row]! += 1e-10 // classes of one target are dependent: their chances always add up to 1
  }
  return solvePositiveDefinite(covariance, gaps)
}

function startsOf(targets: readonly Target[]): number[] {
  const starts: number[] = []
  targets.reduce((start, { chances }) => {
    starts.push(start)
    return start + chances.length
  }, 0)
  return starts
}

/** The joint after the longest of the steps 1, 1/2, 1/4... that raises the dual enough, or null where none does. */
function shortened(joint: Joint, targets: readonly Target[], step: Float64Array, gaps: Float64Array): Joint | null {
  const slope = step.reduce((sum, one, place) => sum + one * gaps[place]!, 0)
  const wanted = targets
    .flatMap(({ chances }) => [...chances])
    .reduce((sum, chance, place) => sum + chance * step[place]!, 0)
  for (let length = 1; length > 1e-6; length /= 2) {
    const moved = { sizes: joint.sizes, chances: Float64Array.from(joint.chances) }
    const starts = startsOf(targets)
    targets.forEach(({ variables, classes }, place) => {
      scaleTable(
        moved,
        variables,
        Float64Array.from(classes, (one) => Math.exp(length * step[starts[place]! + one]!)),
      )
    })
    const total = moved.chances.reduce((sum, chance) => sum + chance, 0)
    const rise = length * wanted - Math.log(total)
    // Close to the end the rise is smaller than rounding shows.
    if (rise >= 1e-4 * length * slope - 1e-14)
      return { sizes: joint.sizes, chances: moved.chances.map((chance) => chance / total) }
  }
  return null
}
