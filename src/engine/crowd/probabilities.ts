/**
 * What every aggregation asks of the numbers it is given. An argument's name is only put together when something is
 * wrong with it: crowds are large.
 */
import { InvalidInput, mustAllBeFinite } from '../invalid-input.ts'
import { probability } from '../units.ts'

/**
 * Throws `InvalidInput` unless `values` are one or more chances from 0 to 1: `probabilities[3] must lie between 0 and
 * 1, not 7`.
 */
export function mustBeProbabilities(argument: string, values: ArrayLike<number>): void {
  if (values.length === 0) throw new InvalidInput(argument, 'must not be empty')
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (!(value >= 0 && value <= 1)) probability(value, `${argument}[${i}]`)
  }
}

/**
 * Throws `InvalidInput` unless `values` are one or more finite numbers: `values[3] must be a finite number, not NaN`.
 */
export function mustBeNumbers(argument: string, values: ArrayLike<number>): void {
  if (values.length === 0) throw new InvalidInput(argument, 'must not be empty')
  mustAllBeFinite(argument, values)
}

/** Throws `InvalidInput` unless `skills` are `count` finite numbers above 0. */
export function mustBeSkills(skills: ArrayLike<number>, count: number): void {
  if (skills.length !== count)
    throw new InvalidInput('skills', `must be as many as the forecasts: ${count}, not ${skills.length}`)
  for (let i = 0; i < count; i++) {
    const skill = skills[i] ?? Number.NaN
    if (!(skill > 0 && skill < Infinity))
      throw new InvalidInput(`skills[${i}]`, `must be a finite number above 0, not ${skill}`)
  }
}
