/** Whether two words are forms of one. */

/** 'Farms' is a form of 'farming', and 'car' none of 'carbon'. */
export function isForm(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  const stem = short.replace(/(?:e?s|ing|ed|er|y)$/, '')
  const isStem =
    stem.length >= 3 && long.startsWith(stem) && /^(?:y|e?s|ing|ed|er|ers|ies|ion)?$/.test(long.slice(stem.length))
  return isStem || isWithoutE(short, long)
}

/** 'Blockading' is a form of 'blockade', which loses its last letter. */
const isWithoutE = (short: string, long: string): boolean =>
  short.length >= 5 && short.endsWith('e') && [`${short.slice(0, -1)}ing`, `${short.slice(0, -1)}ion`].includes(long)
