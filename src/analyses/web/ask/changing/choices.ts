/** What may be chosen in the fields of a reading, in plain words. */
import { sayMonths } from '../../../ask/ask-words.ts'
import type { Draft, Than, Wanted } from './draft.ts'

type Choice<V extends string> = { value: V; title: string }
type Choices<V extends string> = readonly Choice<V>[]

export const wantedChoices: Choices<Wanted> = [
  { value: 'chance', title: 'How likely it is' },
  { value: 'amount', title: 'How much it is' },
  { value: 'time', title: 'When it comes' },
  { value: 'peak', title: 'When it is highest' },
  { value: 'which', title: 'Which of several it is' },
  { value: 'compare', title: 'Which is likelier' },
  { value: 'effect', title: 'What follows from it' },
  { value: 'explain', title: 'What lies behind it' },
]

export const thanChoices: Choices<Than> = [
  { value: 'nothing', title: 'Nothing' },
  { value: 'number', title: 'A number' },
  { value: 'year', title: 'Itself in another year' },
  { value: 'other', title: 'Something else' },
]

const simple: Choices<Draft['comparison']> = [
  { value: 'at-least', title: 'At least' },
  { value: 'above', title: 'More than' },
  { value: 'at-most', title: 'At most' },
  { value: 'below', title: 'Less than' },
]

/** Between two numbers, not between two things. */
export function comparisonChoices(than: Than): Choices<Draft['comparison']> {
  return than === 'number' ? [...simple, { value: 'between', title: 'Between' }] : simple
}

export const whenChoices: Choices<Draft['when']> = [
  { value: 'unsaid', title: 'Not said' },
  { value: 'in', title: 'In a year' },
  { value: 'by', title: 'By a year' },
  { value: 'within', title: 'From … to' },
  { value: 'ever', title: 'Any time' },
]

/** With the span of months that was read, where it is one. */
export function monthChoices(read: string): Choices<string> {
  const single = Array.from({ length: 12 }, (_, i) => String(i + 1))
  const months = read === '' || single.includes(read) ? single : [...single, read]
  return [{ value: '', title: 'Whole year' }, ...months.map((value) => ({ value, title: sayMonths(value) }))]
}

/** The world, and where the question named another place, that. */
export function placeChoices(read: string): Choices<string> {
  const world = { value: 'world', title: 'The world' }
  return read === 'world' ? [world] : [world, { value: read, title: read }]
}
