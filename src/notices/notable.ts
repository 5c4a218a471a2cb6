/** Which moves of an item's number followers are told of. */
import { moveBetween } from '#items/moves/moved.ts'
import type { Move } from '#items/moves/move.ts'
import type { Stand } from '#items/moves/stand.ts'

/** Of what it could have moved: a chance by three points and more, a middle by a tenth of its band. */
const leastSize = 0.1

/** What arrives or turns is news, however small: a value, a signpost, another option ahead. */
function isNotable({ direction, size }: Move): boolean {
  return direction === null || size >= leastSize
}

export type Step = { at: Date; before: Stand; after: Stand }
/** Whoever has followed since `lower` or later, and before `upper`, is told from the move at `from` on. */
export type Start<From> = { lower: Date | null; upper: Date; from: From }

/**
 * Of the moves of one item, the oldest first, none of them told yet: who is told that it moved. Small steps add up, from
 * when on somebody follows it; what came back has not moved. An outcome is told as such.
 */
export function startsOf(steps: readonly Step[]): Start<string>[] {
  const last = steps.at(-1)
  if (!last) return []
  return steps.flatMap(({ at, before }, i) => {
    const move = toldMove(before, last.after)
    return move && isNotable(move) ? [{ lower: steps[i - 1]?.at ?? null, upper: at, from: at.toISOString() }] : []
  })
}

function toldMove(before: Stand, after: Stand): Move | null {
  return before.of === after.of && after.of !== 'outcome' ? moveBetween(before, after) : null
}
