/** Three things or more that are asked for by one word, 'tea, coffee and milk prices', and two or more of one time. */
import { namesSomething } from '../../question/content-words.ts'
import { monthNames } from '../times/calendar.ts'

const nouns = 'prices|costs|shares|levels|rates'
const small = String.raw`(?!(?:in|for|by|at|and|or|to|with|will|would|is|are|than|that|if|${nouns})\b)`
/** 'The green tea'. */
const thing = String.raw`(?:the )?${small}[\p{L}\d-]+(?: ${small}[\p{L}\d-]+){0,2}`
const asksFor = String.raw`(?:please )?(?:(?:we|i)(?:'d| would| will|'ll)? (?:need|want|require|like)|(?:give|show|tell|send) (?:me|us)|(?:we|i)(?:'m| am|'re| are) after)(?: your)?`
const asksHowMuch = String.raw`(?:what|where|how|at what price)\b[^,]*?\b(?:will|would|do|does|expect|are)(?: you expect)?`
const three = String.raw`(?<things>${thing}(?:, ${thing}){1,3},? and ${thing})`
const two = String.raw`(?<things>${thing}(?:, ${thing}){0,3},? and ${thing})`
const year = String.raw`(?:in|for|by|at|as of) (?:the )?(?:end of )?`

const forms: readonly RegExp[] = [
  // 'We need | tea, coffee and milk | price|s for 2031'.
  new RegExp(
    String.raw`^(?<lead>\W*(?:(?:${asksFor}|${asksHowMuch}|will|would|could) )?)${three}(?<rest> (?:${nouns})\b.*)$`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?<lead>\W*${asksHowMuch} )${three}(?<rest> (?:going )?(?:to )?(?:be|trade|sell|cost|fetch|go for|average)\b.*)$`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?<lead>\W*)${asksFor} ${two}(?<rest> ${year}(?:\p{L}{3,9} (?:of )?)?(?:20|21)\d\d\W*)$`,
    'isu',
  ),
  // Of a month figures are asked also where nothing says so.
  new RegExp(
    String.raw`^(?<lead>\W*)${two}(?<rest> ${year}(?:${monthNames.join('|')}) (?:of )?(?:20|21)\d\d\W*)$`,
    'isu',
  ),
]

/** What is asked of all at once, or of which of them, is one. */
const isOne =
  /\b(?:together|both|at once|combined|jointly|in total|add(?:s|ed)? up|sum|total|which|who|drives?|versus|vs)\b/i

/** Each with what is said of all; null where nothing is listed so. */
export function thingsIn(sentence: string): string[] | null {
  if (isOne.test(sentence)) return null
  const { things = '', lead = '', rest = '' } = forms.map((form) => form.exec(sentence)?.groups).find(Boolean) ?? {}
  const all = things.split(/,? and |, /iu)
  // 'Prices' of three are a 'price' of each.
  const ofEach = rest.replace(new RegExp(`^ (${nouns})\\b`, 'iu'), (noun) => noun.slice(0, -1))
  return all.every(namesSomething) ? all.map((one) => `${lead}${one}${ofEach}`) : null
}
