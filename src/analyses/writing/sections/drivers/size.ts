/** By how much a driver moves the answer, and how many years later: where the past changes of both tell it. */
import { type Driving, drivingOf } from '#series/moves/driving.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { answerYear } from '../../asked.ts'
import { allObservations, lastYear, level } from '../../facts.ts'
import { answerGiven, type Given } from '../../sensitivity/given.ts'
import type { Piece } from '../../sentence.ts'
import { stepFor, type TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Way } from './ties.ts'

export type Size = {
  /** The answer once the driver comes out at its low, and at its high end. */
  low: Piece
  high: Piece
  /** Null where it is the same year. */
  lag: Evidence | null
  way: Way
  /** How far both answers lie apart, against the others. */
  reach: number
}

export function sizeOf(w: Writing, answer: Answer, driver: TrendView, way: Way): Size | null {
  const { trend, year } = answer
  if (!trend || year === null || trend === driver || !stepFor(driver, year)) return null
  const given = answerGiven(w, answer)
  const found = drivingIn(driver, trend)
  if (!given || !found || !agrees(way, found)) return null
  // What it does now is not seen by then.
  if (year - (lastYear(trend) ?? year) <= found.lag) return null
  return sized(w, { given, driver, year, way: signed(way, found) })
}

function drivingIn({ details: { series } }: TrendView, driven: TrendView): Driving | null {
  const other = driven.details.series
  if (series?.frequency !== 'yearly' || other?.frequency !== 'yearly') return null
  return drivingOf(series.observations, other.observations)
}

/** What contradicts the word of its author is no size of it. */
const agrees = (way: Way, { tie }: Driving): boolean => way === 'drives' || tie < 0

/** Which way it went in the past, where nobody has said. */
const signed = (way: Way, { tie }: Driving): Way => (way !== 'drives' ? way : tie > 0 ? 'raises' : 'lowers')

function sized(
  w: Writing,
  { given, driver, year, way }: { given: Given; driver: TrendView; year: number; way: Way },
): Size {
  const both = [allObservations(w, driver), allObservations(w, given.trend)]
  const until = answerYear(w, year)
  const { label } = driver.item
  const tie = w.table.compute('driver-tie', [...both, until], { title: `${label}, what it tells of it`, unit: 'score' })
  const lag = w.table.compute('driver-lag', both, { title: `${label}, how many years it leads`, unit: 'years' })
  const [low, high] = ([10, 90] as const).map((percent) => given.ifAt(level(w, percent), tie, percent, label))
  if (!low || !high) throw new Error('there are two ends')
  return {
    low: given.say(low),
    high: given.say(high),
    lag: lag.value === 0 ? null : lag,
    way,
    reach: Math.abs(Number(high.value) - Number(low.value)),
  }
}
