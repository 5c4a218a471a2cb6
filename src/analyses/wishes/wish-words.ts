/**
 * What is kept of a question that the base cannot answer, where its asker wants it answered: the words that say what it
 * is about, and nothing else of it. Whatever is long, or looks like a number by which somebody is called, is left out.
 */
import { contentWords } from '../question/content-words.ts'

const mostWords = 8
const longestWord = 30
/** Each word with a space: as the table holds it. */
export const longestWish = mostWords * (longestWord + 1)

/** 'eurovision'; null where it names nothing. */
export function wishOf(question: string): string | null {
  const words = contentWords(question)
    .filter(({ word, weight }) => weight > 0.5 && word.length <= longestWord && !/\d{4}/.test(word))
    .map(({ word }) => word)
  return words.slice(0, mostWords).join(' ') || null
}
