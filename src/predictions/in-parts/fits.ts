/** Why parts are no forecast of their question, or null: goes on after the name of the field. */
import { type Component, narrowestWidth, widestWidth } from '#engine/elicitation/components/component.ts'
import { allDigits, sayNumber } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import { lineOfAmount } from '../curves/amount.ts'
import { lineOfDay } from '../curves/day.ts'
import type { Line } from '../curves/through.ts'
import { dayLine } from '../in-three/day.ts'
import type { QuestionOf } from '../question-types/schemas/index.ts'
import { componentOf, type Part } from './part.ts'

export function whyNotAmounts(question: QuestionOf<'numeric'>, parts: readonly Part[]): string | null {
  return whyNotParts(lineOfAmount(question), parts, (end) => sayNumber(end, allDigits))
}

export function whyNotDays(question: QuestionOf<'date'>, parts: readonly Part[]): string | null {
  return whyNotParts(lineOfDay(question), parts, (day) => sayDay(dayLine.valueAt(day)))
}

/**
 * Why these make no curve on the line, or null: goes on after the name of the field. A top lies within the range, ends
 * included; `from` and `to` may lie beyond an end that is open. `say` says a place of the line.
 */
export function whyNotParts(line: Line, parts: readonly Part[], say: (place: number) => string): string | null {
  for (const [i, part] of parts.entries()) {
    const why = whyNotPart(line, part, say)
    if (why) return `has ${why(`part ${i + 1}`)}`
  }
  return null
}

/** Goes on after 'has', once it is told which part it is. */
type Why = (which: string) => string

function whyNotPart({ scale, bounds }: Line, part: Part, say: (place: number) => string): Why | null {
  const { from, top, to, weight } = part
  if (!(from < top && top < to)) return (which) => `the top of ${which} not between its two ends`
  if (top < scale.min || top > scale.max)
    return (which) => `the top of ${which} outside the range of the question, ${say(scale.min)} to ${say(scale.max)}`
  if (from < scale.min && !bounds.openBelow)
    return (which) => `the low end of ${which} below ${say(scale.min)}, where its range is closed`
  if (to > scale.max && !bounds.openAbove)
    return (which) => `the high end of ${which} above ${say(scale.max)}, where its range is closed`
  if (!(weight > 0)) return (which) => `no weight above 0 for ${which}`
  return whyNotWide(componentOf(scale, part))
}

function whyNotWide({ left, right }: Component): Why | null {
  if (Math.min(left, right) < narrowestWidth)
    return (which) => `a side of ${which} narrower than a thousandth of its range, which no curve can show`
  if (Math.max(left, right) > widestWidth)
    return (which) => `${which} reaching further than ${widestWidth} times its range, which no curve can show`
  return null
}
