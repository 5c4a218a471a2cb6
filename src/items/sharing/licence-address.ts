/** Where the licence that somebody names in words is written, for programs that ask for an address. */
const known: [RegExp, string][] = [
  [/\bCC0\b/i, 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [/\bCC[- ]BY[- ]SA[- ]4\.0\b/i, 'https://creativecommons.org/licenses/by-sa/4.0/'],
  [/\bCC[- ]BY[- ]4\.0\b/i, 'https://creativecommons.org/licenses/by/4.0/'],
  [/\bPDDL[- ]1\.0\b/i, 'https://opendatacommons.org/licenses/pddl/1-0/'],
  [/\bODbL[- ]1\.0\b/i, 'https://opendatacommons.org/licenses/odbl/1-0/'],
]

/** Null where the words name none, several, or one for a part of the data: then they have to be read. */
export function licenceAddress(words: string): string | null {
  const found = known.filter(([pattern]) => pattern.test(words))
  const isForPart = /\b(from|since|before|until|to) \d{4}|\bfor its part\b|\bpackaging\b|not (stated|seen)/i.test(words)
  return found.length === 1 && !isForPart ? (found[0]?.[1] ?? null) : null
}
