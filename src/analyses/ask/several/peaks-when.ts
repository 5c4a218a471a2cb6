/** 'Are we past peak tea, and since when?' is one question: when the peak is tells whether it is over. */
import { isOfPeak } from '../measure.ts'

const asked =
  /\b(?:are|is|has|have|did|was) (?:(?:we|the world|humanity) )?(?:(?:already|now|really) )?(?:(?:past|over|beyond|behind) )?([^?,;:]{3,60}?)(?: (?:already|now))*,? (?:and|or),? (?:if so|if yes|if it has|if we are),? (?:since when|when|in (?:which|what) year|what year)(?: (?:was|did) (?:it|that|this)(?: happen)?)?(?=\W*(?:\?|$))/iu
const shortly =
  /\b(?:are|is|has|have) (?:(?:we|the world|humanity) )?(?:(?:already|now|really) )?(?:(?:past|over|beyond|behind) )?([^?,;:]{3,60}?)(?: (?:already|now))*,? (?:and )?since when(?=\W*(?:\?|$))/iu
/** What it is said of. */
const isOver = / (?:peaked|topped out|crested|over|behind us|past)$/iu

export function peaksWhen(text: string): string {
  const match = asked.exec(text) ?? shortly.exec(text)
  if (!match || !isOfPeak(match[0].toLowerCase())) return text
  const what = (match[1] ?? '').replace(isOver, '')
  return text.replace(match[0], `When did or will ${/\bpeak/iu.test(what) ? `${what} come` : `${what} peak`}`)
}
