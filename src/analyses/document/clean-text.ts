/** Text as files may hold it: nothing that XML forbids, nothing that turns the direction of what follows, one line. */

/** Control signs, lone halves of pairs, and signs that are none. Tabs and line ends become spaces first. */
const forbidden = /\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu
/** Embeddings and overrides of direction. The text's own letters say which way it runs. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

export function cleanText(text: string): string {
  return text
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(forbidden, '')
    .replaceAll(turning, '')
    .trim()
}

/** As `cleanText`, for a piece of a sentence, whose spaces at the ends part it from its neighbours. */
export function cleanPiece(text: string): string {
  const [before, after] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : '']
  const clean = cleanText(text)
  return clean === '' ? before || after : `${before}${clean}${after}`
}
