/** The words by which the base is searched for what a question asks, without what is merely told beside it. */
import { namesSomething } from '../question/content-words.ts'
import type { Ask, Question } from './ask.ts'

/** Of all parts; the whole text where they name nothing, as 'What is the chance of that?' */
export function askedWords({ parts }: Question, whole: string): string {
  const words = parts.flatMap(({ of, condition }) => [of.words, condition?.of.words ?? '']).join(' ')
  return namesSomething(words) ? words : whole
}

/** Of one part. 'When does it pass that?' is about what was asked before, or is taken as given. */
export function wordsOfPart({ of: { words }, condition }: Ask, before: readonly Ask[], whole: string): string {
  const tries = [words, ...before.map(({ of }) => `${of.words} ${words}`), `${condition?.of.words ?? ''} ${words}`]
  return tries.find(namesSomething) ?? whole
}
