/** With a number of its own unit: 'above 450 ppm', 'half of', '1,000 TWh or more', 'six out of ten'. */
import { amountPattern, fractionPattern, readAmount, readPerCent } from './amount-words.ts'
import type { Comparison, Relation } from '../ask.ts'
import { aWord, falls } from './compared-words.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, readNumber } from '../../question/number-words.ts'

type ValueReader = Reader<Relation, unknown>

/** What stands before the number. The longer ones first, as 'no more than' holds 'more than'. */
const before: readonly (readonly [Comparison, string])[] = [
  [
    'at-most',
    String.raw`at most|at or below|no more than|not more than|no higher than|not (?:exceed|pass|top)|up to|down to|(?:falls?|drops?|declines?|shrinks?|sinks?|cut|reduced) to|maximum of|or less than`,
  ],
  [
    'at-least',
    String.raw`at least|at or above|no less than|not less than|no fewer than|no lower than|minimum of|reach(?:es|ed|ing)?|hits?|hitting|attain|as (?:much|many|high) as|(?:rises?|grows?|climbs?|gets?|be back|return) to|(?:be|is|get|have|make up|account for|supply|provide|cover|still)(?= (?:half|an?|one|two|three|four) )|equals?`,
  ],
  [
    'above',
    String.raw`above|over|(?:more|greater|higher|larger|bigger|older|longer|warmer|hotter|dearer|better) than|exceed(?:s|ed|ing)?|beyond|past|in excess of|upwards of|surpass(?:es|ed)?|tops?|topping|pass(?:es|ed)?|cross(?:es|ed)?|beats?|break(?:s|ing)?(?: through)?`,
  ],
  ['below', String.raw`below|under|(?:less|fewer|lower|smaller|shorter|cheaper|colder|worse) than|beneath|short of`],
]
const after: readonly (readonly [Comparison, string])[] = [
  ['at-least', String.raw`(?:(?:or|and) (?:more|higher|above|over|greater|older|larger|bigger|better|up)|plus\b|\+)`],
  ['at-most', String.raw`(?:or|and) (?:less|fewer|lower|below|under|younger|smaller)`],
]
const filler = String.raw` (?:the |a |mark of |level of |value of |line of |threshold of )*(?:about |around |roughly |some |only |just )?`
/** Of what is counted, between the number and what follows it. */
const counted = String.raw`(?:[ -](?!in\b|by\b|of\b|or\b|and\b)[\p{L}%°-]{1,20}){0,3}?`
/** 'People aged 65 or more' are whom a series counts, and 'index 6' says of what sort. */
const noSort = String.raw`(?<!\b(?:aged|ages?|people|those|population|persons|humans|women|men|adults|index|grade|category) (?:of )?)`

function valued(comparison: Comparison, lead: string, tail: string): ValueReader[] {
  return [
    reader(`${lead}(${fractionPattern})(?= (?:of|the|all|as)\\b)${tail}`, ([, words = '']) => ({
      comparison,
      value: readPerCent(words),
      unit: '%',
    })),
    reader(`${lead}${amountPattern}${tail}`, ([, ...groups]) => compared(comparison, groups)),
  ]
}

function compared(comparison: Comparison, [currency, number = '', unit]: (string | undefined)[]): Relation | null {
  const amount = readAmount(currency, number, unit)
  return amount && { comparison, ...amount }
}

export const values: readonly ValueReader[] = [
  reader(String.raw`\b(?:between|from) ${amountPattern} (?:and|to) ${amountPattern}`, ([, ...groups]) => {
    const [low, high] = [groups.slice(0, 3), groups.slice(3)].map(([currency, number = '', unit]) =>
      readAmount(currency, number, unit),
    )
    return low && high
      ? { comparison: 'between', value: low.value, upTo: high.value, unit: high.unit || low.unit }
      : null
  }),
  reader(
    String.raw`${aWord}(?:(at least|more than|over) )?(${numberPattern}) (?:out of|in)(?: every)? (${numberPattern})(?! (?:year|month|day|hour)s?\b)(?![\d])`,
    ([, lead, some = '', all = '']) => {
      const value = (100 * readNumber(some)) / readNumber(all)
      const isShare = value > 0 && value < 100 && readNumber(all) <= 1000
      return isShare ? { comparison: lead && lead !== 'at least' ? 'above' : 'at-least', value, unit: '%' } : null
    },
  ),
  ...before.flatMap(([comparison, said]) => valued(comparison, String.raw`\b(?:${said})${filler}`, '')),
  ...after.flatMap(([comparison, said]) =>
    valued(comparison, `${noSort}${aWord}`, String.raw`${counted} ?${said}(?![\p{L}])`),
  ),
  reader(String.raw`(?<!\bin )\b(${fractionPattern})(?= (?:of|the|all)\b)`, ([, share = '']) => ({
    comparison: 'at-least',
    value: readPerCent(share),
    unit: '%',
  })),
]

/** A number with a unit, without a word that compares: '450 ppm in 2034', 'nine billion of us'. */
export const bare: ValueReader = reader(String.raw`(?<![\p{L}\d.,-])${amountPattern}`, ([, ...groups]) => {
  const isCounted = groups[0] !== undefined || groups[2] !== undefined || /illion|thousand/.test(groups[1] ?? '')
  return isCounted ? compared('at-least', groups) : null
})

const isDown = new RegExp(String.raw`\b${falls}\b|\breduction\b`)
/** What growth is asked for: 'to 10 per 100,000', 'to be at 25'. */
export const reached: ValueReader = reader(
  String.raw`\b(?:be at|stand at|at|to|reach|be|of)(?: the)? ${amountPattern}`,
  ({ input, ...groups }) => compared(isDown.test(input) ? 'at-most' : 'at-least', [groups[1], groups[2], groups[3]]),
)
