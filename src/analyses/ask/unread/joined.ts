/**
 * What is tied to something else by 'and' or 'or': a second event, another thing. An answer that names nothing of it is to
 * less than was asked. What is compared has been read by then.
 */
import { namesSomething } from '../../question/content-words.ts'

const ties = String.raw`(?:and also|as well as|and|or|plus)`
/** They tie nothing: 'more or less', 'and so on', 'yes or no'. */
const idle = String.raw`(?:not|more|less|so|if|why|how|what|when|which|who|whether|will|would|is|are|does|do|can|could|no|yes|then|that is|rather|even|what's|other(?:wise)?|another|beyond|above|over|under|older|later|earlier|sooner|higher|lower|fewer|greater|up|ahead of us|behind us|(?:is |are )?(?:still )?(?:to come|ahead))\b`
const tied = new RegExp(
  String.raw`\b${ties} (?!${idle})(?:the |an? |all |any |its |their )*\p{L}[^,.?!;:()–—]{2,60}?(?=$|[,.?!;:()–—]|\b${ties} | (?:be|will|would|is|are|have|has|does|do)\b)`,
  'gu',
)

/** Of a text in small letters, from which all that was read is cut. */
export function joinedIn(rest: string): string[] {
  return [...rest.matchAll(tied)].map(([said]) => said.trim()).filter(namesSomething)
}

/** Whether a phrase is one of these, and not a bound or a time that is left. */
export const isJoined = (words: string): boolean => new RegExp(String.raw`^${ties} \D*$`, 'iu').test(words)
