/**
 * What a price hits, touches or falls to it may leave again: 'hit 100 dollars in 2027' asks of any time of that year, and
 * not of where it stands at its end.
 */
import type { Ask } from '../ask.ts'

const meets = new RegExp(
  String.raw`\b(?:hit(?:s|ting)?|reach(?:es|ed|ing)?|touch(?:es|ed|ing)?|spik(?:es?|ed|ing)|cross(?:es|ed|ing)?|breach(?:es|ed|ing)?|crack(?:s|ed|ing)?|breaks?(?: through)?|(?:climb|rise|jump|surge|soar|shoot|go|get)(?:s|es)? (?:up |back )?(?:above|over|past|beyond)|(?:fall|drop|dip|sink|slip|slide|plunge|go|get)(?:s|es)? (?:back )?(?:below|under|beneath))\b`,
  'iu',
)
/** They say at which time, or of which time together. */
const ofOne =
  /\b(?:averag\w+|mean|(?:at|by) (?:the )?(?:very )?(?:end|close|start|beginning|middle) of|year[- ]end|year's end|as of|annual(?:ly)?|on (?:the )?\d)\b/iu

export function putWithin(ask: Ask, text: string): Ask {
  const { wants, relation, when } = ask
  const isMet = wants === 'chance' && relation !== null && 'value' in relation && meets.test(text) && !ofOne.test(text)
  return isMet && when?.kind === 'in' && when.month === undefined ? { ...ask, when: { ...when, kind: 'within' } } : ask
}
