/** The words of a text, and which of them count as the same. English only, as the reports are. */

export type Word = { text: string; start: number; end: number }

/** Letters, digits and what joins them: `co-operation`, `CO2`, `don't`. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/**
 * So that 'emission' and 'emissions', 'rise' and 'rising' are one. It only joins forms of a word; it is no dictionary.
 */
export function stemOf(word: string): string {
  const low = word.toLowerCase().replace(/['’]s?$/, '')
  if (low.length <= 3) return low
  const stem = low
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ing|ed)$/, '')
  return stem.length < 3 ? low : stem.replace(/([^aeiou])\1$/, '$1').replace(/e$/, '')
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ text: word }) => [stemOf(word), ...word.split('-').map(stemOf)]))
}

/** A list of words as they are written in a file: with spaces between them. */
export function listOf(words: string): string[] {
  return words.trim().split(/\s+/)
}
