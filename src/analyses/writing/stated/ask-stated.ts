/** The record that an answer states of itself, and what can differ between it and what was asked. */
import type { Ask, Clause, Relation, When } from '../../ask/ask.ts'

/** The ways in which another question may come out, where a question takes one of them as given. */
export type OptionsGiven = {
  /** What it takes as given: one, or that any of several comes. */
  given: readonly string[]
  others: readonly string[]
}

export type Stated = Pick<Ask, 'wants' | 'relation' | 'when' | 'negated'> & {
  /** `options`: where it takes one way as given in which another question may come out. */
  condition: { negated: boolean; relation?: Relation | null; options?: OptionsGiven | null } | null
  /** What its value counts; null where that is no value. */
  unit: string | null
  /** All that it names, since what is asked may name one of several. */
  places: readonly string[]
  /** Whether its title has what is compared, so that whoever asks by its name has no need to say it. */
  isNamed: boolean
  /** When what it takes as given is to come: asked after, it is the time of both. */
  given: When | null
  /** Whether it asks for more or less of something than there was, without a value. */
  isCompared: boolean
  /** Of what it is by the title, label and unit, and in the next lines its summary: what they say is said of it. */
  names: string
  /**
   * What its number is of: the title and label of a question; of a series its label and unit, since its title tells how it
   * moves.
   */
  called: string
  /** Those that its title, label or summary names. */
  numbers: readonly number[]
  /** Years that its title names of itself, beside that in which it is decided. */
  years: readonly number[]
  /** Of the highest or lowest that is known: the year from which it is known, and that of which it is. */
  known?: { from: number; at: number } | undefined
  /** Of which month each of its yearly values is; most are of none. */
  monthOfEach?: string | undefined
  /** Whether a time that it states is no finer than a year. */
  isOfYears?: boolean
  /** The year that its change is counted from, or that it is held against. */
  since?: number | undefined
  /** Whether it tells one of those that were named, and of no others. */
  isAmong?: boolean
  /** What of a thing it states. */
  measure: Clause['of']['measure']
}

export type Difference =
  | 'wants'
  | 'relation'
  | 'when'
  | 'condition'
  | 'denied'
  | 'place'
  | 'unit'
  | 'measure'
  | 'subject'
  | 'unread'
