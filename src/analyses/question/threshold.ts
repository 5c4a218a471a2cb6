/**
 * The comparison with a number that a question makes: 'above 450 ppm', 'half of', '1,000 TWh or more'. In the unit that
 * it was asked in.
 */
import type { Understood } from '../dossier/preview.ts'
import { numberPattern, readNumber, readShare, sharePattern, unitPattern } from './number-words.ts'

type Threshold = NonNullable<Understood['threshold']>
type Comparison = Threshold['comparison']

/** What stands before the number. The longer ones first, as 'no more than' holds 'more than'. */
const before: readonly (readonly [Comparison, string])[] = [
  [
    '<=',
    String.raw`at most|no more than|not more than|no higher than|up to|down to|(?:fall|falls|drop|drops|decline|declines|shrink|shrinks|sink|sinks|cut) to`,
  ],
  [
    '>=',
    String.raw`at least|no less than|no fewer than|no lower than|reach(?:es|ed|ing)?|hits?|as (?:much|many|high) as|(?:rise|rises|grow|grows|climb|climbs|get|gets) to`,
  ],
  [
    '>',
    String.raw`above|over|more than|greater than|higher than|larger than|exceed(?:s|ed|ing)?|beyond|past|surpass(?:es|ed)?|tops?|pass(?:es|ed)?|cross(?:es|ed)?|beats?`,
  ],
  ['<', String.raw`below|under|less than|fewer than|lower than|smaller than|beneath|cheaper than`],
]
const after: readonly (readonly [Comparison, string])[] = [
  ['>=', String.raw`(?:or|and) (?:more|higher|above|over|greater|older)`],
  ['<=', String.raw`(?:or|and) (?:less|fewer|lower|below|under|younger)`],
]
const filler = String.raw` (?:the |a |mark of |level of |value of )*(?:about |around |roughly |some )?[$€£]? ?`
/** Of a unit, between the number and what follows it. */
const words = String.raw`(?:[ %°-][^\s,.;?!]{0,20}){0,4}?`

const forms = [
  ...before.map(([comparison, said]) => ({
    comparison,
    pattern: new RegExp(String.raw`\b(?:${said})${filler}(?:(${sharePattern})|(${numberPattern}))(?![\d])`),
  })),
  ...after.map(([comparison, said]) => ({
    comparison,
    pattern: new RegExp(String.raw`()(?<![\w.])(${numberPattern})${words} ${said}\b`),
  })),
  // 'Will half of the cars be electric?' asks for half or more.
  { comparison: '>=' as const, pattern: new RegExp(String.raw`(?<!\bin )\b(${sharePattern})`) },
]

/** The first that is made, or null. */
export function thresholdOf(text: string): Threshold | null {
  const found = forms.flatMap(({ comparison, pattern }) => {
    const match = pattern.exec(text.toLowerCase())
    const value = match && valueOf(match, text.slice(match.index + match[0].length))
    return match && value !== null
      ? [{ comparison, value, end: match.index + match[0].length, length: match[0].length }]
      : []
  })
  // Of two that end together, the one that says more: 'no more than 5' also ends as 'more than 5'.
  const [first] = found.toSorted((one, other) => one.end - other.end || other.length - one.length)
  return first ? { comparison: first.comparison, value: first.value } : null
}

function valueOf([, share, number = '']: RegExpExecArray, rest: string): number | null {
  const value = share ? readShare(share) : readNumber(number)
  const isYear = /^(?:19|20|21)\d\d$/.test(number) && !isUnit.test(rest)
  return Number.isFinite(value) && !isYear ? value : null
}
const isUnit = new RegExp(`^[ -]?${unitPattern}`, 'i')
