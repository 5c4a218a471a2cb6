/**
 * What a language model may call for while it chooses a way to an answer: the ways, an item, the number of a way. It is
 * told no number that it does not ask for. What it calls for is checked, whatever it is.
 */
import { z } from 'zod'
import { jsonIn } from '#kit/language-model/json-in.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { formulaNamed } from '../../formulas/index.ts'
import { wayOf } from '../../writing/answers/ways.ts'
import type { Answer, Writing } from '../../writing/writing.ts'
import type { Tool } from '#kit/server/language-model/model-client.ts'

const naming = (name: string, says: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description: says } },
  required: [name],
  additionalProperties: false,
})

export const planningTools: Tool[] = [
  {
    name: 'list_ways',
    description: 'The ways to just what is asked: their names, formulas and items. Without numbers.',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
  },
  {
    name: 'look_at_item',
    description: 'What an item of a way is: title, summary, when it was last changed.',
    parameters: naming('item', 'its reference, such as trend/4'),
  },
  {
    name: 'number_of_way',
    description: 'The number that a way comes to.',
    parameters: naming('way', 'its name, as list_ways gives it'),
  },
  {
    name: 'choose_way',
    description: 'Chooses the way by which the report answers. Ends the work.',
    parameters: naming('way', 'its name, as list_ways gives it'),
  },
]

export type Outcome = { says: string } | { chosen: string } | { wrong: string }
type Called = { name: string; given: string }

const itemGiven = z.strictObject({ item: z.string() })
const wayGiven = z.strictObject({ way: z.string() })

export function answerCall({ name, given }: Called, w: Writing, ways: readonly Answer[]): Outcome {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  return call ? call(given, w, ways) : { wrong: 'there is no such tool' }
}

type Answering = (given: string, w: Writing, ways: readonly Answer[]) => Outcome

const calls: Record<string, Answering> = {
  list_ways: (_, w, ways) => ({ says: JSON.stringify(ways.map((way) => described(w, way))) }),
  look_at_item(given, w, ways) {
    const ref = itemGiven.safeParse(jsonIn(given)).data?.item
    const isOffered = ways.some((way) => wayOf(w, way).items.some((item) => item === ref))
    const item = isOffered ? w.dossier.items.find((one) => one.ref === ref) : undefined
    return item ? { says: JSON.stringify(shownOf(item)) } : { wrong: 'no way rests on such an item' }
  },
  number_of_way(given, w, ways) {
    const way = namedIn(given, w, ways)
    return way ? { says: JSON.stringify({ number: way.text, of: way.says }) } : { wrong: 'there is no such way' }
  },
  choose_way(given, w, ways) {
    const way = namedIn(given, w, ways)
    return way ? { chosen: wayOf(w, way).id } : { wrong: 'there is no such way' }
  },
}

function namedIn(given: string, w: Writing, ways: readonly Answer[]): Answer | undefined {
  const id = wayGiven.safeParse(jsonIn(given)).data?.way
  return ways.find((way) => wayOf(w, way).id === id)
}

function described(w: Writing, answer: Answer) {
  const { id, formula, items } = wayOf(w, answer)
  const known = formula === null ? null : formulaNamed(formula)
  return {
    way: id,
    how: known ? `${known.says}: ${known.how}` : 'read from the item as it stands',
    items: items.map((ref) => ({ ref, title: w.dossier.items.find((one) => one.ref === ref)?.title ?? ref })),
  }
}

const shownOf = ({ title, summary, author, updatedAt }: Dossier['items'][number]) => ({
  title,
  summary,
  author,
  updatedAt,
})
