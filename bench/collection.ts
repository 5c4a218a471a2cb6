/**
 * What the numbers of the starter collection say of themselves: how often two answers to one question differ, and by
 * how much.
 */
import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Parsed, parseFile } from '#items/server/collection/file.ts'
import { computeTrendNumbers } from '#trends/compute-numbers.ts'
import type { Crossing, TrendNumbers } from '#trends/numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { usualDependence } from '#engine/projection/paths/dependence.ts'
import { simulatePaths } from '#engine/projection/paths/simulate-paths.ts'
import { pointOf } from '#engine/projection/project.ts'
import { seededRandom } from '#engine/random.ts'
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
 * To have met a value at least once and to stand at or past it are two events: where the first is over 25 points likelier,
 * which is what paths come back from. And whether paths and fan say the same of one event, which they must: by how much
 * the share of paths that stand there differs at most from the fan's chance (`samePoints`: two in a hundred are chance).
 */
function crossingsIn(trends: readonly Trend[]) {
  const ahead = trends.flatMap(({ name, numbers: { crossings, projection } }) =>
    crossings.flatMap((crossing) =>
      crossing.state === 'ahead' && projection?.refused === null ? [{ name, projection, ...crossing }] : [],
    ),
  )
  const gaps = ahead.map(({ name, value, by }) => {
    const worst = by.reduce((most, one) => (gapOf(one) > gapOf(most) ? one : most))
    return { name, value, at: worst.at, met: worst.chance, there: rounded(worst.beyond ?? 0), back: gapOf(worst) }
  })
  const back = gaps.filter((one) => one.back > wide).toSorted((a, b) => b.back - a.back)
  const samePoints = ahead.map((one) => apartOf(one)).toSorted((a, b) => b.apart - a.apart)
  return { ahead: ahead.length, metFarLikelier: back.length, back, samePoints: samePoints.slice(0, 3) }
}

/** Where the share of many paths that stand there lies furthest from the fan's chance to. */
function apartOf({ name, projection, value, towards, by }: Crossing & { name: string; projection: MadeProjection }) {
  const paths = simulatePaths(simulable(projection), 2000, by.length, seededRandom(1))
  const isThere = towards === 'up' ? (one: number) => one >= value : (one: number) => one <= value
  const apart = by.map(({ beyond = 0 }, i) =>
    Math.abs(paths.filter((path) => isThere(path[i]!)).length / paths.length - beyond),
  )
  return { name, value, apart: rounded(Math.max(...apart)) }
}

function simulable({
  points,
  bounds: { least, most },
  dependence,
}: MadeProjection): Parameters<typeof simulatePaths>[0] {
  return {
    points: points.map(({ knots, validated }, i) => pointOf(knots, { step: i + 1, naive: 0, validated }, null)),
    bounds: { least: least ?? -Infinity, most: most ?? Infinity },
    dependence: dependence ?? usualDependence[1],
  }
}

function gapOf({ chance, beyond = 0 }: Crossing['by'][number]): number {
  return rounded(chance - beyond)
}

function rounded(chance: number): number {
  return Math.round(chance * 1e4) / 1e4
}

/** The error beside the naive one's that half of the projections with a backtest stay below. */
function usualRatioOf(trends: readonly Trend[]) {
  const ratios = trends.flatMap(({ numbers: { backtest } }) =>
    backtest && backtest.naiveError > 0 ? [backtest.error / backtest.naiveError] : [],
  )
  return { backtests: ratios.length, median: Math.round(quantile(ratios, 0.5) * 1000) / 1000 }
}
