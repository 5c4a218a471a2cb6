/** By how much the keys move a chance: an arrow one point, with Shift five. Pure. */
import { leastChance } from '../../../question-types/least-chance.ts'

type Pressed = { key: string; shiftKey: boolean }

/** In points; null for a key that means nothing here. `along`: in a text left and right are for its letters. */
export function pointsOf({ key, shiftKey }: Pressed, along: 'slider' | 'text'): number | null {
  const direction = { ArrowUp: 1, ArrowDown: -1, ...(along === 'slider' && { ArrowRight: 1, ArrowLeft: -1 }) }[key]
  return direction === undefined ? null : direction * (shiftKey ? 5 : 1)
}

/**
 * So many points higher or lower, at whole per cents and never at certainty: from 33.3 % one up is 34, from 1 % one down
 * is .1. From nothing it is a half.
 */
export function stepped(chance: number | null, points: number): number {
  if (chance === null) return 0.5
  const percent = Number((chance * 100).toFixed(4))
  const to = points > 0 ? Math.floor(percent) + points : Math.ceil(percent) + points
  return Math.min(1 - leastChance, Math.max(leastChance, to / 100))
}
