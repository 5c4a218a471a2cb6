/** How many digits of an estimate are kept: no more than anybody can read, and no fewer than tell its band apart. */

const digits = 6
const digitsOfBand = 4
/** More a number does not have. */
const mostDigits = 15

/**
 * Six significant digits, or as many more as leave four of the width between the lowest and the highest knot. With
 * knots 8.05531 to 8.05532 it keeps nine.
 */
export function rounderFor(knots: readonly number[]): (value: number) => number {
  const width = (knots.at(-1) ?? 0) - (knots[0] ?? 0)
  return (value) => {
    const narrow = width > 0 && value !== 0 ? Math.ceil(Math.log10(Math.abs(value) / width)) + digitsOfBand : 0
    return round(value, Math.min(mostDigits, Math.max(digits, narrow)))
  }
}

/** Six significant digits: of means, scores, slopes and shares. */
export function rounded(value: number): number {
  return round(value, digits)
}

/** The largest number of six significant digits that is no larger: no rounding to as many brings it above `value`. */
export function roundedDown(value: number): number {
  const near = rounded(value)
  return near <= value ? near : rounded(near - 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1))
}

/** Never minus nought. */
function round(value: number, significant: number): number {
  return Number(value.toPrecision(significant)) + 0
}
