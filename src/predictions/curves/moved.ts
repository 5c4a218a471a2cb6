/** Five points on a line of which one is moved: none passes another, and the middle one takes the others along. */
import { placeOf, type Scale, valueAt } from '#engine/distributions/scale.ts'
import type { Amounts } from '../question-type.ts'
import { type Steps, stepsFrom } from './steps.ts'
import { levels, type Level, type Line } from './through.ts'

type On = { line: Line; steps: Steps }

/** `to`: as exact as a pointer is; it comes to lie on a round value. */
export function pulled(five: Amounts, level: Level, to: number, on: On): Amounts {
  return movedTo(five, level, on.steps.nearest(to), on)
}

/** So many steps up, down where they are negative. */
export function stepped(five: Amounts, level: Level, count: number, on: On): Amounts {
  return movedTo(five, level, stepsFrom(on.steps, five[level], count), on)
}

function movedTo(five: Amounts, level: Level, to: number, on: On): Amounts {
  return level === 'p50' ? together(five, to, on) : between(five, level, to, on)
}

/** A step off its neighbours; at an open end they may share it, which says that both lie there or beyond. */
function between(five: Amounts, level: Level, to: number, { line, steps }: On): Amounts {
  const { min, max } = line.scale
  const at = levels.indexOf(level)
  const [before, after] = [levels[at - 1], levels[at + 1]]
  const least = before ? lowest(five[before], { line, steps }) : min
  const most = after ? highest(five[after], { line, steps }) : max
  // Nearer to each other than a step they were typed: there is nowhere to go.
  return least > most ? five : { ...five, [level]: Math.min(most, Math.max(least, to)) }
}

const lowest = (value: number, { line: { scale, bounds }, steps }: On) =>
  bounds.openBelow && value <= scale.min ? scale.min : steps.next(value, 1)
const highest = (value: number, { line: { scale, bounds }, steps }: On) =>
  bounds.openAbove && value >= scale.max ? scale.max : steps.next(value, -1)

/**
 * As far on the scale as the middle goes, so that on a logarithmic one all grow by the same factor. A closed end stops
 * them all, at an open one those stay that have come to it.
 */
function together(five: Amounts, to: number, { line: { scale, bounds }, steps }: On): Amounts {
  const { min, max } = scale
  const within = (value: number) =>
    Math.min(max, Math.max(min, scale.zeroPoint === null ? value : steps.nearest(value)))
  const least = bounds.openBelow ? min : shifted(scale, five.p50, [five.p5, min])
  const most = bounds.openAbove ? max : shifted(scale, five.p50, [five.p95, max])
  const p50 = to < least ? within(least) : to > most ? within(most) : to
  const along = (value: number) => within(shifted(scale, value, [five.p50, p50]))
  return {
    p5: Math.min(p50, along(five.p5)),
    p25: Math.min(p50, along(five.p25)),
    p50,
    p75: Math.max(p50, along(five.p75)),
    p95: Math.max(p50, along(five.p95)),
  }
}

/** As far as it is from one to the other. On an even scale without dust: .1 and .2 are .3. */
function shifted(scale: Scale, value: number, [from, to]: readonly [number, number]): number {
  if (scale.zeroPoint === null) return Number((value + to - from).toPrecision(12))
  return valueAt(scale, placeOf(scale, value) + placeOf(scale, to) - placeOf(scale, from))
}
