/**
 * Whether a word that says of what sort a thing is stands in a question beside one thing and in an answer beside another:
 * natural causes are no natural gas, and a nuclear deal is no nuclear weapon.
 */
import { wordsIn } from '#kit/text.ts'
import type { Ask } from '../../../ask/ask.ts'
import { isForm } from '../../../question/word-forms.ts'
import type { Stated } from '../ask-stated.ts'

const sort = 'natural|nuclear|solar|electric|artificial|digital|mobile|social|atomic|quantum'
/** What may be of many sorts, and says little by itself. Other things a question has to share with its answer anyhow. */
const things =
  'accidents?|birth|causes?|crash(?:es)?|cures?|deals?|death|events?|forces?|habits?|laws?|orders?|rates?|reactions?|rules?|selection|shocks?|stars?|threats?|tides?|wonders?'
const pair = new RegExp(String.raw`\b(${sort}) (${things})\b`, 'giu')

export function isOfOtherSort({ of }: Ask, { names }: Pick<Stated, 'names'>): boolean {
  const [title = ''] = names.split('\n')
  const held = wordsIn(title.toLowerCase())
  return [...of.words.matchAll(pair)].some(
    ([, is = '', thing = '']) =>
      held.includes(is.toLowerCase()) && !held.some((word) => isForm(thing.toLowerCase(), word)),
  )
}
