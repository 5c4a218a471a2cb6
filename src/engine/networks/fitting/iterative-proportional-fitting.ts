/** Bends a joint distribution as little as possible until parts of it are as they should be. */
import { scaleTable, tableOf, type Joint } from '../joint.ts'

/** Chances that classes of cells of the table of some variables must have. */
export type Target = {
  readonly variables: readonly number[]
  /** The class of each cell of that table. */
  readonly classes: Int32Array
  /** The chance of each class; together 1. */
  readonly chances: Float64Array
}

export type Fit = {
  readonly joint: Joint
  readonly sweeps: number
  /**
   * The largest |chance - target| / (target + .001) of all classes, seen in the last sweep: rare ones count up to a
   * thousandfold, so that they are met to as many digits.
   */
  readonly largestMiss: number
}

/** Misses as small as this are rounding. */
const met = 1e-12

/**
 * Iterative proportional fitting (Deming and Stephan 1940; Csiszár 1975): each target in turn multiplies its classes by
 * what they lack, again and again. The limit is the joint with the least Kullback-Leibler divergence from `start` among
 * all that meet the targets, where there is one.
 *
 * Stops once all is met to 1e-12, after `mostSweeps`, or when twenty sweeps have not cut the miss by a tenth: read
 * `largestMiss`. `start` is left as it is. Worked: to give .3, .2, .1, .4 (00 01 10 11) the marginals .6/.4 and .5/.5:
 * .4, .2, .1, .3 (the odds ratio stays 6).
 */
export function fitProportionally(start: Joint, targets: readonly Target[], mostSweeps = 10_000): Fit {
  const joint = { sizes: start.sizes, chances: Float64Array.from(start.chances) }
  let largestMiss = Infinity
  let missBefore = Infinity
  let sweeps = 0
  while (sweeps < mostSweeps && largestMiss > met) {
    sweeps += 1
    largestMiss = 0
    for (const target of targets) largestMiss = Math.max(largestMiss, fitTo(joint, target))
    if (sweeps % 20 > 0) continue
    if (largestMiss > 0.9 * missBefore) break
    missBefore = largestMiss
  }
  return { joint, sweeps, largestMiss }
}

/** Answers by how much the target was missed before. */
function fitTo(joint: Joint, { variables, classes, chances }: Target): number {
  const found = classChances(joint, { variables, classes, chances })
  let miss = 0
  // A class without any chance can be given none by multiplying: it stays, and the miss tells.
  const factors = chances.map((chance, one) => (found[one]! > 0 ? chance / found[one]! : 1))
  found.forEach((chance, one) => (miss = Math.max(miss, Math.abs(chance - chances[one]!) / (chances[one]! + 1e-3))))
  scaleTable(
    joint,
    variables,
    Float64Array.from(classes, (one) => factors[one]!),
  )
  return miss
}

/** The chances that the classes of a target have in a joint. */
export function classChances(joint: Joint, { variables, classes, chances }: Target): Float64Array {
  const found = new Float64Array(chances.length)
  tableOf(joint, variables).forEach((chance, cell) => (found[classes[cell]!]! += chance))
  return found
}

/** The target that one variable has these chances. */
export function marginalTarget(variable: number, chances: readonly number[]): Target {
  return { variables: [variable], classes: Int32Array.from(chances.keys()), chances: Float64Array.from(chances) }
}
