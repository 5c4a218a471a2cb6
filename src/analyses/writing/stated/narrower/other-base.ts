/**
 * Whether degrees are asked for as everybody tells them, above the world before factories, where an answer counts them
 * from another time: 1.5 degrees of warming are no 1.5 °C above 1951–1980.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const counted = /^°[CF] (?:above|over) (?!18)\d{4}/
/** They name what is counted so, or from when. */
const named =
  /\b(?:anomal(?:y|ies)|nasa|giss\w*|(?:19|20)\d\d\b.{0,3}(?:19|20)\d\d|(?:above|than|over|against) (?:the )?(?:mean|average|19\d\d))/i

export function isFromOtherBase({ relation, of }: Ask, { unit }: Pick<Stated, 'unit'>): boolean {
  if (relation === null || !('value' in relation) || of.measure === 'change') return false
  return counted.test(unit ?? '') && !named.test(of.words)
}
