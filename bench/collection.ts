/**
 * What the numbers of the starter collection say of themselves: how often two answers to one question differ, and by
 * how much.
 */
import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ItemRef } from '#items/item.ts'
import { type Parsed, parseFile } from '#items/server/collection/file.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import type { Crossing, TrendNumbers } from '#trends/numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { usualDependence } from '#engine/projection/paths/dependence.ts'
import { simulatePaths } from '#engine/projection/paths/simulate-paths.ts'
import { pointOf } from '#engine/projection/project.ts'
import { seededRandom } from '#engine/random.ts'
import { trendReader } from '#trends/server/collection.ts'
import { newerValues } from '#trends/signals/newer-value.ts'
import { trendDetails } from '#trends/trend.ts'
import { wholeOf } from '#trends/whole/whole.ts'
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
  const files = await Promise.all(names.map((name) => readTrend(name)))
  const ids = new Map(files.map(({ name, draft }) => [`trend/${name.replace('.md', '')}`, draft.id]))
  const read = files.map((file) => toTrend(file, (name) => `trend/${ids.get(name) ?? 1}`))
  const alone = read.map((one) => ({ ...one, numbers: computeTrendNumbers(one.input) }))
  // The wholes of the collection are no parts themselves.
  const trends = alone.map((one) => (one.details.whole ? { ...one, numbers: heldNumbers(one, alone) } : one))
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

type Read = ReturnType<typeof toTrend>
type Trend = Read & { numbers: TrendNumbers }

function heldNumbers({ details: { series, whole }, input }: Read, alone: readonly Trend[]): TrendNumbers {
  const its = alone.find(({ ref }) => ref === whole?.item)
  return computeTrendNumbers({ ...input, whole: series && its ? wholeOf(series, { ...its, numbers: its }) : null })
}

async function readTrend(name: string) {
  const { front, body } = valueOf(parseFile(await readFile(`${folder}/${name}`, 'utf8')))
  const draft = valueOf(trendReader.draft({ front, body, slug: name }))
  return { name, draft, horizonTo: horizon.parse(front).horizon.to }
}

function toTrend({ name, draft, horizonTo }: Awaited<ReturnType<typeof readTrend>>, refOf: (name: string) => ItemRef) {
  const details = trendDetails.parse(valueOf(draft.toData(refOf)))
  const { series, bounds, thresholds, signals } = details
  const input: TrendInput = {
    series,
    bounds: bounds ?? null,
    newer: series ? newerValues(series, signals) : [],
    thresholds: thresholds.map(({ value }) => value),
    horizonTo,
  }
  const links = draft.links.map((link) => link.name)
  return { ref: `trend/${draft.id}`, name, title: name, links, details, series, signals, input }
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
