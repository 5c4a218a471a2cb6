/**
 * What an answer is of, in the words of a sentence: 'world population in 2050', 'Finland leads the report of 2028'. The
 * headline and sentence one are made of the same words.
 */
import type { Evidence } from '../../report/evidence.ts'
import { type Side, withoutBaseline } from '../answers/says.ts'
import { monthPattern } from '../../ask/times/calendar.ts'
import { amount, bare, type Phrase, type Piece } from '../sentence.ts'

/** `said`: of a chance a clause, else what has a name. `denied`: the clause, where it can be said better than as a whole. */
export type Event = {
  said: Phrase
  /** Of one of several, whose `said` names both: 'the largest source in 2030: solar', and that it is solar. */
  clause?: Phrase
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

/** 'Child mortality in 2035', 'Arctic sea ice in September 2027'. */
export const inTime = (name: Piece, at: Piece): Phrase => [name, monthAtEnd.test(name.text) ? ' ' : ' in ', at]
const monthAtEnd = new RegExp(` in ${monthPattern}$`, 'i')

/** What is held against a value: 'the price of gold is above 5,000 dollars in 2030'. */
export const againstValue = (name: Phrase, side: Side, value: Phrase, at: Phrase): Event => ({
  said: [name, ` is ${side} `, value, ' in ', at],
  denied: [name, ` is ${otherSide[side]} `, value, ' in ', at],
})

/** A value over a figure: years that its unit is counted from would be read as when, and stand in sentence one. */
export function valueOver(value: Evidence, name = ''): Phrase {
  return plainer(value, withoutNamed(withoutBaseline(amount(value).text), bare(value).text, name))
}

/** The value with its unit, but for what its name says: road deaths per 100,000 people are 17.47, and no '17.47 per 100,000'. */
export function valueOf(value: Evidence, name: string): Phrase {
  return plainer(value, withoutNamed(amount(value).text, bare(value).text, name))
}

function plainer(value: Evidence, text: string): Phrase {
  const [whole, number] = [amount(value), bare(value)]
  return text === whole.text ? whole : [number, text.slice(number.text.length)]
}

function withoutNamed(text: string, number: string, name: string): string {
  const unit = text.slice(number.length).trim().toLowerCase()
  const isNamed = unit !== '' && ` ${name.toLowerCase()} `.includes(` ${unit} `)
  return text.startsWith(number) && isNamed ? number : text
}

export const otherSide: Readonly<Record<Side, Side>> = {
  'at least': 'below',
  below: 'at least',
  above: 'at most',
  'at most': 'above',
}
