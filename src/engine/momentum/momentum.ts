/** Is a series moving faster or slower than it used to? Says so only where chance alone would hardly look like it. */
import { InvalidInput, mustAllBeFinite, mustBeCount } from '../invalid-input.ts'
import type { Random } from '../random.ts'
import { mean } from '../statistics.ts'
import { clearScore } from './clear-score.ts'
import { theilSenSlope, unitOf } from './theil-sen.ts'
import { noiseLike } from './trend-bootstrap.ts'

/** The last 5 periods are held against the last 15, these five included. */
const recentPeriods = 5
const longPeriods = 15
/** On `log` a slope of .02 is about 2 % a period; on `linear` it is in units of the series. */
type Scale = 'log' | 'linear'

export type Momentum =
  | { refused: 'too-few-points'; needed: number }
  | {
      /** Upward: the slope has risen, be it that a rise got steeper or that a fall got gentler. */
      momentum: 'upward' | 'downward' | 'no-clear-momentum'
      /** `difference` in standard errors; 0 where there is no noise to compare with. */
      score: number
      scale: Scale
      recentSlope: number
      longSlope: number
      difference: number
      standardError: number
    }

type Options = {
  /** Default: log where all values are above zero, also those before the last 15. */
  scale?: Scale
  /** Bootstrap draws, 1,000 where not said: the standard error is then good to 2 %. */
  draws?: number
}

/**
 * The Theil-Sen slope of the last 5 periods less that of the last 15, divided by its bootstrap standard error (see
 * `noiseLike`) and named only beyond 1.96 of them. Of 1, 2, 3 ... 10, then 13, 16, 19, 22, 25 on the linear scale:
 * slopes 3 and 1.4, difference 1.6.
 *
 * `values` are evenly spaced, the latest last; only the last 15 are compared, and fewer are refused. Throws
 * `InvalidInput` where a value is not finite, where the log of one that is not positive is asked for, and for fewer
 * than two draws.
 */
export function momentum(values: ArrayLike<number>, random: Random, { scale, draws = 1000 }: Options = {}): Momentum {
  mustAllBeFinite('values', values)
  mustBeCount('draws', draws, 2)
  const chosen = scaleOf(values, scale)
  if (values.length < longPeriods) return { refused: 'too-few-points', needed: longPeriods }
  const latest = Array.from(values).slice(-longPeriods)
  const window = chosen === 'log' ? latest.map(Math.log) : latest
  const recentSlope = theilSenSlope(window.slice(-recentPeriods))
  const longSlope = theilSenSlope(window)
  const difference = recentSlope - longSlope
  const unit = chosen === 'log' ? 1 : unitOf(window)
  const inUnits = window.map((value) => value / unit)
  const standardError = unit * standardErrorOf(inUnits, random, draws)
  const score = standardError > 0 ? difference / standardError : 0
  return { momentum: nameOf(score), score, scale: chosen, recentSlope, longSlope, difference, standardError }
}

function scaleOf(values: ArrayLike<number>, wanted: Scale | undefined): Scale {
  const isPositive = Array.from(values).every((value) => value > 0)
  if (wanted === 'log' && !isPositive) throw new InvalidInput('values', 'must all be above zero for the log scale')
  return wanted ?? (isPositive ? 'log' : 'linear')
}

function nameOf(score: number): 'upward' | 'downward' | 'no-clear-momentum' {
  if (Math.abs(score) <= clearScore) return 'no-clear-momentum'
  return score > 0 ? 'upward' : 'downward'
}

/**
 * Were the whole window one straight line, the difference of slopes would scatter by so much. The line itself cancels
 * out.
 */
function standardErrorOf(window: readonly number[], random: Random, draws: number): number {
  const draw = noiseLike(window, random)
  const differences = Float64Array.from({ length: draws }, () => {
    const noise = draw()
    return theilSenSlope(noise.subarray(-recentPeriods)) - theilSenSlope(noise)
  })
  const centre = mean(differences)
  return Math.sqrt((mean(differences.map((difference) => (difference - centre) ** 2)) * draws) / (draws - 1))
}
