/** A scenario as lists and its page receive it. */
import type { z } from 'zod'
import type { cardSchema, wholeSchema } from '#items/contract.ts'
import type { Beside, Neighbour } from '#items/web/kind-view.ts'
import type { scenario } from '../kind.ts'
import type { ScenarioNumbers } from '../numbers.ts'
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
  members: number
  author: string
  /** Null where it is by the author of the set, the house. */
  authorId: string | null
  /** Null where none is known. */
  chance: Pick<NonNullable<ScenarioNumbers['siblings'][number]['chance']>, 'likely' | 'isWhole'> | null
  /** It is made of what people say, which whoever reads hides until they have forecast it. */
  isHidden: boolean
}

/** All worlds of the set, this one among them, in the order of their titles. */
export function worldsOf(
  item: ScenarioWhole,
  neighbours: readonly Neighbour[],
  numbers: ScenarioNumbers | null,
): World[] {
  const siblings = neighbours
    .filter(({ ties }) => ties.some(({ relation }) => relation === 'family'))
    .flatMap(({ item: card }) => cardOf(card))
  const { id, title, states, consistent: isConsistent, author, authorId } = item
  const chance = numbers?.chance && { ...numbers.chance, isWhole: numbers.chance.counted === numbers.members.length }
  const members = item.members.length
  const here = {
    id,
    title,
    states,
    isConsistent,
    isHere: true,
    members,
    author,
    authorId,
    chance: chance ?? null,
    isHidden: numbers?.members.some((one) => one.probability === null && one.why === 'forecast-first') ?? false,
  }
  const besideOf = (ref: string) => numbers?.siblings.find(({ item: other }) => other === ref)
  return [
    here,
    ...siblings.map((card) => ({
      ...here,
      id: card.id,
      title: card.title,
      states: card.states,
      isConsistent: card.consistent,
      isHere: false,
      members: card.members,
      author: card.author,
      authorId: card.authorId,
      chance: besideOf(`scenario/${card.id}`)?.chance ?? null,
      isHidden: besideOf(`scenario/${card.id}`)?.isHidden ?? false,
    })),
  ].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** The members of a family are all of one kind, and every card has been parsed by its own kind's schema. */
function cardOf(card: Beside): ScenarioCard[] {
  return 'states' in card ? [card as ScenarioCard] : []
}
