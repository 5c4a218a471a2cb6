/**
 * One trend, far enough to follow how its numbers come about: its members are made anew from the observations that the
 * page names.
 */
import { centralForecast } from '#engine/projection/methods/central-forecast.ts'
import { chanceOfAtLeast } from '#engine/projection/bands/knots.ts'
import { usualHorizon } from '#engine/projection/project.ts'
import { evenSteps } from '#series/even-steps.ts'
import type { TrendNumbers } from '#trends/numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { howOften } from '#series/how-often.ts'
import { stepsBetween } from '#series/steps-ahead.ts'
import type { TrendDetails } from '#trends/trend.ts'
import type { MethodExamples, ShownItem } from '../examples.ts'
import { compute } from '#analyses/formulas/index.ts'
import { networksBeside } from './example-of-networks.ts'

const shownValues = 4

/** The unit, and the newest observations. */
export function measuredOf({ unit, observations }: Series) {
  return { unit, last: observations.slice(-shownValues) }
}

export function exampleOfTrend(
  shown: ShownItem,
  { series, thresholds }: TrendDetails,
  numbers: TrendNumbers,
): MethodExamples['trend'] {
  const { projection, backtest, direction, momentum } = numbers
  if (!series || projection?.refused !== null || !backtest) return null
  const point = projection.points.slice(0, usualHorizon[howOften[series.frequency].perYear]).at(-1)
  if (!point) return null
  const { past: _, ...looked } = backtest
  return {
    ...shown,
    ...measuredOf(series),
    point,
    bounds: projection.bounds,
    members: membersAt(series, projection, point.at),
    networks: networksBeside(series, projection),
    threshold: thresholdAt(series, thresholds, projection, point),
    backtest: looked,
    direction,
    momentum,
    spans: spansOf(series, point.at),
  }
}

function membersAt({ observations, frequency }: Series, { usedFrom }: MadeProjection, at: string) {
  const even = evenSteps(
    observations.filter(([then]) => then >= usedFrom),
    frequency,
    observations.length * 2,
  )
  const last = observations.at(-1)?.[0]
  if (!even || last === undefined) return []
  const step = stepsBetween(last, at, frequency)
  const { members } = centralForecast(
    even.observations.map(([, value]) => value),
    howOften[frequency].perYear,
    step,
  )
  return members.map(({ name, scale, forecast }) => ({ name, scale, value: forecast[step - 1] ?? Number.NaN }))
}

/** The first of the trend's own thresholds whose chance says something, else its last value. */
function thresholdAt(
  { observations }: Series,
  thresholds: TrendDetails['thresholds'],
  { bounds: { least, most } }: MadeProjection,
  { knots }: MadeProjection['points'][number],
) {
  const bounds = { least: least ?? -Infinity, most: most ?? Infinity }
  const telling = thresholds.find(({ value }) => {
    const chance = chanceOfAtLeast(knots, value, bounds)
    return chance > 0.02 && chance < 0.98
  })
  return telling ?? { value: observations.at(-1)?.[1] ?? 0, label: 'the last value' }
}

function spansOf({ observations }: Series, at: string): NonNullable<MethodExamples['trend']>['spans'] {
  const years = Number(at.slice(0, 4)) - Number(observations.at(-1)?.[0].slice(0, 4))
  const inputs = [JSON.stringify(observations), years]
  const [all, rose] = [Number(compute('spans', inputs)), Number(compute('spans-that-rose', inputs))]
  if (all === 0) return null
  const [low, high] = [
    Number(compute('rate-low', [rose, all, years])),
    Number(compute('rate-high', [rose, all, years])),
  ]
  return { years, all, rose, low, high }
}
