/** What every aggregation asks of the numbers it is given. An argument's name is only put together when something is wrong with it: crowds are large. */
import { InvalidInput, mustBeFinite } from '../invalid-input.ts'
import { probability } from '../units.ts'

/** Throws `InvalidInput` unless `values` are one or more chances from 0 to 1: `probabilities[3] must lie between 0 and 1, not 7`. */
export function mustBeProbabilities(argument: string, values: ArrayLike<number>): void {
  if (values.length === 0) throw new InvalidInput(argument, 'must not be empty')
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (!(value >= 0 && value <= 1)) probability(value, `${argument}[${i}]`)
  }
}

/** Throws `InvalidInput` unless `values` are one or more finite numbers: `values[3] must be a finite number, not NaN`. */
export function mustBeNumbers(argument: string, values: ArrayLike<number>): void {
  if (values.length === 0) throw new InvalidInput(argument, 'must not be empty')
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (!Number.isFinite(value)) mustBeFinite(`${argument}[${i}]`, value)
  }
}

/** Throws `InvalidInput` unless `weights` are `count` finite numbers, none negative and not all zero. */
export function mustBeWeights(weights: ArrayLike<number>, count: number): void {
  if (weights.length !== count) throw new InvalidInput('weights', `must be as many as what they weigh: ${count}, not ${weights.length}`)
  mustBeNumbers('weights', weights)
  let greatest = 0
  for (let i = 0; i < count; i++) {
    const weight = weights[i] ?? 0
    if (weight < 0) throw new InvalidInput(`weights[${i}]`, `must not be negative, but is ${weight}`)
    greatest = Math.max(greatest, weight)
  }
  if (greatest === 0) throw new InvalidInput('weights', 'must not all be zero')
}

/** Throws `InvalidInput` unless `skills` are `count` finite numbers above 0. */
export function mustBeSkills(skills: ArrayLike<number>, count: number): void {
  if (skills.length !== count) throw new InvalidInput('skills', `must be as many as the forecasts: ${count}, not ${skills.length}`)
  for (let i = 0; i < count; i++) {
    const skill = skills[i] ?? Number.NaN
    if (!(skill > 0 && skill < Infinity)) throw new InvalidInput(`skills[${i}]`, `must be a finite number above 0, not ${skill}`)
  }
}
