/**
 * The one error of the engine: what it was given makes no sense. It names the argument and says why, for the programmer
 * who passed it.
 */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly argument: string
  readonly reason: string

  /**
   * `argument` as the function's documentation names it, `reason` as it follows the name: "must lie between 0 and 1,
   * not 1.2".
   */
  constructor(argument: string, reason: string) {
    super(`${argument} ${reason}`)
    this.argument = argument
    this.reason = reason
  }
}

/** Throws unless `value` is a number that can be calculated with: not NaN, not infinite. */
export function mustBeFinite(argument: string, value: number): void {
  if (!Number.isFinite(value)) throw new InvalidInput(argument, `must be a finite number, not ${value}`)
}

/**
 * Throws unless all of `values` are finite; names the first that is not by its place: `series[3]`. The name is only put
 * together then: series are long.
 */
export function mustAllBeFinite(argument: string, values: ArrayLike<number>): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? Number.NaN
    if (!Number.isFinite(value)) mustBeFinite(`${argument}[${i}]`, value)
  }
}

/** Throws unless `value` is a whole number of at least `least`. */
export function mustBeCount(argument: string, value: number, least = 0): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new InvalidInput(argument, `must be a whole number of at least ${least}, not ${value}`)
  }
}
