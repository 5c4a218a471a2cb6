/** Where along a line is a function least, and where does something stop to hold? Both to a millionth. */

const precision = 1e-6

/**
 * The place of the least value of a function that falls and then rises, both ends above 0, by golden section (Kiefer
 * 1953): of (x - 2)^2 it is 2.
 */
export function leastBetween(of: (at: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)]
  let [ofLeft, ofRight] = [of(left), of(right)]
  while (high - low > precision * high) {
    if (ofLeft < ofRight) {
      ;[high, right, ofRight] = [right, left, ofLeft]
      left = high - golden * (high - low)
      ofLeft = of(left)
    } else {
      ;[low, left, ofLeft] = [left, right, ofRight]
      right = low + golden * (high - low)
      ofRight = of(right)
    }
  }
  return (low + high) / 2
}

/**
 * The last place, going from `inside` towards `outside`, where it still `holds`: x^2 < 2 from 1 to 3 holds up to
 * 1.4142. Both are above 0.
 */
export function borderOf(holds: (at: number) => boolean, inside: number, outside: number): number {
  let [within, beyond] = [inside, outside]
  while (Math.abs(beyond - within) > precision * within) {
    const middle = (within + beyond) / 2
    if (holds(middle)) within = middle
    else beyond = middle
  }
  return within
}
