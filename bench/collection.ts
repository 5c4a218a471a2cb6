/**
 * What the numbers of the starter collection say of themselves: how often two answers to one question differ, and by
 * how much.
 */
import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Parsed, parseFile } from '#items/server/collection/file.ts'
import { computeTrendNumbers } from '#trends/compute-numbers.ts'
import type { TrendNumbers } from '#trends/numbers.ts'
import { trendReader } from '#trends/server/collection.ts'
import { newerValues } from '#trends/signals/newer-value.ts'
import { type TrendDetails, trendDetails } from '#trends/trend.ts'
import { newestKnownOf } from './newest-known.ts'
import { surprisesOf } from './surprises.ts'
import { quantile } from '#engine/statistics.ts'

const folder = 'collection/trends'
const horizon = z.object({ horizon: z.object({ to: z.int() }) })
/** Points from which two answers are worth a word. */
const wide = 0.25

/** `day`: on which it is asked how old the newest values are. */
export async function benchCollection(day: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const trends = await Promise.all(names.map((name) => readTrend(name)))
  const measured = trends.flatMap(({ series, ...rest }) => (series ? [{ ...rest, series }] : []))
  const yearly = measured.filter(({ series }) => series.frequency === 'yearly')
  const surprises = surprisesOf(
    yearly.map(({ name, links, series }) => ({
      name: `trend/${name.replace('.md', '')}`,
      links,
      observations: series.observations,
    })),
  )
  return {
    trends: trends.length,
    newestKnown: newestKnownOf(measured, day),
    crossings: crossingsIn(trends),
    usualRatio: usualRatioOf(trends),
    surprises,
  }
}

type Trend = Pick<TrendDetails, 'series' | 'signals'> & {
  name: string
  links: readonly string[]
  numbers: TrendNumbers
}

async function readTrend(name: string): Promise<Trend> {
  const { front, body } = valueOf(parseFile(await readFile(`${folder}/${name}`, 'utf8')))
  const draft = valueOf(trendReader.draft({ front, body, slug: name }))
  const { series, bounds, thresholds, signals } = trendDetails.parse(valueOf(draft.toData(() => 'trend/1')))
  const numbers = computeTrendNumbers({
    series,
    bounds: bounds ?? null,
    newer: series ? newerValues(series, signals) : [],
    thresholds: thresholds.map(({ value }) => value),
    horizonTo: horizon.parse(front).horizon.to,
  })
  return { name, links: draft.links.map((link) => link.name), series, signals, numbers }
}

function valueOf<T>(parsed: Parsed<T>): T {
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value
}

/**
 * Of how many the chance to have met the value at least once lies over 25 points above that to stand there, which is the
 * fan's, at some step; and of each of these by how much, which is the share of paths that had met it and are back.
 */
function crossingsIn(trends: readonly Trend[]) {
  const ahead = trends.flatMap(({ name, numbers: { crossings, projection } }) =>
    crossings.flatMap(({ value, state, by }) => (state === 'ahead' && projection ? [{ name, value, by }] : [])),
  )
  const gaps = ahead.map(({ name, value, by }) => {
    const worst = by.reduce((most, one) => (gapOf(one) > gapOf(most) ? one : most))
    return { name, value, at: worst.at, met: worst.chance, there: worst.beyond, back: gapOf(worst) }
  })
  const back = gaps.filter((one) => one.back > wide).toSorted((a, b) => b.back - a.back)
  return { ahead: ahead.length, differBy25: back.length, back }
}

function gapOf({ chance, beyond = 0 }: TrendNumbers['crossings'][number]['by'][number]): number {
  return Math.round((chance - beyond) * 1e4) / 1e4
}

/** The error beside the naive one's that half of the projections with a backtest stay below. */
function usualRatioOf(trends: readonly Trend[]) {
  const ratios = trends.flatMap(({ numbers: { backtest } }) =>
    backtest && backtest.naiveError > 0 ? [backtest.error / backtest.naiveError] : [],
  )
  return { backtests: ratios.length, median: Math.round(quantile(ratios, 0.5) * 1000) / 1000 }
}
