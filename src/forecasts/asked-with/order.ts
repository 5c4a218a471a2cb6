/** What is said of chances of a group that cannot all be true: beside which field, and which nearest ones can. */
import { outOfOrder } from '#engine/elicitation/groups/order.ts'
import { sayFineChance } from '#kit/numbers.ts'
import type { Direction } from '#predictions/groups/arrangement.ts'
import { whyNotNow } from '../may-forecast.ts'
import { isChance } from './chance.ts'
import { sendable } from './sendable.ts'

/** `chance`: null where none is given. In the order of the axis. */
export type Given = { mark: string; chance: number | null }
/** `beside`: of each question what goes against the one before it, or null; `nearest`: what would hold, null where nothing is given. */
export type Disorder = { beside: (string | null)[]; nearest: (number | null)[]; said: string }

/**
 * Of each question of a group what is held against the others. What takes no forecast now cannot be changed, or has come
 * out: it is held against nothing.
 */
export function givenOf(
  questions: readonly (Parameters<typeof whyNotNow>[0] & { mark: string })[],
  chances: readonly (number | null | undefined)[],
  today: string,
): Given[] {
  return questions.map((one, i) => ({ mark: one.mark, chance: whyNotNow(one, today) ? null : (chances[i] ?? null) }))
}

/** Null where they can all be true, where fewer than two are given, and where no order is known. */
export function disorderOf(given: readonly Given[], direction: Direction | null): Disorder | null {
  const told = given.flatMap(({ chance }, i) => (isChance(chance) ? [{ chance, i }] : []))
  const found =
    direction &&
    outOfOrder(
      told.map(({ chance }) => chance),
      direction,
    )
  if (!found) return null
  const before = new Map(found.against.map((at) => [told[at]?.i, told[at - 1]?.i ?? 0]))
  const nearest = new Map(told.map(({ i }, at) => [i, sendable(found.nearest[at] ?? 0)]))
  return {
    beside: given.map((_, i) => {
      const other = before.get(i)
      return other === undefined ? null : sayAgainst(given[other]?.mark ?? '', direction)
    }),
    nearest: given.map((_, i) => nearest.get(i) ?? null),
    said: given
      .flatMap(({ mark }, i) => (nearest.has(i) ? [`${sayFineChance(nearest.get(i) ?? 0)} for ${mark}`] : []))
      .join(', '),
  }
}

/** As a sentence beside the field. */
function sayAgainst(mark: string, direction: Direction): string {
  return direction === 'rising'
    ? `It cannot be less likely than ${mark}: a yes there is a yes here.`
    : `It cannot be more likely than ${mark}: a yes here is a yes there.`
}
