/** A question of Metaculus, whichever of its files it stands in. */
import { lineOf } from '../../reading/plain.ts'
import type { Asked, Outcome, Understood } from '../../reading/told.ts'
import { metaculusType } from './types/index.ts'
import type { MetaculusType, Said } from './types/metaculus-type.ts'

/** Times in milliseconds since 1970. */
export type SaidQuestion = Said & {
  title: string
  type: string
  url: string | null
  opens: number | null
  /** When it was to close. */
  closes: number | null
  resolution: string
  /** When its outcome could be known. */
  knownAt: number | null
}

/** With what reads its forecasts. */
export type Known = { said: SaidQuestion; type: MetaculusType }

export function knownOf(said: SaidQuestion): Understood<Known> {
  const type = metaculusType(said.type)
  return type ? { is: { said, type } } : { why: `is of a type that is not read: "${lineOf(said.type, 40)}"` }
}

export function askedOf({ said, type }: Known): Understood<Asked> {
  const question = type.questionOf(said)
  if ('why' in question) return question
  const outcome = outcomeOf(said, type)
  if ('why' in outcome) return outcome
  const { title, url, opens, closes } = said
  return {
    is: {
      title: lineOf(title, 300) || 'A question without a title',
      url,
      question: question.is,
      opens,
      closes,
      outcome: outcome.is,
      theirBrier: null,
    },
  }
}

const unscored = ['annulled', 'ambiguous']

function outcomeOf(said: SaidQuestion, type: MetaculusType): Understood<Outcome | null> {
  const { resolution, knownAt } = said
  if (resolution === '') return { is: null }
  if (unscored.includes(resolution.toLowerCase())) return { is: { value: null, knownAt } }
  const value = type.outcomeOf(said, resolution)
  if (value === null) return { why: `came out as "${lineOf(resolution, 40)}", which is nothing that it asks for` }
  return { is: { value, knownAt } }
}
