/** What options come to, by what their chooser says of them and a chance. Computed, so that whoever checks computes it too. */
import { breakEven, type Piece } from '#engine/decisions/options.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Writing } from '../writing.ts'
import { type Theirs, unitOf } from './theirs.ts'

const nameOf = ({ choice }: Theirs, place: number): string => choice.options[place]?.name ?? ''

type At = { chance: Evidence; says: string }

/** `says`: of which chance, in words. */
export function averageOf(w: Writing, theirs: Theirs, place: number, { chance, says }: At): Evidence {
  return w.table.compute('option-on-average', [chance, ...(theirs.brings[place] ?? [])], {
    title: `What “${nameOf(theirs, place)}” comes to on average ${says}`,
    unit: unitOf(theirs.choice),
  })
}

/** The name of the option that is ahead. Not to be asked where it is none. */
export function aheadOf(w: Writing, { names, brings, isCost }: Theirs, chance: Evidence): Evidence {
  const options = names.flatMap((name, place) => [name, ...(brings[place] ?? [])])
  return w.table.compute('option-ahead', [chance, isCost, ...options], { title: 'The option that is ahead' })
}

export function regretOf(w: Writing, theirs: Theirs, place: number): Evidence {
  const { brings, isCost, choice } = theirs
  return w.table.compute('greatest-regret', [isCost, ...(brings[place] ?? []), ...brings.flat()], {
    title: `How far “${nameOf(theirs, place)}” may fall behind`,
    unit: unitOf(choice),
  })
}

export function worthOf(w: Writing, { brings, isCost, choice }: Theirs, chance: Evidence): Evidence {
  return w.table.compute('worth-of-knowing', [chance, isCost, ...brings.flat()], {
    title: 'What it is worth on average to know beforehand',
    unit: unitOf(choice),
  })
}

/** Null where one is at least as good in both outcomes. */
export function turnOf(w: Writing, theirs: Theirs, one: number, other: number): Evidence | null {
  const { payoffs, brings } = theirs
  if (breakEven(payoffs[one] ?? [], payoffs[other] ?? []) === null) return null
  return w.table.compute('break-even-chance', [...(brings[one] ?? []), ...(brings[other] ?? [])], {
    title: `The chance at which “${nameOf(theirs, one)}” and “${nameOf(theirs, other)}” come to the same`,
    unit: 'chance',
  })
}

/** Between a piece and the one before it. */
export function turnsOf(w: Writing, theirs: Theirs, pieces: readonly Piece[]): Evidence[] {
  return pieces.slice(1).flatMap(({ option }, i) => turnOf(w, theirs, pieces[i]?.option ?? 0, option) ?? [])
}
