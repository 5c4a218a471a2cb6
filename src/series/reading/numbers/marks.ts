/**
 * Marks beside a value: footnotes, and letters by which statistics say what a value is worth. They are parted from the
 * number and kept; `series/marks.ts` says what they mean.
 */

const letters = 'a-z'
const one = String.raw`[*†‡§¶#]+|[⁰¹²³⁴⁵⁶⁷⁸⁹ªºᵃ-ᵿʰ-ʸ]+[⁾)]?|⁽[^⁾]{1,4}⁾|\[[^\]\d]{1,6}\]|\[\d{1,3}\]|\((?:[${letters}]{1,2}|est\.?|prov\.?|rev\.?|\d{1,2})\)|(?<=\s)\d{1,2}\)|(?:est|prov|rev)\.|[prebcduszfn]{1,3}(?![${letters}.])`
const trailing = new RegExp(`^(?:\\s*(?:${one}))+$`, 'i')
const each = new RegExp(one, 'gi')

/** The marks in what stands after a number; null where it is something else. '† ‡' are one mark. */
export function marksIn(text: string): string | null {
  if (text === '') return ''
  if (!trailing.test(text)) return null
  return [...text.matchAll(each)].map(([mark]) => bare(mark)).join('')
}

const leading =
  /^(?:\((p|e|r|b|c|d|u|s|f|est\.?|prov\.?|rev\.?)\)\s*|\[(\w{1,3})\]\s*|([prebf])(?=[\d.])|([*†‡§]+)\s*(?=[\d.+-]))/i

/** What stands before a number: `(p) 12.6`, `r12.7`. */
export function leadingMark(text: string): { mark: string; rest: string } {
  const found = leading.exec(text)
  if (!found) return { mark: '', rest: text }
  return { mark: found.slice(1).find((told) => told !== undefined) ?? '', rest: text.slice(found[0].length) }
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹ªºᵃᵇᶜᵈᵉᶠᵖʳˢᵘ'].map((sign, i) => [sign, '0123456789aoabcdefprsu'[i] ?? sign]),
)

/** Without brackets, and raised letters on the line: a mark is a word, not a picture. */
function bare(mark: string): string {
  return [...mark.replaceAll(/[()[\]⁽⁾]/g, '')].map((sign) => raised[sign] ?? sign).join('')
}
