/** With another time of the same thing: 'halve', 'a third less than in 2020', 'back at the level of 2019'. */
import { readPerCent, sharePattern } from './amount-words.ts'
import type { Comparison, Relation } from '../ask.ts'
import { atMostBy, aWord, falls, less, more, rises } from './compared-words.ts'
import { type Reader, reader } from '../cut.ts'
import { numberPattern, partNames, readNumber } from '../../question/number-words.ts'

/** Knows the year that is compared with. */
type FactorReader = Reader<Relation, number>

const self = (factor: number, comparison: Comparison, year: number): Relation => ({
  factor,
  comparison,
  of: { self: year },
})
const roughly = String.raw`(?:by )?(?:(?:at least|more than|over|about|around|roughly|another|up to|some|nearly|almost) )?`
/** Between a verb and its share: 'falls to 3 %' and 'falls below 3 %' are no factors. */
const gap = String.raw`(?: (?!to\b|below|under|above|over|from|than|beneath)[\p{L}']+){0,3}? `
/** Nor is what is said of each year, or of another whole: 'loses a tenth of its cups' is of its own. */
const once = String.raw`(?! of(?! (?:its|their)\b))(?! (?:a|per|each|every) (?:year|annum)| annually| yearly)`
const own = String.raw`(?:its|their|the|today's|the current)`
const asMuch = String.raw`(?:(?:of )?the (?:latest|last|most recent|newest) (?:count|figure|total|reading|number|value|level|census)|as (?:much|many|high|large|big|long|often|expensive|common)|(?:of )?what|(?:of )?${own} (?:current |present |own )?(?:levels?|numbers?|value|price|rate|amount|size|(?:18|19|20)\d\d)|(?:of )?today|that of|those of)`
const orMore = '(?:or more )?'

function byShare(pattern: string, sign: 1 | -1, isUp = sign > 0): FactorReader {
  return reader(pattern, ([, share = ''], year) => {
    const factor = 1 + (sign * readPerCent(share)) / 100
    return Number.isFinite(factor) && factor >= 0 ? self(factor, isUp ? 'at-least' : 'at-most', year) : null
  })
}
function byWord(pattern: string, factor: number, comparison: Comparison = factor < 1 ? 'at-most' : 'at-least') {
  return reader<Relation, number>(String.raw`\b(?:${pattern})`, (_, year) => self(factor, comparison, year))
}

export const factors: readonly FactorReader[] = [
  // 'Shrinks by less than a tenth' leaves nine tenths or more.
  byShare(String.raw`\b${falls}\b${gap}${atMostBy} (${sharePattern})${once}`, -1, true),
  byShare(String.raw`\b${rises}\b${gap}${atMostBy} (${sharePattern})${once}`, 1, false),
  byWord(String.raw`half (?:as \p{L}+ again|again as \p{L}+)`, 1.5),
  byWord(
    String.raw`halv(?:e|es|ed|ing)\b|(?:cut|slashed|reduced|fall|falls|fallen|drop|shrink|decline|divided) (?:in|by|to) (?:a )?half\b(?! of)|(?:be |to )?half ${asMuch}`,
    0.5,
  ),
  byWord(String.raw`as (?:much|many|large|big) again`, 2),
  byWord(String.raw`doubl(?:e|es|ed|ing)\b|twice +(?:${asMuch}|(?=,))|two-?fold\b`, 2),
  byWord(String.raw`tr(?:ip|eb)l(?:e|es|ed|ing)\b|thrice\b|three-?fold\b`, 3),
  byWord(String.raw`quadrupl(?:e|es|ed|ing)\b|four-?fold\b`, 4),
  reader(String.raw`\b(${numberPattern})[ -]?fold\b`, ([, times = ''], year) =>
    self(readNumber(times), 'at-least', year),
  ),
  reader(String.raw`\b(${numberPattern}) times +(?:${more}|${asMuch}|(?=,))`, ([, times = ''], year) =>
    self(readNumber(times), 'at-least', year),
  ),
  byShare(String.raw`\b${falls}\b${gap}${roughly}(${sharePattern})${once}`, -1),
  byShare(String.raw`\b${rises}\b${gap}${roughly}(${sharePattern})${once}`, 1),
  byShare(String.raw`${aWord}(${sharePattern}) ${orMore}(?:rise|increase|growth|gain|jump|surge)\b`, 1),
  byShare(String.raw`${aWord}(${sharePattern}) ${orMore}(?:fall|drop|decline|cut|reduction|decrease|loss|slump)\b`, -1),
  byShare(
    String.raw`${aWord}(${sharePattern}) ${orMore}(?:lower|less|fewer|smaller|cheaper|down|shorter|off)\b(?: than\b)?`,
    -1,
  ),
  byShare(
    String.raw`${aWord}(${sharePattern}) ${orMore}(?:higher|more|greater|larger|bigger|dearer|up)\b(?: than\b)?`,
    1,
  ),
]

const ownThing = String.raw` *(?:(?:the|its|their|those|that|what|of) )*(?:[\p{L}][\p{L}'-]* ){0,5}? *`

/** These mean another time only where one is named. */
export const factorsOfReference: readonly FactorReader[] = [
  byShare(String.raw`${aWord}(${sharePattern}) ${orMore}(?:below|under|beneath)`, -1),
  byShare(String.raw`${aWord}(${sharePattern}) ${orMore}(?:above|over)`, 1),
  // 'Three times the solar electricity of 2025', 'double the 2019 figure', 'half its strength of 2015'.
  reader(String.raw`\b(${numberPattern}) times (?:${ownThing})?(?=,)`, ([, times = ''], year) =>
    self(readNumber(times), 'at-least', year),
  ),
  byWord(String.raw`(?:twice|double) (?:${ownThing})?(?=,)`, 2),
  byWord(String.raw`(?:triple|treble) (?:${ownThing})(?=,)`, 3),
  reader(
    String.raw`\b(half|(?:an?|one|two|three|four)[ -]${partNames}|${numberPattern} ?(?:%|per ?cent|percent)) (?:of )?(?:${ownThing})?(?=,)`,
    ([, share = ''], year) => self(readPerCent(share) / 100, 'at-most', year),
  ),
  // 'Falls back to its level of 2019'
  byWord(String.raw`${falls} (?:right |all the way )?back\b(?: (?:at|to|on|in|into|its|the|their))*`, 1, 'at-most'),
  // 'Be down to where it was in 2019 again'
  byWord(
    String.raw`(?:be|is|are|been|comes?|gets?|goes|go)(?: right| all the way| back)* down\b(?: (?:again|at|to|on|its|the|their))*(?= *,)`,
    1,
    'at-most',
  ),
  // 'Back at its level of 2019 or under it'
  byWord(
    String.raw`(?:back|returns?|returned)\b(?: (?:at|to|on|in|its|the|their))*(?= *,? ?or (?:below|under|lower|less|beneath)\b)`,
    1,
    'at-most',
  ),
  byWord(
    String.raw`(?:back|returns?|returned|recovers?|recovered|again)\b(?: \w+){0,3}?[ ,]*(?: or)? (?:below|under|down|lower|less)\b`,
    1,
    'at-most',
  ),
  byWord(
    String.raw`(?:back|returns?|returned|recover(?:s|ed)?|again|regain(?:s|ed)?|reach(?:es)?|match(?:es)?)\b(?: (?:at|to|up|where|on|in|its|the))*`,
    1,
  ),
  byWord(String.raw`(?:no|not|nor) (?:any )?${less}\b`, 1),
  byWord(String.raw`(?:no|not|nor) (?:any )?${more}\b`, 1, 'at-most'),
  byWord(String.raw`as (?:many|much|high|large|big|strong|common|often)\b[^,]{0,50}? as *(?=,)`, 1),
  byWord(String.raw`${more}\b`, 1, 'above'),
  byWord(String.raw`${less}\b`, 1, 'below'),
]
