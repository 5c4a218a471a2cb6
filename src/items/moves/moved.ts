/**
 * What moved, by how much, and why: the one rule of it, between two stands of an item. Less than what a reader could
 * see in its number is no move. Each sort of stand is an object of its own (`measures`).
 */
import { measures } from './measures.ts'
import type { Move } from './move.ts'
import type { Because, Stand } from './stand.ts'

/** Null where nothing moved, or the two cannot be compared: a question that asks something else has no past. */
export function moveBetween(before: Stand, after: Stand): Move | null {
  if (before.of !== after.of) return turnBetween(before, after)
  return measures[after.of].move(before as never, after as never) // both are of this measure
}

/** A question that resolves, or is open again. */
function turnBetween(before: Stand, after: Stand): Move | null {
  if (after.of === 'outcome') {
    const isAnnulled = after.figure === ''
    const why = isAnnulled ? 'It was annulled: nobody is scored' : `It came out: ${after.figure}`
    return { says: isAnnulled ? 'annulled' : 'resolved', direction: null, size: 1, why }
  }
  return before.of === 'outcome'
    ? { says: 'open again', direction: null, size: 1, why: 'Its outcome was taken back' }
    : null
}

/**
 * What is kept as its stand once it stands like `after`: all of it where it moved; where it has not, its number stays as
 * it was told last, so that many small steps become one move.
 */
export function keptStand(before: Stand | null, after: Stand): Stand {
  if (!before || before.of !== after.of || moveBetween(before, after)) return after
  return measures[after.of].keep(before as never, after as never) // both are of this measure
}

/** Why it moved, in a line; `label` is what the item is called that made it move, where the reader may see it. */
export function sayWhy({ why }: Move, of: Stand['of'], cause: Because, label: string | null): string | null {
  if (why !== null) return why
  const says = {
    itself: measures[of].itself,
    method: 'It is computed in another way since',
    people: 'People forecast it otherwise now',
    learnt: 'People’s words are weighed otherwise now, by what came true',
    beneath: null,
  }
  if (cause.by !== 'item') return says[cause.by]
  return label === null ? null : `There is news of “${label}”`
}
