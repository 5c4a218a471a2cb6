/** A question of Metaculus, whichever of its files it stands in. */
import { lineOf } from '../../reading/plain.ts'
import type { Asked, Outcome, Understood } from '../../reading/told.ts'
import { metaculusType } from './types/index.ts'
import type { MetaculusType, Read, Said } from './types/metaculus-type.ts'

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
export type Known = Read & Pick<MetaculusType, 'column' | 'valuesIn'> & { said: SaidQuestion }

export function knownOf(said: SaidQuestion): Understood<Known> {
  const type = metaculusType(said.type)
  if (!type) return { why: `is of a type that is not read: "${lineOf(said.type, 40)}"` }
  const read = type.read(said)
  return 'why' in read ? read : { is: { ...read.is, column: type.column, valuesIn: type.valuesIn, said } }
}

export function askedOf(known: Understood<Known>): Understood<Asked> {
  if ('why' in known) return known
  const { said, question } = known.is
  const outcome = outcomeOf(known.is)
  if ('why' in outcome) return outcome
  const { title, url, opens, closes } = said
  return {
    is: {
      title: lineOf(title, 300) || 'A question without a title',
      url,
      question,
      opens,
      closes,
      outcome: outcome.is,
      theirBrier: null,
    },
  }
}

const unscored = ['annulled', 'ambiguous']

function outcomeOf({ said, outcomeOf: valueOf }: Known): Understood<Outcome | null> {
  const { resolution, knownAt } = said
  if (resolution === '') return { is: null }
  if (unscored.includes(resolution.toLowerCase())) return { is: { value: null, knownAt } }
  const value = valueOf(resolution)
  if (value === null) return { why: `came out as "${lineOf(resolution, 40)}", which is nothing that it asks for` }
  return { is: { value, knownAt } }
}
