/**
 * How the yearly changes of one series went with those of another, some years later: by their order, over years that
 * tell enough. That both went together is no proof that the one drove the other; who says that is a link between them.
 */
import { independentCount, normalFromRank, rankCorrelation } from '#engine/joint/rank-correlation.ts'
import type { Observation } from '../series.ts'

export type Driving = {
  /** By how many years the driver leads. */
  lag: number
  /** The tie of normal scores. */
  tie: number
  /** Of how many years. */
  years: number
}

const lags = [0, 1, 2, 3, 4, 5]
/** Of fewer years that tell something by themselves nothing is said. */
const leastTelling = 15
/** Of six lags one that is nothing passes three errors in about sixty times. */
const leastErrors = 3
/** What moved a series before the lives of those who plan by it tells little of what moves it now. */
const newest = 50

/** At the lag that tells most; null where none tells enough. */
export function drivingOf(driver: readonly Observation[], driven: readonly Observation[]): Driving | null {
  const [causes, effects] = [changesOf(driver), new Map([...changesOf(driven)].slice(-newest))]
  const found = lags.flatMap((lag) => {
    const both = [...effects].flatMap(([year, effect]) => {
      const cause = causes.get(year - lag)
      return cause === undefined ? [] : [[cause, effect] as const]
    })
    const [one, other] = [both.map(([cause]) => cause), both.map(([, effect]) => effect)]
    const telling = both.length < leastTelling ? 0 : independentCount(one, other)
    if (telling < leastTelling) return []
    const rank = rankCorrelation(one, other)
    const errors = Math.abs(rank) * Math.sqrt(telling)
    return errors < leastErrors ? [] : [{ lag, tie: normalFromRank(rank), years: both.length, errors }]
  })
  const best = found.toSorted((a, b) => b.errors - a.errors)[0]
  return best ? { lag: best.lag, tie: best.tie, years: best.years } : null
}

/** By year: by which factor it changed, as a logarithm, where nought means none; else by how much. */
function changesOf(observations: readonly Observation[]): Map<number, number> {
  const known = new Map(observations.filter(([at]) => /^\d{4}$/.test(at)).map(([at, value]) => [Number(at), value]))
  const isPositive = [...known.values()].every((value) => value > 0)
  const changes = [...known].flatMap(([year, value]): [number, number][] => {
    const before = known.get(year - 1)
    if (before === undefined) return []
    return [[year, isPositive ? Math.log(value / before) : value - before]]
  })
  return new Map(changes)
}
