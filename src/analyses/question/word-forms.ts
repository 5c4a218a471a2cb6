/** Whether two words are forms of one. */

/** 'Farms' is a form of 'farming', and 'car' none of 'carbon'. */
export function isForm(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  const stem = short.replace(/(?:e?s|ing|ed|er|y)$/, '')
  return stem.length >= 3 && long.startsWith(stem) && /^(?:y|e?s|ing|ed|er|ers|ies|ion)?$/.test(long.slice(stem.length))
}
