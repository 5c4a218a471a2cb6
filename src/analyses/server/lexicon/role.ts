/**
 * What a word does in a question, as far as a dictionary tells: names a thing, somebody by what they do, or neither. Of
 * 'will the uptake of electric cars restart' the cars are what it is about.
 */
import { remembered } from '../../remembered.ts'
import { formsOf } from './forms.ts'
import { type Sense, sensesOf } from './wordnet.ts'

/** `abstract`: how much, how, when, what somebody thinks; `other`: a verb or a quality; `unknown`: in no dictionary. */
export type Role = 'thing' | 'person' | 'abstract' | 'other' | 'unknown'

/** Of qualities, thoughts, feelings, motives, amounts, relations, shapes and times (lexnames(5WN)). */
const abstract = new Set([7, 9, 12, 16, 23, 24, 25, 28])
const people = 18
const mostKept = 5000
/** Of a sense that was met nowhere in the text that was marked. */
const unmet = 0.2
/** A noun is one that is meant as a noun this often. */
const leastNoun = 0.4

export const roleOf = remembered(mostKept, (word): Role => roleAmong(meaningsOf(word), leastNoun))

/** Where only a noun can stand: the pumps of 'how many heat pumps', who are seldom meant as such. */
export const roleOfNoun = remembered(mostKept, (word): Role => roleAmong(meaningsOf(word), 0))

function meaningsOf(word: string): Sense[] {
  return formsOf(word).flatMap(({ form, as }) =>
    sensesOf(form).filter(({ file }) => as === 'any' || as === partOf(file)),
  )
}

function roleAmong(senses: readonly Sense[], least: number): Role {
  if (senses.length === 0) return 'unknown'
  const nouns = senses.filter(({ file }) => file === 'noun')
  if (nouns.length === 0 || sumOf(nouns) < least * sumOf(senses)) return 'other'
  const share = (is: (sort: number) => boolean) => sumOf(nouns.filter(({ sort }) => is(sort))) / sumOf(nouns)
  if (share((sort) => sort === people) > 0.5) return 'person'
  return share((sort) => abstract.has(sort)) > 0.5 ? 'abstract' : 'thing'
}

const partOf = (file: Sense['file']) => (file === 'adj' || file === 'adv' ? 'adjective' : file)

const sumOf = (senses: readonly Sense[]): number => senses.reduce((sum, { times }) => sum + times + unmet, 0)

/** Whether it is written as it should be. */
export const isWord = (word: string): boolean => roleOf(word) !== 'unknown'
