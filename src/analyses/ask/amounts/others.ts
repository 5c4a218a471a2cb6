/** With another thing: 'more than coal', 'ahead of wind', 'wind or solar: which'. */
import type { Comparison, Relation } from '../ask.ts'
import { less, more } from './compared-words.ts'
import { readPerCent, sharePattern } from './amount-words.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'

type OtherReader = Reader<Relation, unknown>

const multiples: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, 'three times': 3, half: 0.5 }

const passes = String.raw`(?:overtak(?:e|es|en|ing)|surpass(?:es|ed|ing)?|pass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|out-?(?:number|sell|strip|pace|do|produce|grow|weigh|perform|rank|class|last)(?:e?s|p?ed|n)?|eclipses?|beats?|tops|topped|(?<=\b(?:will|to|would|can|could|ever|may|might) )top|trumps?|leapfrogs?|catch(?:es)? up with|cross(?:es)?|dethrones?|(?:goes?|gone|get|gets|got|moves?|moved|pulls?|pulled|edges?|edged|slips?|slipped) (?:past|ahead of))`
const notThing = String.raw`(?!\d|(?:the )?(?:very )?(?:end|start|beginning|close|middle|year)\b|even\b|out\b|off\b|up\b|away\b|it\b|they\b|ever\b|of\b|before\b|us(?=\W*$|,)|by\b(?! (?:someone|somebody|another|others)\b)|without\b|with\b|(?:from |by |in |with |at )?any(?:thing|one|body)?(?: of)?(?: the)? (?:other|else)\b|all (?:the )?others\b|expected\b|usual\b|half\b|one\b|two\b|three\b|nothing\b|inflation target)`
const thing = String.raw`((?:(?:the|all|its|their|those|that) )*${notThing}\p{L}(?:[^,.?!;:]|\.(?=\d)){1,60}?)`
const end = String.raw`(?= (?:or|already|world ?wide|world-wide|on earth|in,|in|by|before|until|within|worldwide|globally|next|this|some day|one day|ever|do|does|is|are|was|were|will|on \d|as of|come)\b|[,?!;:]|\.(?!\d)| ,|$)`
const side = String.raw`\p{L}[\p{L}' ]{1,40}?`

const stays =
  'drops?|falls?|sinks?|slips?|dips?|goes|go|rises?|climbs?|be|is|are|stays?|stands?|remains?|lies?|get|gets'
const mark = String.raw`(?:replacement|average|zero|freezing|(?:the|its|their|that|this) (?:level|line|mark|poverty|record|peak|target|limit|threshold|average|safe)|control|water|pressure|par)\b`
const isPassed = String.raw`(?:overtaken|surpassed|passed|exceeded|outnumbered|outsold|outstripped|outpaced|eclipsed|beaten|dethroned|topped|outdone)`
/** 'Three to one', 'four times'; 'by a factor of three'. */
const byMuch = String.raw`(?:by )?(?:(?:at least|more than|over) )?(?:a factor of (${numberPattern})|(${numberPattern})(?:[ -]to[ -](?:one|1)\b|:1\b| times| ?-?fold))`
const timesThan = new RegExp(byMuch, 'u')

/** 'Coffee chance' is how a note asks for the chance of coffee. */
const bareOf = (other: string): string => other.replace(/ (?:chances?|odds|probability|likelihood)$/u, '').trim()

const named = (comparison: Comparison, pattern: string): OtherReader =>
  reader(pattern, ({ 1: said = '', input }) => {
    const [, one, two] = timesThan.exec(input) ?? []
    const other = said
      .replace(/^.*\b(?:chances?|odds|probability|likelihood|likely|probable)\b.*?\bthat /u, '')
      .replace(/^(?:will|would|could|can|does|do|is|are|has|have|in|from|for|at|that (?:of|from)) /, '')
    return {
      factor: readNumber(one ?? two ?? '1'),
      comparison,
      of: { other: bareOf(other.replace(new RegExp(`,? ${byMuch}.*$`, 'u'), '')) },
    }
  })

/** 'More than double what nuclear puts out', 'a third of what all reactors make'. */
const makes = String.raw`(?:puts? out|makes?|produces?|generates?|gives?|gets?|brings?|uses?|has|have|do|does|will|sells?|earns?|emits?|spends?|delivers?|burns?|consumes?|provides?|supplies?)`
const ofWhat = reader<Relation, unknown>(
  String.raw`\b(?:(more than|over|above|at least|fewer than|less than|below|under|no more than) )?(twice|double|triple|three times|${numberPattern} times|${sharePattern})(?:,? or (more|over|less|under))? (?:of )?(?:what|as much as|as many as) (?!it\b|they\b|was\b|were\b|is\b|there\b|we\b|the (?:level|value|price)\b|today)((?:the |all |all the )*\p{L}[^,.?!;:]{1,50}?)(?: (?:on the planet|in the world|worldwide|together))? ${makes}\b`,
  ([, lead = '', times = '', orSo, other = '']) => {
    const factor = multiples[times] ?? timesIn(times)
    const comparison = orSo ? orSoOf(orSo) : comparisonOf(lead, lead === '' && factor < 1)
    return { factor, comparison, of: { other } }
  },
)
const orSoOf = (said: string): Comparison => (/less|under/.test(said) ? 'at-most' : 'at-least')

const timesIn = (words: string): number =>
  words.endsWith('times') ? readNumber(words.replace(/ times$/, '')) : readPerCent(words) / 100

function comparisonOf(lead: string, isLess = false): Comparison {
  if (isLess || /fewer|less|below|under|no more/.test(lead)) return 'below'
  return lead && lead !== 'at least' ? 'above' : 'at-least'
}

/** 'Gold at 50 barrels of oil': so many times the price of another. */
const pieces = reader<Relation, unknown>(
  String.raw`\b(?:(more than|over|above|at least|fewer than|less than|below|under) )?(${numberPattern}) (?:barrels?|ounces?) of (\p{L}+)`,
  ([, lead = '', number = '', other = '']) =>
    // One ounce of gold is what is paid for.
    readNumber(number) === 1 && lead === ''
      ? null
      : { factor: readNumber(number), comparison: comparisonOf(lead), of: { other } },
)
/** 'Will tea double the number of towns' doubles itself, and 'makes double the tea of towns' compares. */
const does = String.raw`(?:be|is|are|being|worth|(?:generat|produc|mak|deliver|us|consum|emit|sell|cost|earn|employ|reach|suppl|provid|burn|giv|bring|need)(?:e|es|s|ies|y|ing)?|has|have)`
const over = String.raw`(more than|over|above|at least|fewer than|less than|below|under|no more than|at most)`
const makers = '(?:nuclear|atomic|wind|solar|coal|gas|oil|hydro|hydropower|photovoltaics?|geothermal|biomass|reactors?)'
const made = '(?:output|generation|electricity|power|production|energy|supply|capacity)'

const multiple = (lead: string, factor: number, other: string): Relation => ({
  factor,
  comparison: comparisonOf(lead),
  of: { other: bareOf(other.replace(/^(?:the|that|those|all) /, '')) },
})
const factorOf = (said: string): number => multiples[said] ?? timesIn(said)

/** 'More than double the tea of China', 'over twice that from China', 'more than three times green tea'. */
const multiplesOfOther: readonly OtherReader[] = [
  reader(
    String.raw`\b(?:${over} )?(?:(twice|thrice|${numberPattern} times)|(?<=\b${does} (?:${over.replaceAll('(', '(?:')} )?)(double|triple|treble)) (?:the |that |those )(?:[\p{L}-]+ ){0,2}?(?:of|from) (?!what\b|it\b|its\b|today\b|now\b|last\b|\d)${thing}${end}`,
    ([, lead = '', said, doubled = '', other = '']) =>
      isTime.test(other) ? null : multiple(lead, factorOf(said ?? doubled), other),
  ),
  reader(
    String.raw`\b(?:${over}|be|is|are|makes?|at) (twice|${numberPattern} times) (?!as\b|the\b|that\b|those\b|what\b|its\b|their\b|more\b|higher\b|larger\b|bigger\b|greater\b|a\b|an\b|per\b|each\b|in\b|by\b|before\b|this\b|of\b|since\b|today|current|present|faster\b|over\b|or\b|and\b)${thing}${end}`,
    ([, lead = '', said = '', other = '']) => multiple(lead, factorOf(said), other),
  ),
  // 'A third of nuclear output' is no share of a whole.
  reader(
    String.raw`\b(?:(?:${over}|exceed(?:s|ed|ing)?|surpass(?:es|ed)?) )?(${sharePattern}) of (?:the |all |global |world |world's |total )*((?:${makers} ){1,2}${made})\b`,
    ([all, lead = '', share = '', other = '']) =>
      multiple(/^(?:exceed|surpass)/.test(all) ? 'over' : lead, readPerCent(share) / 100, other),
  ),
]

/** 'Twice as many as X', 'half as much as Y', 'three times that of Z'. */
export const othersByFactor: readonly OtherReader[] = [
  ofWhat,
  pieces,
  ...multiplesOfOther,
  named('above', String.raw`\b${passes} ${thing} (?=${byMuch.replaceAll(/\((?!\?)/g, '(?:')})`),
  reader(
    String.raw`\b(twice|half|${numberPattern} times|(?<=\b${does} (?:${over.replaceAll('(', '(?:')} )?)(?:double|triple))(?: as (?:much|many|high|large|big|often|common|\p{L}+)\b[^,.?!]{0,40}? as| (?:that|those|the (?:number|output|share|level|amount|figure)) of) (?:that of |those of )?${thing}${end}`,
    ([, times = '', other = '']) => {
      const factor = multiples[times] ?? readNumber(times.replace(/ times$/, ''))
      return isTime.test(other)
        ? null
        : {
            factor,
            comparison: factor < 1 ? 'at-most' : 'at-least',
            of: { other: bareOf(other.replace(/^(?:in|on|by|for) /, '')) },
          }
    },
  ),
]
const isTime =
  /^(?:it|they|in (?=\d|the (?:year|last|past)|recent)|now|today|at|before|last|this|back|what|were|was|current|present)\b|level/

/** 'What is likelier by 2040: that it rains, or that tea is rationed?' */
const likelier = String.raw`(?:likelier|(?:more|less) (?:likely|probable))\b`
const event = String.raw`(?:(?:that|a|an|the) )?(\p{L}[^:?]{2,140}?)`

/** Of two events, whose values are their own. */
export const othersByChance: readonly OtherReader[] = [
  named('above', String.raw`${likelier}[^:?]*[:,] ?[^:?]{3,140}?,? or ${event}\W*$`),
  named('above', String.raw`^\W*${likelier} [^:?]{3,140}?,? or ${event}\W*$`),
  named('above', String.raw`^\W*[^:?]{3,140}?,? or ${event}[:,–—-] ?(?:which|what)\b.{0,30}\b${likelier}`),
]

const crossing = String.raw`\bcross(?:es|ing)?-?(?:[ -]?over)?(?: (?:year|point|date|time|moment))?`

export const others: readonly OtherReader[] = [
  named(
    'above',
    String.raw`\bmore \p{L}[^,?:]{2,70}? or more (?:(?:people|of us|of them) )?(?:who |that )?(\p{L}[^,?:]{2,60}?)\W*$`,
  ),
  named(
    'above',
    String.raw`\b(?:larger|bigger|greater|higher) (?:amount|share|number|part|quantity|output|count)\b[^,?:]{0,60}?\b(?:from|by|with|in) [^,?:]{2,40}? or (?:from|by|with|in) (\p{L}[^,?:]{1,40}?)\W*$`,
  ),
  named(
    'above',
    String.raw`${crossing} (?:of|for|between|when) ${side} (?:over|versus|vs\.?|and|with|against) (${side})${end}`,
  ),
  // 'Tea vs coffee: when does tea overtake?'
  reader(
    String.raw`^\W*(${side}) (?:against|versus|vs\.?|and|or) (\p{L}[\p{L} -]{1,40}?)[:,–—-].*?\b(\p{L}+) (?:(?:ever|finally|first) )?${passes}(?: the other)?\W*$`,
    ([, one = '', two = '', subject = '']) => ({
      factor: 1,
      comparison: 'above',
      of: { other: two.includes(subject) ? one : two },
    }),
  ),
  named(
    'above',
    String.raw`\b(?:will|would|is|are|does|do|can|could) ${side} or (${side}) (?:be|is|are|make|produce|generate|sell|cost|supply|give|have|come out)\b[^,?]{0,30}?\b(?:higher|more|greater|larger|bigger|ahead|in front|on top|stronger|dearer|first)\b`,
  ),
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
  named('below', String.raw`\b${less}\b[^,.?!]{0,90}? than ${thing}${end}`),
  named(
    'above',
    String.raw`\b(?:${more}|faster|better|(?!other|rather|either|neither|whether|number|later\b|over)\p{L}{3,8}er)\b(?:[^,.?!]|,(?=\d{3})){0,90}? than ${thing}${end}`,
  ),
  named('above', String.raw`\b${passes} ${thing}${end}`),
  named('above', String.raw`^\W*${side} or (${side}) ?[:,–-] ?(?=which|what|who)`),
  named(
    'above',
    String.raw`(?<=\b(?:which|what|who)\b.{3,60})(?<=\b(?:more|most|less|fewer|ahead|first|sooner|(?:cheap|dear|high|larg|bigg|great|strong|fast|soon|earli|warm|hott|old|rich|long|small|low|slow)er)\b.{0,60})[:,–-] ?\p{L}[^,:?]{1,60}? or (\p{L}[^,:?]{1,60}?)(?= ?[?,]|$)`,
  ),
]
