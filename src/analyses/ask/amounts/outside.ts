/** 'Below 2 dollars or above 5' is not between both: one event, of which the chances of both ends are added. */
import { anyAmount } from './amount-words.ts'
import { falls, rises } from './compared-words.ts'

const below = String.raw`(?:(?:${falls}|be|is|stay|stand|go|end up|average) )?(?:to )?(?:below|under|beneath|(?:less|lower|fewer|cheaper) than)`
const above = String.raw`(?:(?:${rises}|be|is|stay|stand|go|end up|average) )?(?:to )?(?:above|over|beyond|(?:more|higher|greater|dearer) than)`
const or = String.raw`,? (?:or|or else|or else be|or instead) `
const ways: readonly RegExp[] = [
  new RegExp(String.raw`\b${below} (?<low>${anyAmount})${or}${above} (?<high>${anyAmount})`, 'gu'),
  new RegExp(String.raw`\b${above} (?<high>${anyAmount})${or}${below} (?<low>${anyAmount})`, 'gu'),
  new RegExp(
    String.raw`\boutside(?: of)? (?:the (?:range|band|corridor) )?(?:of |from |between )?(?:the )?(?<low>${anyAmount})(?: to | and | ?[-–—] ?)(?<high>${anyAmount})`,
    'gu',
  ),
]

/** Of a text in small letters. */
export const outsideWrittenOut = (text: string): string =>
  ways.reduce((said, way) => said.replaceAll(way, 'not between $<low> and $<high>'), text)
