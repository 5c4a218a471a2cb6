/** The distribution that is shown: half what the methods say of this series, half what the networks do. */

/** The networks' say, chosen on windows that no network had seen; the methods have the rest. */
const say = 0.5
/** The places of the median and of the ends of the 80 % band. */
const [middle, low, high] = [3, 1, 5]

/**
 * Knot by knot the mean of both. Beyond the networks' last step the methods go on alone, from where the mixture stands
 * there: shifted by as much, and each side as many times as wide as it became since, so that nothing jumps and nothing
 * crosses. With medians 10 and 12 at the last step (mixed 11) and 14 at the next, the mixture is 15 there.
 */
export function mixedKnots(
  methods: readonly (readonly number[])[],
  networks: readonly (readonly number[])[],
): number[][] {
  const steps = Math.min(methods.length, networks.length)
  const mixed = methods
    .slice(0, steps)
    .map((knots, i) => knots.map((knot, k) => (1 - say) * knot + say * networks[i]![k]!))
  const [from, to] = [methods[steps - 1], mixed[steps - 1]]
  if (!from || !to) return methods.map((knots) => [...knots])
  const beyond = methods.slice(steps).map((knots) => {
    const growth = { below: growthOf(from, knots, low), above: growthOf(from, knots, high) }
    const median = knots[middle]! + to[middle]! - from[middle]!
    return to.map((knot, k) => median + (k < middle ? growth.below : growth.above) * (knot - to[middle]!))
  })
  return [...mixed, ...beyond]
}

function growthOf(from: readonly number[], to: readonly number[], end: number): number {
  const before = from[end]! - from[middle]!
  return before === 0 ? 1 : (to[end]! - to[middle]!) / before
}
