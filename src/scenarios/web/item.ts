/** A scenario as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#items/contract.ts'
import type { Beside, Neighbour } from '#items/web/kind-view.ts'
import type { scenario } from '../kind.ts'
import type { ScenarioSet } from '../set.ts'

export type ScenarioCard = z.output<ReturnType<typeof cardSchema<typeof scenario>>>
export type ScenarioWhole = z.output<ReturnType<typeof wholeSchema<typeof scenario>>>
/** What its page needs beyond the item: the set it belongs to. */
export type ScenarioMore = { set: ScenarioSet }

/** One world of a set, as a row of the table that compares them. */
export type World = {
  id: string
  title: string
  states: Record<string, string>
  isConsistent: boolean
  isHere: boolean
}

/** All worlds of the set, this one among them, in the order of their titles. */
export function worldsOf(item: ScenarioWhole, neighbours: readonly Neighbour[]): World[] {
  const siblings = neighbours
    .filter(({ ties }) => ties.some(({ relation }) => relation === 'family'))
    .flatMap(({ item: card }) => cardOf(card))
  const here = { id: item.id, title: item.title, states: item.states, isConsistent: item.consistent, isHere: true }
  return [
    here,
    ...siblings.map((card) => ({
      ...here,
      id: card.id,
      title: card.title,
      states: card.states,
      isConsistent: card.consistent,
      isHere: false,
    })),
  ].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** The members of a family are all of one kind, and every card has been parsed by its own kind's schema. */
function cardOf(card: Beside): ScenarioCard[] {
  return 'states' in card ? [card as ScenarioCard] : []
}
