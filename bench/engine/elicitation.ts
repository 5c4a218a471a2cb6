/** Microseconds of the processor that each step of putting a forecast into numbers takes: screens take it at each key. */
import { dayOf } from '#engine/distributions/calendar.ts'
import type { Bounds } from '#engine/distributions/cdf.ts'
import { scaleBetween } from '#engine/distributions/scale.ts'
import { curveOfComponents } from '#engine/elicitation/components/components.ts'
import { curveOfCrossings } from '#engine/elicitation/crossings.ts'
import { mixture } from '#engine/distributions/means/mixture.ts'
import { quantileMean } from '#engine/distributions/means/quantile-mean.ts'
import { rankedProbabilityScore } from '#engine/distributions/ranked-probability.ts'
import { differenceFrom } from '#engine/elicitation/difference.ts'
import { curveOfFan } from '#engine/elicitation/fan.ts'
import { curveOfFiveQuantiles } from '#engine/elicitation/five-quantiles.ts'
import { outOfOrder } from '#engine/elicitation/groups/order.ts'
import { curveOfRange } from '#engine/elicitation/range.ts'
import { curveOfThreeNumbers } from '#engine/elicitation/three-numbers.ts'
import { probability, year } from '#engine/units.ts'
import { densityThrough } from '#predictions/curves/density.ts'
import { timed } from './networks-comparison.ts'

const open: Bounds = { openBelow: true, openAbove: true }
const closed: Bounds = { openBelow: false, openAbove: false }
const linear = scaleBetween(0, 100)
const logarithmic = scaleBetween(1, 1000, 0)

const drawnOn = { scale: linear, bounds: open }

const knots = [20, 30, 40, 50, 60, 70, 80]
const curves = Array.from(
  { length: 100 },
  (_, i) => curveOfThreeNumbers({ low: 10 + i / 3, middle: 30 + i / 4, high: 65 + i / 5 }, linear, open).cdf,
)
const days = scaleBetween(dayOf('2026-01-01'), dayOf('2050-01-01'))
const crossings = {
  crossedBy: Array.from({ length: 24 }, (_, i) => probability((i + 1) / 30)),
  last: year(2026),
  periodsPerYear: 1,
}

/** Each with the share of the turns that are over, so that no two ask the same. */
const steps: Record<string, (turn: number) => unknown> = {
  threeNumbers: (turn) => curveOfThreeNumbers({ low: 5 + turn, middle: 20 + turn, high: 60 + turn }, linear, open),
  // So narrow and so near to the bound that it must be moved to points of the grid: the longest search there is.
  threeNearNumbers: (turn) =>
    curveOfThreeNumbers({ low: turn / 100, middle: 0.011, high: 0.012 + turn / 100 }, linear, closed),
  fiveQuantiles: (turn) =>
    curveOfFiveQuantiles(
      { p5: 5 + turn, p25: 12 + turn, p50: 20 + turn, p75: 31 + turn, p95: 60 + turn },
      linear,
      open,
    ),
  range: (turn) => curveOfRange({ low: 5 + turn, high: 20 + turn }, logarithmic, open),
  fiveComponents: (turn) => curveOfComponents(fiveComponents(turn), closed),
  fan: (turn) => curveOfFan({ knots: knots.map((knot) => knot + turn), bounds: null }, linear, open),
  difference: (turn) => differenceFrom(curves[0]!, curves[Math.floor(turn * curves.length)]!),
  // What a panel draws anew at each key, for each curve in it.
  drawnCurve: (turn) =>
    densityThrough(drawnOn, { p5: 5 + turn, p25: 20 + turn, p50: 35 + turn, p75: 50 + turn, p95: 80 + turn }),
  crossings: () => curveOfCrossings(crossings, days, open),
  order: (turn) => outOfOrder(unlikely(turn), 'rising'),
  rankedProbability: (turn) => rankedProbabilityScore(curves[Math.floor(turn * curves.length)]!, turn),
  mixtureOf100: () => mixture(curves, null),
  quantileMeanOf100: () => quantileMean(curves, null),
}

function fiveComponents(turn: number) {
  return Array.from({ length: 5 }, (_, i) => ({ centre: (i + turn) / 5, left: 0.05, right: 0.1, weight: i + 1 }))
}

/** Twenty chances in no order. */
function unlikely(turn: number) {
  return Array.from({ length: 20 }, (_, i) => (i * 0.618 + turn) % 1)
}

/** Turns before the clock starts: until then much is still being compiled. */
const warmUp = 300
const turns = 500

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
