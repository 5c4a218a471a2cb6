/** Microseconds of the processor that each step of putting a forecast into numbers takes: screens take it at each key. */
import type { Bounds } from '#engine/distributions/cdf.ts'
import { scaleBetween } from '#engine/distributions/scale.ts'
import { curveOfRange } from '#engine/elicitation/range.ts'
import { curveOfThreeNumbers } from '#engine/elicitation/three-numbers.ts'
import { timed } from './networks-comparison.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const linear = scaleBetween(0, 100)
const logarithmic = scaleBetween(1, 1000, 0)

/** Each with the number of the turn, so that no two turns ask the same. */
const steps: Record<string, (turn: number) => unknown> = {
  threeNumbers: (turn) => curveOfThreeNumbers({ low: 5 + turn, middle: 20 + turn, high: 60 + turn }, linear, open),
  // So narrow and so near to the bound that it must be moved to points of the grid: the longest search there is.
  threeNearNumbers: (turn) =>
    curveOfThreeNumbers({ low: turn / 100, middle: 0.011, high: 0.012 + turn / 100 }, linear, closed),
  range: (turn) => curveOfRange({ low: 5 + turn, high: 20 + turn }, logarithmic, open),
}

/** Turns before the clock starts: until then much is still being compiled. */
const warmUp = 300
const turns = 2000

export async function benchElicitation() {
  const entries = Object.entries(steps).map(([name, step]) => {
    const take = (count: number) => {
      for (let turn = 0; turn < count; turn++) step(turn / count)
    }
    take(warmUp)
    return [name, Math.round((timed(() => take(turns)).milliseconds * 1000) / turns)] as const
  })
  return { microseconds: Object.fromEntries(entries) }
}
