/** What points back to something told before that nobody has read: 'in that case', 'what it was then'. */
import { onWhatWasTold } from '../conditions.ts'
import { followingIn } from '../beside/following.ts'

const then = /\b(?:it|they|there|that) (?:was|were) (?:back )?then\b|\bback then\b|\bin those days\b/iu

/** The words themselves. `isGiven`: whether something is taken as given. */
export function pointsBack(text: string, isGiven: boolean): string[] {
  const [said] = then.exec(text) ?? []
  const rest = isGiven ? null : onWhatWasTold(text)
  const back = rest === null ? null : (followingIn(text) ?? inThatCase.exec(text)?.[0])
  const sameYear = isGiven ? byTheSameYear.exec(text)?.[0] : null
  return [said, back, sameYear].flatMap((one) => one ?? [])
}
/** Of what follows from something an answer may be of later years as well: it has to say that it is not. */
const byTheSameYear = /\bby (?:the end of )?(?:that|the same|that same|the said) year\b/iu
const inThatCase =
  /\b(?:in (?:that|this|such an?) (?:case|event)|on (?:that|this) (?:assumption|premise|condition))\b/iu
