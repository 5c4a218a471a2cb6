/** Words as they stand in a question, and not as they are looked for: 'Eurovision', where 'eurovision' is not found. */

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu

/** One that is not found again stays as it is. */
export function wordsAsTyped(words: readonly string[], text: string): string[] {
  const typed = (text.match(word) ?? [])
    .flatMap((one) => [one, ...one.split('-')])
    .map((one) => one.replace(/['’]s$/, ''))
  return words.map((looked) => typed.find((one) => plain(one) === looked) ?? looked)
}

/** Without case and accents, as words are looked for. */
function plain(typed: string): string {
  return typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
