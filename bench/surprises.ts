/** Whether the yearly surprises of two series go together: how much is known of members that nobody judged. */
import { project } from '#engine/projection/project.ts'
import type { Observation } from '#series/series.ts'

/** A series with what it is linked to, by name: `trend/co2-ppm-global`. */
export type Linked = { name: string; links: readonly string[]; observations: readonly Observation[] }

/** So many of the newest years are foreseen, each from those before it. */
const years = 20
/** From fewer common years a correlation says nothing. */
const leastCommon = 10
/** As much as a projection asks for. */
const leastKnown = 10

/**
 * Of all pairs the mean correlation of their surprises, its deviation over pairs, and the deviation that chance alone
 * would give in series so short: the root of the mean of 1 / (years - 1).
 */
export function surprisesOf(all: readonly Linked[]) {
  const surprises = all.map(({ observations }) => surprisesIn(observations))
  const pairs = all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other, k) => {
      const found = correlationOf(surprises[i]!, surprises[i + 1 + k]!)
      return found === null ? [] : [{ ...found, isLinked: isLinked(one, other) || isLinked(other, one) }]
    }),
  )
  const said = (of: boolean) => summaryOf(pairs.filter((pair) => pair.isLinked === of))
  return { linked: said(true), unlinked: said(false) }
}

type Pair = { correlation: number; common: number }

function isLinked({ links }: Linked, { name }: Linked): boolean {
  return links.includes(name)
}

/** By year: how far the value lay from the middle of what was projected a year before. */
function surprisesIn(observations: readonly Observation[]): Map<string, number> {
  const first = Math.max(leastKnown, observations.length - years)
  const newest = observations.slice(first).flatMap(([at, value], i): [string, number][] => {
    const known = observations.slice(0, first + i).map(([, one]) => one)
    const projection = project({ values: known }, { period: 1, horizon: 1 })
    return projection.refused === null ? [[at, value - projection.points[0]!.median]] : []
  })
  return new Map(newest)
}

function correlationOf(one: Map<string, number>, other: Map<string, number>): Pair | null {
  const common = [...one.keys()].filter((at) => other.has(at))
  if (common.length < leastCommon) return null
  const [a, b] = [one, other].map((its) => common.map((at) => its.get(at)!)) as [number[], number[]] // two go in
  const [meanA, meanB] = [mean(a), mean(b)]
  const together = mean(a.map((value, i) => (value - meanA) * (b[i]! - meanB)))
  const found = together / Math.sqrt(mean(a.map((x) => (x - meanA) ** 2)) * mean(b.map((x) => (x - meanB) ** 2)))
  return Number.isFinite(found) ? { correlation: found, common: common.length } : null
}

function summaryOf(pairs: readonly Pair[]) {
  const middle = mean(pairs.map(({ correlation }) => correlation))
  return {
    pairs: pairs.length,
    mean: hundredths(middle),
    deviation: hundredths(Math.sqrt(mean(pairs.map(({ correlation }) => (correlation - middle) ** 2)))),
    byChance: hundredths(Math.sqrt(mean(pairs.map(({ common }) => 1 / (common - 1))))),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
