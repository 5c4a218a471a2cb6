/** The words by which the base is searched for what a question asks, without what is merely told beside it. */
import { contentWords } from '../question/content-words.ts'
import type { Question } from './ask.ts'

/** Of all parts; the whole text where they name nothing, as 'What is the chance of that?' */
export function askedWords({ parts }: Question, whole: string): string {
  const words = parts.flatMap(({ of, condition }) => [of.words, condition?.of.words ?? '']).join(' ')
  return namesSomething(words) ? words : whole
}

function namesSomething(text: string): boolean {
  return contentWords(text).some(({ weight }) => weight > 0.5)
}
