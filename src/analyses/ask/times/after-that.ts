/**
 * Years that are counted from what was told before: 'in the fifteen years after that' of what ends in 2035 is 'between 2036
 * and 2050'.
 */
import { numberPattern, readNumber } from '../../question/number-words.ts'
import type { When } from '../ask.ts'

const counted = new RegExp(
  String.raw`\b(?:in|within|over|during) (?:the )?(?:next |following |first )?(${numberPattern}) (years?|decades?)(?: (?:after|from) (?:that|then|it)| afterwards?| thereafter| that follow| following)\b`,
  'giu',
)

/** `said`: the time that was told before. */
export function afterThatWrittenOut(text: string, said: When | null): string {
  const from = said?.to
  if (from === null || from === undefined) return text
  return text.replaceAll(counted, (all: string, count: string, unit: string) => {
    const years = readNumber(count.toLowerCase()) * (/^decade/i.test(unit) ? 10 : 1)
    return Number.isFinite(years) && years > 0 ? `between ${from + 1} and ${from + years}` : all
  })
}
