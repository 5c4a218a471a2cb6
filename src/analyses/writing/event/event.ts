/**
 * What an answer is of, in the words of a sentence: 'world population in 2050', 'Finland leads the report of 2028'. The
 * headline and sentence one are made of the same words.
 */
import type { Evidence } from '../../report/evidence.ts'
import { type Side, withoutBaseline } from '../answers/says.ts'
import { amount, bare, type Phrase } from '../sentence.ts'

/** `said`: of a chance a clause, else what has a name. `denied`: the clause, where it can be said better than as a whole. */
export type Event = {
  said: Phrase
  denied?: Phrase
  /** ',' where it ends in what is taken as given, and a sentence goes on. */
  goesOn?: string
}

/** 'It does not come about that' where nobody has said it better. */
export const opposite = ({ said, denied, goesOn = '' }: Event): Event => ({
  said: denied ?? ['it does not come about that ', said],
  denied: said,
  goesOn,
})

/** What is held against a value: 'the price of gold is above 5,000 dollars in 2030'. */
export const againstValue = (name: Phrase, side: Side, value: Phrase, at: Phrase): Event => ({
  said: [name, ` is ${side} `, value, ' in ', at],
  denied: [name, ` is ${otherSide[side]} `, value, ' in ', at],
})

/** A value over a figure: years that its unit is counted from would be read as when, and stand in sentence one. */
export function valueOver(value: Evidence): Phrase {
  const [whole, number] = [amount(value), bare(value)]
  const plain = withoutBaseline(whole.text)
  return plain === whole.text ? whole : [number, plain.slice(number.text.length)]
}

export const otherSide: Readonly<Record<Side, Side>> = {
  'at least': 'below',
  below: 'at least',
  above: 'at most',
  'at most': 'above',
}
