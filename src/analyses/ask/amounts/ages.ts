/** Ages of whom a question counts: of 'will people over 65 be more than a billion' 65 is no amount to compare with. */

const people = String.raw`(?:people|persons?|somebody|someone|human beings?|humans|those|population|adults|citizens|inhabitants|men|women|elderly|share|percentage|per ?cent|%|proportion|number|everyone|humanity|of us|age group|pensioners|ones)`
const age = String.raw`(?:50|55|60|65|70|75|80|85|90|100|fifty|sixty|sixty[ -]five|seventy|eighty|ninety)`
const over = String.raw`(?:(?:aged|ages?|turn(?:s|ed|ing)?|be|are|is|who are|who is) )?(?:over|above|older than|past|beyond|at least|more than)(?: the)?(?: age of)?[ -]`
const orOver = String.raw`(?:s\b|\+|(?:[ -]years?(?:[ -]olds?)?(?: of age)?)?,? (?:(?:years? )?(?:or|and) (?:over|older|more|above|up(?:wards)?)))`
const noAmount = String.raw`(?![\d,.]?\d|\s?(?:%|per ?cent|percent|million|billion|thousand|countries|years? (?:in|by|at birth)|degrees|dollars|euros|pounds|cents|international|intl|us dollars))`
const ages = new RegExp(
  String.raw`(?<=\b${people}\b[^.?!;]{0,40})\b(?:${over}${age}(?:${orOver}|s\b)?|(?:(?:aged|be|are|is|who are|of) )?${age}${orOver}|aged ${age}(?:${orOver})?)${noAmount}`,
  'gu',
)
/** How long people live is an age that is asked about. */
const isOfLives = /\b(?:expectancy|lifespan|live|lives|living|average age|median age|oldest|record)\b/

/** Deaths before the age of five are told by their number. */
const ofChildren =
  /\b(?:under|below|before)(?:[ -](?:the )?age(?: of)?)?[ -](?:five|5)(?:s\b|['’]s)?(?= (?:mortality|deaths?|death rates?|children)\b)|(?<=\b(?:children|deaths?|die|dying|kids|infants|newborns?|babies|mortality)\b[^.?!;]{0,30}) (?:aged )?(?:under|below|before)(?: (?:the )?age(?: of)?)? (?:five|5)\b(?! ?(?:%|per ?cent|percent|in \d|per|million|deaths))/gu
const ofCohort = new RegExp(String.raw`\b${age}\+(?= (?:cohort|group|population|people|crowd|year|age)\b)`, 'gu')

/** Of a text in small letters. */
export function withoutAges(text: string): string {
  if (isOfLives.test(text)) return text
  return text.replaceAll(ages, ' ').replaceAll(ofChildren, ' ').replaceAll(ofCohort, ' ')
}
