/** Amounts in the steps in which they are told. */

/** But for the dust of binary fractions. */
export function isInSteps(amount: number, step: number): boolean {
  return Math.abs(amount / step - Math.round(amount / step)) < 1e-6
}

/** Without the dust of binary fractions. */
export function inSteps(steps: number, step: number): number {
  return Number((steps * step).toPrecision(12)) + 0
}

/** The difference of two that were told: in whole steps, but to or from an end of the range, which is told as it is. */
export function amountTold(amount: number, step: number): number {
  return isInSteps(amount, step) ? inSteps(Math.round(amount / step), step) : Number(amount.toPrecision(12))
}
