/** Another time that a question compares with: 'than in 2019', 'its 1880 level', 'twice today's price'. */
import { type Cut, without } from '../cut.ts'
import { unitPattern } from '../../question/number-words.ts'

const lead = String.raw`(?:\b(?:than|from|on|of|vs\.?|versus|compared (?:with|to|against)|relative to|against|to|at|since|where|when) )*`
const subject = String.raw`(?:(?:it|they|that|those|what) )*(?:(?:was|were|is|had been|stood) )?(?:the |its |their |that |those )*`
const level = String.raw`(?:levels?|values?|prices?|sizes?|strength|output|share|count|total|rates?|tally|toll|pace|number|peak|record|figures?|average|number|baseline|mark)`
const year = String.raw`(?<![\d.,$€£#-])((?:18|19|20|21)\d\d)(?: ?[-–] ?\d{2,4}| (?:to|through|and) (?:19|20)\d\d(?= (?:average|mean|level|baseline|period|norm)))?(?![\d%]|[.,]\d|-?\p{L}| ?${unitPattern}\b)(?:['’]s)?`
const named = new RegExp(
  String.raw`${lead}${subject}(?:${level} )?(?:(?:of|in|from|for|at) )?(?:the )?(?:year )?${year}(?: ${level})?`,
  'gu',
)
const compares = /\b(?:than|compared|relative|versus|vs|levels?|on)\b/
/** 'Ten years from now' counts from today, and compares with nothing. */
const ahead = String.raw`(?<!\b(?:years?|decades?|centur(?:y|ies)|months?|weeks?|days?)(?: from)? ?)`
const now = new RegExp(
  String.raw`${ahead}\b(?:than|compared (?:with|to)|relative to|from|to|of|as)? ?(?:(?:it|they|that|those) (?:is|are) )?(?:its |their |the )?(?:today(?:['’]s)?(?: ${level})?|now(?:adays)?\b|at present|(?:current|present)(?: ${level}| rates?)|(?:this|last) year(?:['’]s)?(?: ${level})?)`,
  'u',
)
const comparesNow =
  /\b(?:than|as|of|times|twice|what|compared)\b|\b(?:above|below|beyond|over|under|beneath) (?:its |their |the )?(?:today['’]s|current|present|this year['’]s|last year['’]s)/

/** Heights above a level that is no time of anybody's, such as that of 1880, are levels. */
export const firstCompared = 1960

/** A year that is over is always compared with; this one and later ones where a word says so. */
export function cutReference(text: string, today: Date): Cut<number> {
  const thisYear = today.getUTCFullYear()
  for (const match of text.matchAll(named)) {
    const one = Number(match[1])
    const isCompared = one < thisYear || (one === thisYear && compares.test(match[0])) || /\bthan in\b/.test(match[0])
    if (isCompared) return { found: one, rest: without(text, match) }
  }
  const match = comparesNow.test(text) ? now.exec(text) : null
  if (!match) return { found: null, rest: text }
  return { found: match[0].includes('last year') ? thisYear - 1 : thisYear, rest: without(text, match) }
}
