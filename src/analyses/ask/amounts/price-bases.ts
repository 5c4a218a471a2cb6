/**
 * In the money of which year something is counted: '4 dollars (of 2021) a day', 'in 2015 prices'. No answer is compared
 * with that year.
 */

const year = String.raw`(?:19\d\d|20[01]\d|202[0-5])`
const money = String.raw`(?:us |international |intl\.? |constant |real )*(?:prices?|dollars|euros|pounds|money|terms|usd|ppp|\$)`
/** 'Than 2019 prices' and 'back to 2019 prices' are no basis. */
const bases: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:back|returns?|returned|again|stay|remain) )(?:[,(] ?|\b(?:in|at|constant|real) )(?:in |at |the |constant |real )*${year}(?:'s)? ${money}(?![\p{L}])\)?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:dollars?|euros?|pounds?|usd)|\$|€|£),? ?[(,]? ?(?:of|from|as of) (?:the year )?${year}\b,?\)?`,
    'gu',
  ),
]

/** Of a text in small letters. */
export function withoutPriceBases(text: string): string {
  return bases.reduce((said, basis) => said.replaceAll(basis, ' '), text)
}
