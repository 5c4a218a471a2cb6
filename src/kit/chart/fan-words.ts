/**
 * What the drawing of a fan means, and whatever would mislead if it went unsaid: the same on the screen and on paper.
 */
import { sayDay } from '#kit/dates.ts'
import type { FanPlan } from './fan-plan.ts'

export function sayColours({ y, beyond, fan, extent, beside, hollow }: FanPlan): string {
  return [
    fan ? 'Ink is measured; colour is projected, with bands of 50, 80 and 95%.' : 'Ink is measured.',
    fan && fan.hatch.length > 0 && 'Stripes, up to now, are estimates too: those values are not seen yet.',
    beside.length > 0 && hollow,
    fan?.post && 'Dashed is further ahead than the method was checked.',
    sayAxis(y),
    beyond > 0 &&
      `${beyond === 1 ? 'One value that matters lies' : 'Some values that matter lie'} beyond this chart; see below.`,
    sayExtent(extent),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Empty where the axis starts at nought. */
export function sayAxis({ kind, min, max, say }: FanPlan['y']): string {
  if (kind === 'log') return 'Log scale.'
  return min === 0 || (min < 0 && max > 0) ? '' : `The axis starts at ${say(min)}.`
}

function sayExtent({ since, until }: FanPlan['extent']): string {
  const parts = [since && `starts in ${sayDay(since)}`, until && `ends in ${sayDay(until)}`].filter(Boolean)
  return parts.length > 0 ? `The chart ${parts.join(' and ')}.` : ''
}
