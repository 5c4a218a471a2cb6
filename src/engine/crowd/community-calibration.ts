/**
 * By how much do the crowds of a community lean to yes, and are they too timid or too bold? Learnt from its own
 * resolved questions, with caution.
 */
import { InvalidInput } from '../invalid-input.ts'
import { chanceOf } from '../units.ts'

/**
 * What a crowd's log-odds are corrected by: shift + scale * log-odds. A scale above 1 makes the crowd bolder
 * (extremises it).
 */
export type Calibration = { shift: number; scale: number }

/**
 * The crowd is taken at its word: right where few questions have resolved, and with experts, whom extremising makes
 * worse.
 */
export const uncalibrated: Calibration = { shift: 0, scale: 1 }

/**
 * What a crowd said at a moment before its question closed, in log-odds of the pool as it stood then, and what came of
 * it. A question may be looked at several times, say at each quarter of its life; the weights of its moments should sum
 * to 1.
 */
export type PastCrowd = { logOdds: number; happened: boolean; weight: number }

/**
 * What to believe of a community before anything of its own has resolved: what the 2,438 crowds of public questions of
 * PredictionBook and the Good Judgment project taught (`bench -- crowd`). They lean to yes and are too timid. All but
 * nine are of one community, so it is a guess, which its own questions soon outweigh.
 */
export const publicCommunities: Calibration = { shift: -0.33, scale: 1.23 }

/**
 * Whatever is believed of a community before anything has resolved is believed with these standard deviations. Of
 * crowds that say log-odds of 1 or -1, 20 weigh as much as what was believed of the shift, and 127 as that of the
 * scale: a question tells p (1 - p) of the one, and that times the log-odds squared of the other.
 */
const spread: Calibration = { shift: 0.5, scale: 0.2 }

/**
 * The most credible calibration: logistic recalibration (Cox 1958; Platt 2000) under independent normal priors, shift
 * +- .5 and scale +- .2 around what was `believed` before, found by Newton's method. The scale is kept from falling
 * below 0, which would turn the crowd round. A hundred crowds that said log-odds of 1, of which 60 % happened, give
 * shift -.4477 and scale .9284; none give what was believed.
 *
 * `past` are crowds of resolved questions of this community only. Throws `InvalidInput` for log-odds beyond 700 either
 * way, where chances are 0 and 1 to the last digit, and for weights outside 0 to 1.
 */
export function learnCalibration(past: readonly PastCrowd[], believed: Calibration = uncalibrated): Calibration {
  mustBePast(past)
  let at = believed
  let here = misfit(past, at, believed)
  for (let round = 0; round < 100; round++) {
    const step = newtonStep(here, at)
    let next = { shift: at.shift - step.shift, scale: at.scale - step.scale }
    let there = misfit(past, next, believed)
    // A full step may overshoot where the curve flattens; the misfit is convex, so a shorter one in the same direction
    // improves.
    while (there.value > here.value + tolerance) {
      next = { shift: (at.shift + next.shift) / 2, scale: (at.scale + next.scale) / 2 }
      there = misfit(past, next, believed)
    }
    const moved = Math.abs(next.shift - at.shift) + Math.abs(next.scale - at.scale)
    at = next
    here = there
    if (moved < tolerance) break
  }
  return at
}

function mustBePast(past: readonly PastCrowd[]): void {
  for (const [i, { logOdds, weight }] of past.entries()) {
    if (!(Math.abs(logOdds) <= 700))
      throw new InvalidInput(`past[${i}].logOdds`, `must lie between -700 and 700, not ${logOdds}`)
    if (!(weight >= 0 && weight <= 1))
      throw new InvalidInput(`past[${i}].weight`, `must lie between 0 and 1, not ${weight}`)
  }
}

const tolerance = 1e-9

/** Minus the log of the posterior, with its first and second derivatives. */
type Misfit = {
  value: number
  shift: number
  scale: number
  shiftShift: number
  shiftScale: number
  scaleScale: number
}

function misfit(past: readonly PastCrowd[], { shift, scale }: Calibration, believed: Calibration): Misfit {
  const precision = { shift: 1 / spread.shift ** 2, scale: 1 / spread.scale ** 2 }
  const off = { shift: shift - believed.shift, scale: scale - believed.scale }
  const sum = {
    value: (precision.shift * off.shift ** 2 + precision.scale * off.scale ** 2) / 2,
    shift: precision.shift * off.shift,
    scale: precision.scale * off.scale,
    shiftShift: precision.shift,
    shiftScale: 0,
    scaleScale: precision.scale,
  }
  for (const { logOdds, happened, weight } of past) {
    const said = shift + scale * logOdds
    const p = chanceOf(said)
    const slope = weight * (p - (happened ? 1 : 0))
    const bend = weight * p * (1 - p)
    const wrong = happened ? -said : said
    sum.value += weight * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong)))) // ln(1 + e^wrong), without overflow
    sum.shift += slope
    sum.scale += slope * logOdds
    sum.shiftShift += bend
    sum.shiftScale += bend * logOdds
    sum.scaleScale += bend * logOdds ** 2
  }
  return sum
}

/**
 * What to take from the calibration to reach the bottom of the parabola that the misfit resembles here, or where the
 * scale is 0 on the way there.
 */
function newtonStep(at: Misfit, { scale }: Calibration): Calibration {
  const determinant = at.shiftShift * at.scaleScale - at.shiftScale ** 2
  const step = {
    shift: (at.scaleScale * at.shift - at.shiftScale * at.scale) / determinant,
    scale: (at.shiftShift * at.scale - at.shiftScale * at.shift) / determinant,
  }
  if (step.scale <= scale) return step
  // Held at 0, the scale leaves the shift to find its own bottom.
  if (scale === 0) return { shift: at.shift / at.shiftShift, scale: 0 }
  return { shift: step.shift * (scale / step.scale), scale }
}
