/** With a number of its own unit: 'above 450 ppm', 'half of', '1,000 TWh or more', 'six out of ten'. */
import { amountPattern, fractionPattern, readAmount, readPerCent } from './amount-words.ts'
import type { Comparison, Relation } from '../ask.ts'
import { aWord, falls, rises } from './compared-words.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'

type ValueReader = Reader<Relation, unknown>

/** What stands before the number. The longer ones first, as 'no more than' holds 'more than'. */
const before: readonly (readonly [Comparison, string])[] = [
  [
    'at-most',
    String.raw`at most|at or below|at or under|no more than|not more than|no higher than|not over|not above|not (?:exceed|pass|top)|up to|down to|${falls}(?: back| down| all the way){0,2} to|maximum of|or less than|only(?! if\b)|merely|≤|<=`,
  ],
  [
    'at-least',
    String.raw`at least|at or above|at or over|≥|>=|no less than|not below|not under|not less than|no fewer than|no lower than|minimum of|reach(?:es|ed|ing)?|hits?|hitting|attain(?:s|ed|ing)?|touch(?:es|ed|ing)?|amount(?:s|ing)? to|come(?:s)? to|arrive(?:s)? at|make(?:s)? it to|as (?:much|many|high) as|(?:${rises}|gets?|got|go(?:es)?|be back|return(?:s|ed)?)(?: back| up| all the way){0,2} to|(?:be|is|get|have|make up|account for|supply|provide|cover|still)(?= (?:half|an?|one|two|three|four) )|equals?`,
  ],
  [
    'above',
    String.raw`above|over|north of|>|clears?|crack(?:s|ed)?|breach(?:es|ed)?|(?:more|greater|higher|larger|bigger|older|longer|warmer|hotter|dearer|better) than|exceed(?:s|ed|ing)?|beyond|past|in excess of|upwards of|surpass(?:es|ed)?|tops?|topping|pass(?:es|ed)?|cross(?:es|ed)?|beats?|break(?:s|ing)?(?: through)?`,
  ],
  [
    'below',
    String.raw`below|under|south of|<|shy of|undercut(?:s|ting)?|(?:less|fewer|lower|smaller|shorter|cheaper|colder|worse) than|(?:nearer|closer)(?: to \p{L}+)? than|beneath|short of`,
  ],
]
const after: readonly (readonly [Comparison, string])[] = [
  [
    'at-least',
    String.raw`(?:at (?:the )?(?:very )?least|minimum\b|(?:or|and|,) (?:more|higher|above|over|greater|older|larger|bigger|better|upwards?|up|beyond|warmer|hotter|stronger|longer|dearer|taller)|plus\b|\+)`,
  ],
  [
    'at-most',
    String.raw`(?:at (?:the )?(?:very )?most\b|tops\b|maximum\b|max\b|(?:or|and|,) (?:less|fewer|lower|below|under|younger|smaller|cheaper|cooler|down))`,
  ],
]
const filler = String.raw` (?:the |a |mark of |level of |value of |line of |threshold of )*(?:about |around |roughly |some |only |just )?`
/** Of what is counted, between the number and what follows it. */
const counted = String.raw`(?:[ -](?!in\b|by\b|of\b|or\b|and\b)[\p{L}%°-]{1,20}){0,3}?(?: of(?: [\p{L}'-]{1,20}){1,5}?)?(?: per [\d, ]*\p{L}+(?: \p{L}+)?)?`
/** 'One-year-olds' are no one, and 'one of the problems' is any of them. */
const notAge = String.raw`(?!-?(?:year|yr)s?\b-?|(?<=\b(?:one|two|three|any)) of (?:the|these|those|its|our|their|all)\b)`
/** One more, and a number one, is what happens, and no number of it. */
const notOneMore = String.raw`(?!one more\b|(?<=\bnumber )one\b)`
/** 'People aged 65 or more' are whom a series counts, and 'index 6' says of what sort. */
const noSort = String.raw`(?<!\b(?:aged|ages?|people|those|population|persons|humans|women|men|adults|index|grade|category) (?:of )?)`

function valued(comparison: Comparison, lead: string, tail: string): ValueReader[] {
  return [
    reader(
      `${lead}(${fractionPattern})(?= (?:of|the|all|as|by|in|before|until|or (?:more|less|fewer|over|under|above|below|higher|lower))\\b| ?(?:[,?!.]|$))${tail}`,
      ([, words = '']) => ({
        comparison,
        value: readPerCent(words),
        unit: '%',
      }),
    ),
    reader(
      `${lead}${notOneMore}${amountPattern}${notAge}${tail}`,
      ({ index, input, 0: said, 1: currency, 2: number, 3: unit }) =>
        turned(compared(comparison, [currency, number, unit]), input.slice(index + said.length)),
    ),
  ]
}

/** 'Goes to 15 cents or lower' is at most so much. */
function turned(relation: Relation | null, rest: string): Relation | null {
  if (!relation || relation.comparison !== 'at-least') return relation
  return isOrLess.test(rest) ? { ...relation, comparison: 'at-most' } : relation
}
const isOrLess = /^(?: (?:\p{L}+ ){0,3}?)?,? ?or (?:less|lower|below|under|fewer|cheaper|cooler|smaller)\b/u

function compared(comparison: Comparison, [currency, number = '', unit]: (string | undefined)[]): Relation | null {
  const amount = readAmount(currency, number, unit)
  return amount && { comparison, ...amount }
}

/** Both ends have the unit of the second where the first has none. */
function between(groups: readonly (string | undefined)[]): Relation | null {
  const [low, high] = [groups.slice(0, 3), groups.slice(3)].map(([currency, number = '', unit]) =>
    readAmount(currency, number, unit),
  )
  if (!low || !high || low.value >= high.value) return null
  return { comparison: 'between', value: low.value, upTo: high.value, unit: high.unit || low.unit }
}

/** 'Between 6 and 4' names the same two ends as 'between 4 and 6'; what goes from 6 to 4 falls. */
function betweenEither(groups: readonly (string | undefined)[]): Relation | null {
  return between(groups) ?? between([...groups.slice(3), ...groups.slice(0, 3)])
}

const isAtMost = /\b(?:or (?:fewer|less|under)|at (?:the )?(?:very )?most)\b/

/** Of the groups of what says 'some of all', and the text that it stands in. */
function shareOf([some = '', all = '']: (string | undefined)[], input: string, said: Comparison): Relation | null {
  const value = (100 * readNumber(some)) / readNumber(all)
  const comparison = said === 'at-least' && isAtMost.test(input) ? 'at-most' : said
  return value > 0 && value < 100 && readNumber(all) <= 1000 ? { comparison, value, unit: '%' } : null
}

function comparisonIn(lead = 'at least'): Comparison {
  if (/^(?:at most|no more|not more|only|just)/.test(lead)) return 'at-most'
  if (/^(?:fewer|less|under|below)/.test(lead)) return 'below'
  return lead === 'at least' ? 'at-least' : 'above'
}
const everyNth: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}

const ofSexes = /\b(?:wom[ae]n|gender|sex(?:es)?|female|parliaments?)\b/

export const values: readonly ValueReader[] = [
  reader(String.raw`\bbetween ${amountPattern} (?:and|to) ${amountPattern}`, ([, ...groups]) => betweenEither(groups)),
  reader(String.raw`\bfrom ${amountPattern} (?:and|to) ${amountPattern}`, ([, ...groups]) => between(groups)),
  reader(
    String.raw`${aWord}(?:(at least|more than|over|above|fewer than|less than|under|below|at most|no more than|not more than|only|just) )?(${numberPattern}) (?:out of|in)(?: every)? (${numberPattern})(?! (?:year|month|day|hour)s?\b)(?![\d])`,
    ({ 1: lead, 2: some, 3: all, input }) => shareOf([some, all], input, comparisonIn(lead)),
  ),
  // 'Four people in ten'
  reader(
    String.raw`${aWord}(${numberPattern}) (?:[\p{L}-]+ ){1,3}?(?:in|out of)(?: every)? (two|three|four|five|six|eight|ten|twenty|twelve|a hundred|10|100)\b(?! (?:year|month|day|hour|decade)s?\b)`,
    ({ 1: some, 2: all, input }) => shareOf([some, all], input, 'at-least'),
  ),
  ...before.flatMap(([comparison, said]) =>
    valued(
      comparison,
      String.raw`(?<!\bin (?=[^,.?]{0,34}\b(?:years?|decades?|months?|weeks?|days?|hours?)\b))(?:\b|(?=[≥≤<>]))(?:${said})${filler}`,
      '',
    ),
  ),
  ...after.flatMap(([comparison, said]) =>
    valued(comparison, `${noSort}${aWord}`, String.raw`${counted},?[ -]?${said}(?![\p{L}])`),
  ),
  // '450 ppm is passed', '2 °C reached by 2040'
  reader(
    String.raw`${noSort}${aWord}${amountPattern}(?: [\p{L}°%]{1,15}){0,3}? (?:(?:mark|line|level|threshold|barrier|ceiling|figure) )?(?:(?:be|been|being|is|are|gets?|will be|has been|to be|ever|already|finally) ){0,3}(?:passed|reached|exceeded|surpassed|crossed|hit|topped|breached|broken|attained|touched|cracked|cleared)\b`,
    ([, ...groups]) => compared('at-least', groups),
  ),
  // 'One in every ten', 'of every two new cars one'
  reader(
    String.raw`\b(?:out )?of every (${numberPattern}) (?:[\p{L}-]+ ){1,6}?, ?(?:at least )?(${numberPattern})\b`,
    ({ 1: all, 2: some, input }) => shareOf([some, all], input, 'at-least'),
  ),
  // 'Every second cup', 'only every fifth worker'
  reader(
    String.raw`\b(?:(at least|more than|over|only|just|less than|fewer than|no more than|at most) )?every (${Object.keys(everyNth).join('|')}) (?!year|month|day|week|time|quarter)(?=\p{L})`,
    ({ 1: lead, 2: nth = '', input }) => shareOf(['1', String(everyNth[nth])], input, comparisonIn(lead)),
  ),
  // 'Parity in parliaments: what must women gain?'
  reader(
    String.raw`(?<!\b(?:price|grid|power|cost|currency|rate) )\b(?:(?:gender|full|sex) )*parity\b(?! (?:with|to|against)\b)|\bas many (?:women as men|men as women)\b|\b(?:an )?equal (?:number|share)s? of (?:women and men|men and women)\b`,
    ({ input }) => (ofSexes.test(input) ? { comparison: 'at-least', value: 50, unit: '%' } : null),
  ),
  reader(String.raw`(?<!\bin )\b(${fractionPattern})(?= (?:of|the|all)\b)`, ([, share = '']) => ({
    comparison: 'at-least',
    value: readPerCent(share),
    unit: '%',
  })),
]

/** 'Sixty to eighty dollars', '60-80%'. */
export const range: ValueReader = reader(
  String.raw`(?<![\p{L}\d.,-])${amountPattern}(?: to | ?[-–—] ?)(?!one\b|1\b)${amountPattern}`,
  ([, ...groups]) => between(groups),
)

/** A number with a unit, without a word that compares: '450 ppm in 2034', 'nine billion of us'. */
export const bare: ValueReader = reader(String.raw`(?<![\p{L}\d.,-])${amountPattern}`, ([, ...groups]) => {
  const isCounted =
    groups[0] !== undefined || groups[2] !== undefined || /illion|thousand|\d ?(?:k|m|mn|bn|tn)$/.test(groups[1] ?? '')
  return isCounted ? compared('at-least', groups) : null
})

const isDown = new RegExp(String.raw`\b${falls}\b|\breduction\b`)
/** What growth is asked for: 'to 10 per 100,000', 'to be at 25'. */
export const reached: ValueReader = reader(
  String.raw`\b(?:be at|stand at|at|to|reach|reaches|hit|hits|makes|be|is|of|everyone,|all,)(?: the)? ${amountPattern}`,
  ({ input, ...groups }) => compared(isDown.test(input) ? 'at-most' : 'at-least', [groups[1], groups[2], groups[3]]),
)

/** What growth is asked for, before anything says that it is to be reached: '40 % by then, how many points a year?'. */
export const target: ValueReader = reader(
  String.raw`(?<![\p{L}\d.,-])${amountPattern}(?! ?(?:points?\b|(?:a|per|each|every) (?:year|annum)))`,
  ({ input, ...groups }) => {
    const isCounted = groups[1] !== undefined || groups[3] !== undefined || /,|illion|thousand/.test(groups[2] ?? '')
    return isCounted ? compared(isDown.test(input) ? 'at-most' : 'at-least', [groups[1], groups[2], groups[3]]) : null
  },
)

/** When there are so many is when that is reached: 'when will there be 120 phones per 100 people?' */
export const thereAre: ValueReader = reader(
  String.raw`\b(?:there (?:be|are|is)|number|total|stand at|be at|have) (?:about |around |roughly )?${notOneMore}${amountPattern}(?= \p{L})`,
  ([, ...groups]) => compared('at-least', groups),
)
