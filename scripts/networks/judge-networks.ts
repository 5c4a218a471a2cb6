/** How projections fare with and without networks on the last values of series that the networks were not shown. */
import {
  coverage,
  meanAbsoluteError,
  scaledIntervalScore,
  symmetricPercentageError,
} from '../../src/engine/projection/accuracy.ts'
import { scaleOf } from '../../src/engine/projection/bands/band-features.ts'
import { stepKnots, widened } from '../../src/engine/projection/bands/step-knots.ts'
import { chosenForecast } from '../../src/engine/projection/chosen-forecast.ts'
import type { Period } from '../../src/engine/projection/methods/central-forecast.ts'
import { naive2 } from '../../src/engine/projection/methods/naive.ts'
import { mixedKnots } from '../../src/engine/projection/networks/mixed-knots.ts'
import { networkKnots } from '../../src/engine/projection/networks/network-knots.ts'
import type { Network } from '../../src/engine/projection/networks/network.ts'
import { pastOf } from '../../src/engine/projection/networks/past.ts'
import { fewestPoints } from '../../src/engine/projection/refusals.ts'

type Knots = readonly (readonly number[])[]
/** What came, and what the methods, the networks and the naive forecast had said of it. */
export type Case = {
  readonly truth: readonly number[]
  readonly naive: readonly number[]
  readonly scale: number
  readonly methods: Knots
  readonly networks: Knots
}
export type Figures = Record<
  'series' | 'smape' | 'mase' | 'owa' | 'msis' | 'coverage95' | 'coverage80' | 'coverage50',
  number
>

/** The last `horizon` values of each series that is long enough without them, and did not stand still. */
export function casesOf(
  series: readonly (readonly number[])[],
  networks: readonly Network[],
  { period, horizon }: { readonly period: Period; readonly horizon: number },
): Case[] {
  return series.flatMap((values): Case[] => {
    const known = values.slice(0, -horizon)
    if (known.length < fewestPoints[period] || known.every((value) => value === known[0])) return []
    const { forecast, central } = chosenForecast(known, period, horizon)
    return [
      {
        truth: values.slice(known.length),
        naive: naive2(known, period, horizon),
        scale: scaleOf(known, period),
        methods: stepKnots(known, period, forecast, central.deviations),
        networks: networkKnots(networks, [pastOf(known, period, central.seasonality)], period)[0] ?? [],
      },
    ]
  })
}

/** The mixture, with the networks' bands `times` as wide. */
export function mixtureOf({ methods, networks }: Pick<Case, 'methods' | 'networks'>, times: number): Knots {
  return mixedKnots(
    methods,
    networks.map((knots) => widened(knots, times)),
  )
}

/** How many times as wide the networks' bands must be for the mixture's 95 % band to hold 95 % of what came. */
export function widthFor95(cases: readonly Case[]): number {
  let [narrow, wide] = [0.25, 4]
  for (let halving = 0; halving < 20; halving++) {
    const times = Math.sqrt(narrow * wide)
    const held = mean(cases.map((one) => coverage(one.truth, bandOf(mixtureOf(one, times), 0, 6))))
    if (held < 0.95) narrow = times
    else wide = times
  }
  return wide
}

/** Of what `pick` says of each case, on all its steps but the first `from`. */
export function figuresOf(cases: readonly Case[], pick: (one: Case) => Knots, from = 0): Figures {
  const judged = cases.map((one) => ({
    truth: one.truth.slice(from),
    naive: one.naive.slice(from),
    scale: one.scale,
    knots: pick(one).slice(from),
  }))
  const over = (of: (one: (typeof judged)[number]) => number) => mean(judged.map(of))
  const inside = (low: number, high: number) => over(({ truth, knots }) => coverage(truth, bandOf(knots, low, high)))
  const smape = over(({ truth, knots }) => symmetricPercentageError(truth, medianOf(knots)))
  const mase = over(({ truth, knots, scale }) => meanAbsoluteError(truth, medianOf(knots)) / scale)
  const naiveSmape = over(({ truth, naive }) => symmetricPercentageError(truth, naive))
  const naiveMase = over(({ truth, naive, scale }) => meanAbsoluteError(truth, naive) / scale)
  return {
    series: cases.length,
    smape,
    mase,
    owa: (smape / naiveSmape + mase / naiveMase) / 2,
    msis: over(({ truth, knots, scale }) => scaledIntervalScore(truth, bandOf(knots, 0, 6), 0.95, scale)),
    coverage95: inside(0, 6),
    coverage80: inside(1, 5),
    coverage50: inside(2, 4),
  }
}

const medianOf = (knots: Knots) => knots.map((at) => at[3]!)

function bandOf(knots: Knots, low: number, high: number) {
  return knots.map((at) => ({ low: at[low]!, high: at[high]! }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
