/**
 * A year that is over, of which something is asked as over: 'was inflation above 3 per cent in 1990', 'who was president
 * in 1987'. It is the time that is asked about, and nothing is compared with it.
 */
import type { When } from '../ask.ts'
import { type Cut, without } from '../cut.ts'
import { monthPattern, months } from './calendar.ts'
import { at, yearOf } from './spans.ts'

const isPast =
  /^\W*(?:and |so |but )?(?:(?:who|what|which|how|where|in which|by how)\b[^,;:?]{0,40}? )?(?:was|were|did|had)\b(?! or will\b)|^\W*(?:who|what|which)\b[^,;:?]{0,40}? (?:won|became|got|went|came|hosted|happened|led|held)\b/u
const said = new RegExp(
  String.raw`\b(?:back )?(?:in|during|by|of|on|at the (?:end|start|beginning) of|at)(?: the)?(?: end of| year)* (?:\d{1,2}(?:st|nd|rd|th)? )?(?:${monthPattern}(?: \d{1,2},?)?(?: of)?,? )?((?:18|19|20)\d\d)(?![\d%]|[.,]\d|-?\p{L})`,
  'gu',
)
const compares =
  /\b(?:compared|relative|versus|vs|since|will|until|between|from)\b|\bthan\b(?! (?:\d|[$€£]|half\b|an?\b|\p{L}+ (?:hundred|thousand|million|billion|per ?cent)\b))/u

/** Of a text in small letters that names one year. */
export function cutPast(text: string, today: Date): Cut<When> {
  const all = [...text.matchAll(said)]
  const [one] = all
  if (one === undefined || all.length > 1 || !isPast.test(text) || compares.test(text))
    return { found: null, rest: text }
  const year = Number(one[2])
  if (year >= yearOf(today)) return { found: null, rest: text }
  return { found: at(year, months[one[1] ?? '']), rest: without(text, one) }
}
