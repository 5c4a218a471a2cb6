/** With another thing: 'more than coal', 'ahead of wind', 'wind or solar: which'. */
import type { Comparison, Relation } from '../ask.ts'
import { less, more } from './compared-words.ts'
import { readPerCent, sharePattern } from './amount-words.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'

type OtherReader = Reader<Relation, unknown>

const multiples: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, 'three times': 3, half: 0.5 }

const passes = String.raw`(?:overtak(?:e|es|en|ing)|surpass(?:es|ed|ing)?|pass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|outnumber(?:s|ed)?|outsell(?:s)?|outstrip(?:s|ped)?|outpaces?|eclipses?|beats?|tops?|outdo(?:es)?|outproduces?|outgrows?|outweighs?|trumps?|leapfrogs?|catch(?:es)? up with|cross(?:es)?|dethrones?|(?:goes?|gone|get|gets|got|moves?|moved|pulls?|pulled|edges?|edged|slips?|slipped) (?:past|ahead of))`
const notThing = String.raw`(?!\d|(?:the )?(?:very )?(?:end|start|beginning|close|middle|year)\b|even\b|out\b|off\b|up\b|away\b|it\b|they\b|ever\b|of\b|before\b|expected\b|usual\b|half\b|one\b|two\b|three\b|nothing\b|inflation target)`
const thing = String.raw`((?:(?:the|all|its|their|those|that) )*${notThing}\p{L}[^,.?!;:]{1,60}?)`
const end = String.raw`(?= (?:or|already|world ?wide|world-wide|on earth|in,|in|by|before|until|within|worldwide|globally|next|this|some day|one day|ever|do|does|is|are|was|were|will|on \d|as of|come)\b|[,.?!;:]| ,|$)`
const side = String.raw`\p{L}[\p{L} ]{1,40}?`

const stays =
  'drops?|falls?|sinks?|slips?|dips?|goes|go|rises?|climbs?|be|is|are|stays?|stands?|remains?|lies?|get|gets'
const mark = String.raw`(?:replacement|average|zero|freezing|(?:the|its|their|that|this) (?:level|line|mark|poverty|record|peak|target|limit|threshold|average|safe)|control|water|pressure|par)\b`
const isPassed = String.raw`(?:overtaken|surpassed|passed|exceeded|outnumbered|outsold|outstripped|outpaced|eclipsed|beaten|dethroned|topped|outdone)`
/** 'Three to one', 'four times'; 'by a factor of three'. */
const byMuch = String.raw`(?:by )?(?:(?:at least|more than|over) )?(?:a factor of (${numberPattern})|(${numberPattern})(?:[ -]to[ -](?:one|1)\b|:1\b| times| ?-?fold))`
const timesThan = new RegExp(byMuch, 'u')

const named = (comparison: Comparison, pattern: string): OtherReader =>
  reader(pattern, ({ 1: said = '', input }) => {
    const [, one, two] = timesThan.exec(input) ?? []
    const other = said.replace(/^(?:will|would|could|can|does|do|is|are|has|have) /, '')
    return {
      factor: readNumber(one ?? two ?? '1'),
      comparison,
      of: { other: other.replace(new RegExp(`,? ${byMuch}.*$`, 'u'), '') },
    }
  })

/** 'More than double what nuclear puts out', 'a third of what all reactors make'. */
const makes = String.raw`(?:puts? out|makes?|produces?|generates?|gives?|gets?|brings?|uses?|has|have|do|does|will|sells?|earns?|emits?|spends?|delivers?|burns?|consumes?|provides?|supplies?)`
const ofWhat = reader<Relation, unknown>(
  String.raw`\b(?:(more than|over|above|at least|fewer than|less than|below|under|no more than) )?(twice|double|triple|three times|${numberPattern} times|${sharePattern}) (?:of )?(?:what|as much as|as many as) (?!it\b|they\b|was\b|were\b|is\b|there\b|we\b|the (?:level|value|price)\b|today)((?:the |all |all the )*\p{L}[^,.?!;:]{1,50}?)(?: (?:on the planet|in the world|worldwide|together))? ${makes}\b`,
  ([, lead = '', times = '', other = '']) => {
    const factor = multiples[times] ?? timesIn(times)
    return { factor, comparison: comparisonOf(lead, lead === '' && factor < 1), of: { other } }
  },
)

const timesIn = (words: string): number =>
  words.endsWith('times') ? readNumber(words.replace(/ times$/, '')) : readPerCent(words) / 100

function comparisonOf(lead: string, isLess = false): Comparison {
  if (isLess || /fewer|less|below|under|no more/.test(lead)) return 'below'
  return lead && lead !== 'at least' ? 'above' : 'at-least'
}

/** 'Gold at 50 barrels of oil': so many times the price of another. */
const pieces = reader<Relation, unknown>(
  String.raw`\b(?:(more than|over|above|at least|fewer than|less than|below|under) )?(${numberPattern}) (?:barrels?|ounces?) of (\p{L}+)`,
  ([, lead = '', number = '', other = '']) => ({
    factor: readNumber(number),
    comparison: comparisonOf(lead),
    of: { other },
  }),
)

/** 'Twice as many as X', 'half as much as Y', 'three times that of Z'. */
export const othersByFactor: readonly OtherReader[] = [
  ofWhat,
  pieces,
  named('above', String.raw`\b${passes} ${thing} (?=${byMuch.replaceAll(/\((?!\?)/g, '(?:')})`),
  reader(
    String.raw`\b(twice|double|triple|half|${numberPattern} times)(?: as (?:much|many|high|large|big|often|common|\p{L}+)\b[^,.?!]{0,40}? as| (?:that|those|the (?:number|output|share|level|amount|figure)) of) (?:that of |those of )?${thing}${end}`,
    ([, times = '', other = '']) => {
      const factor = multiples[times] ?? readNumber(times.replace(/ times$/, ''))
      return isTime.test(other) ? null : { factor, comparison: factor < 1 ? 'at-most' : 'at-least', of: { other } }
    },
  ),
]
const isTime = /^(?:it|they|in|now|today|at|before|last|this|back|what|were|was|current|present)\b|level/

export const others: readonly OtherReader[] = [
  named('above', String.raw`\b(${side}) (?:be |is |are |being |been |get |gets |ever |finally )*${isPassed}\b(?= by )`),
  named('above', String.raw`\b(?:outranks?|more of it than|more than|surpass) ${thing}${end}`),
  named(
    'below',
    String.raw`\b(?:lags?|trails?|falls? behind|lagging|trailing|second to|loses? (?:its|the) lead to|cedes? (?:its|the) lead to) (?:behind )?${thing}${end}`,
  ),
  named(
    'above',
    String.raw`^\W*${side} (?:against|versus|vs\.?) (${side}) ?[:,–-].*\b(?:ahead|leads?|more|bigger|larger|in front|greater|higher|wins?)\b`,
  ),
  named('above', String.raw`\bleaves? ${thing} behind\b`),
  named(
    'below',
    String.raw`\b(?:${stays}) (?:below|beneath|under) (?:that of |those of )?(?!${mark}|in\b|by\b)${thing}${end}`,
  ),
  named('above', String.raw`\b(?:${stays}) (?:above|over) (?:that of |those of )?(?!${mark}|in\b|by\b)${thing}${end}`),
  named('above', String.raw`\b(?:ahead|in front) of ${thing}${end}`),
  named('below', String.raw`\bbehind (?!for\b)${thing}${end}`),
  named('below', String.raw`\b${less}\b[^,.?!]{0,60}? than ${thing}${end}`),
  named('above', String.raw`\b(?:${more}|faster|better|\p{L}{3,8}er)\b[^,.?!]{0,60}? than ${thing}${end}`),
  named('above', String.raw`\b${passes} ${thing}${end}`),
  named('above', String.raw`^\W*${side} or (${side}) ?[:,–-] ?(?=which|what|who)`),
  named(
    'above',
    String.raw`(?<=\b(?:which|what|who)\b.{3,60})[:,–-] ?\p{L}[^,:?]{1,60}? or (\p{L}[^,:?]{1,60}?)(?= ?[?,]|$)`,
  ),
]
