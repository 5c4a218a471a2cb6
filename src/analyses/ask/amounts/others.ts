/** With another thing: 'more than coal', 'ahead of wind', 'wind or solar: which'. */
import type { Comparison, Relation } from '../ask.ts'
import { less, more } from './compared-words.ts'
import { type Reader, reader } from '../cut.ts'

type OtherReader = Reader<Relation, unknown>

const passes = String.raw`(?:overtak(?:e|es|en|ing)|surpass(?:es|ed|ing)?|pass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|outnumber(?:s|ed)?|outsell(?:s)?|outstrip(?:s|ped)?|outpaces?|eclipses?|beats?|catch(?:es)? up with|cross(?:es)?|dethrones?)`
const notThing = String.raw`(?!\d|it\b|they\b|ever\b|before\b|expected\b|usual\b|half\b|one\b|two\b|three\b|nothing\b|inflation target)`
const thing = String.raw`((?:(?:the|all|its|their|those|that) )*${notThing}\p{L}[^,.?!;:]{1,60}?)`
const end = String.raw`(?= (?:in|by|before|until|within|worldwide|globally|next|this|some day|one day|ever|do|does|is|are|was|were|will)\b|[,.?!;:]| ,|$)`
const side = String.raw`\p{L}[\p{L} ]{1,40}?`

const named = (comparison: Comparison, pattern: string): OtherReader =>
  reader(pattern, ([, other = '']) => ({ factor: 1, comparison, of: { other } }))

export const others: readonly OtherReader[] = [
  named('above', String.raw`\bahead of ${thing}${end}`),
  named('below', String.raw`\bbehind ${thing}${end}`),
  named('below', String.raw`\b${less}\b[^,.?!]{0,60}? than ${thing}${end}`),
  named('above', String.raw`\b(?:${more}|faster|better|\p{L}{3,8}er)\b[^,.?!]{0,60}? than ${thing}${end}`),
  named('above', String.raw`\b${passes} ${thing}${end}`),
  named('above', String.raw`^\W*${side} or (${side}) ?[:,–-] ?(?=which|what|who)`),
  named(
    'above',
    String.raw`(?<=\b(?:which|what|who)\b.{3,60})[:,–-] ?\p{L}[^,:?]{1,60}? or (\p{L}[^,:?]{1,60}?)(?= ?[?,]|$)`,
  ),
]
