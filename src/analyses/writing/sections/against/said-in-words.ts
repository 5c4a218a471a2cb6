/** A part of a whole in words, and of what: 'half of new car sales', 'two thirds of humanity'. */

const parts: readonly (readonly [words: RegExp, part: string])[] = [
  [/\b(?:one |a )?half\b/i, '1/2'],
  [/\btwo thirds\b/i, '2/3'],
  [/\b(?:a|one) third\b/i, '1/3'],
  [/\bthree quarters\b/i, '3/4'],
  [/\b(?:a|one) quarter\b/i, '1/4'],
  [/\b(?:a|one) fifth\b/i, '1/5'],
  [/\b(?:a|one) tenth\b/i, '1/10'],
]

/** Null where no part is named, or not of what. */
function partIn(text: string): { part: string; of: Set<string> } | null {
  for (const [words, part] of parts) {
    const found = new RegExp(String.raw`${words.source} of (?<of>[^.,;:?]+)`, 'i').exec(text)?.groups?.of
    if (found !== undefined) return { part, of: stems(found) }
  }
  return null
}

/** 'Cars' and 'car' are one word; what is short or says when and where is none. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !saysNothing.has(word)).map((word) => word.replace(/(?:es|s)$/, '')))
}
const saysNothing = new Set('the all new today now worldwide world global year years and for from with its'.split(' '))

/** Whether both name the same part of the same: 'half of new car sales', 'about half of today’s car market'. */
export function namesSamePart(one: string, other: string): boolean {
  const [a, b] = [partIn(one), partIn(other)]
  return a !== null && b !== null && a.part === b.part && [...a.of].some((word) => b.of.has(word))
}
