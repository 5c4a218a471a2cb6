/** Words as they stand in a question, and not as they are looked for: 'Eurovision', where 'eurovision' is not found. */
import { isSmall } from './content-words.ts'

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu

/** One that is not found again stays as it is. */
export function wordsAsTyped(words: readonly string[], text: string): string[] {
  const typed = (text.match(word) ?? [])
    .flatMap((one) => [one, ...one.split('-')])
    .map((one) => one.replace(/['’]s$/, ''))
  const named = namesIn(text)
  const whole = words.map((looked) => {
    const one = typed.find((said) => plain(said) === looked) ?? looked
    return named.find((name) => name.split(' ').includes(one)) ?? one
  })
  return [...new Set(whole)]
}

/** Each whole, as 'Grand Theft Auto 7', and without the small words that a sentence begins with. */
function namesIn(text: string): string[] {
  const found = text.match(/\p{Lu}[\p{L}\p{N}'’-]*(?: (?:\p{Lu}[\p{L}\p{N}'’-]*|\d{1,3}(?![\p{L}\p{N}])))+/gu) ?? []
  return found.map((name) => {
    const parts = name.split(' ')
    return parts.slice(parts.findIndex((part) => !isSmall(plain(part)))).join(' ')
  })
}

/** Without case and accents, as words are looked for. */
function plain(typed: string): string {
  return typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
