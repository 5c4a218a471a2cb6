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

const leaving = '(?:leaving|setting|putting|taking)'
/** In money that buys the same, in small letters: 'in real terms', 'inflation aside'. Has no groups. */
export const realTerms = String.raw`\b(?:in real terms|${leaving} inflation (?:aside|out)|${leaving} (?:aside|out) inflation|(?:with )?inflation (?:aside|apart|left out|taken out|stripped out|not counted)|(?:net of|allowing for|not counting|disregarding|ignoring|excluding|after|(?:adjusted|corrected) for) inflation|inflation[- ]adjusted|(?:in|at) constant (?:prices|dollars|euros|money))\b`
const real = new RegExp(realTerms, 'gu')
const oneReal = new RegExp(`^${realTerms}$`, 'u')

/** Such words are about no inflation. */
export const withoutRealTerms = (text: string): string => text.replaceAll(real, ' ')
export const isOfRealTerms = (words: string): boolean => oneReal.test(words)

/** Whether an answer's names tell money of one year, or of the same buying power. */
export const isInMoneyOfOneYear = (names: string): boolean => ofOneYear.test(names)
const ofOneYear =
  /\b(?:19|20)\d\d (?:us ?\$|us dollars|dollars|international)|\bconstant (?:19|20)?\d*\b|(?:\bdollars|\$) of (?:19|20)\d\d\b/i
