/** Whether a headline speaks of the asked year and month, and of no other. */
import type { Headline } from './headline.ts'
import { monthsIn, yearsIn } from './numbers.ts'
import type { Asked } from './same-event.ts'

/** Where the year is the answer, any other one beside it is of something else. */
export function isAskedYear(headline: Headline, asked: Asked): boolean {
  const { low, high, kind } = asked.gold
  if (kind === 'time') return isNoneElse(headline, asked, (one) => one >= Math.floor(low) && one <= Math.ceil(high))
  const { part, question } = asked
  const ends = [part.when?.to ?? null, ...(question.accepts?.to ?? [])].filter((one) => one !== null)
  const isEnd = (one: number) => ends.includes(one)
  return ends.length === 0 || (isNoneElse(headline, asked, isEnd) && isTold(headline, isEnd))
}

function isNoneElse({ says }: Headline, asked: Asked, isRight: (year: number) => boolean): boolean {
  const besides = yearsBesides(asked)
  return yearsIn(says).every((one) => isRight(one) || besides.includes(one))
}

/** '..., as of 20 Nov 2026' is when a forecast was made. */
const madeOn = /\b(?:as|forecast) of (?:\d{1,2} )?(?:\p{L}+ )?\d{4}/gu

/** Beside the figure, or in sentence one; where neither names a year, the report's own counts. */
function isTold({ says, sentence, year }: Headline, isEnd: (year: number) => boolean): boolean {
  const told = yearsIn(`${says} | ${sentence.replaceAll(madeOn, '')}`)
  return told.length > 0 ? told.some(isEnd) : year !== null && isEnd(year)
}

/** Years that belong to the event without being when it is asked for. */
function yearsBesides({ part, gold, question }: Asked): (number | null)[] {
  const { relation, when, of } = part
  const compared = relation && 'factor' in relation && 'self' in relation.of ? [relation.of.self] : []
  const begun = when?.kind === 'within' ? [when.from] : []
  const named = yearsIn([question.text, of.words, gold.unit].join(' | '))
  return [...compared, ...(question.accepts?.factorOf ?? []), ...begun, ...yearsOf(part.condition), ...named]
}

const yearsOf = (condition: Asked['part']['condition']): (number | null)[] =>
  condition ? [condition.when?.to ?? null, ...yearsIn(condition.of.words)] : []

/** Where no month was asked, December may stand for the end of the year, and an event may have one in its name. */
export function isAskedMonth({ figure, says, sentence }: Headline, { part, gold }: Asked): boolean {
  if (gold.kind === 'time') return true
  const named = monthsIn(`${figure} ${says}`)
  const asked = monthsOf(part.when?.month)
  const own = monthsIn(part.of.words)
  if (asked.length === 0) return named.every((one) => one === 12 || own.includes(one))
  if (named.length > 0) return named.every((one) => asked.includes(one))
  return monthsIn(sentence).some((one) => asked.includes(one))
}

/** '12-02' runs from December to February. */
function monthsOf(month: string | number | number[] | undefined): number[] {
  if (month === undefined) return []
  if (typeof month !== 'string') return [month].flat()
  const [from = 1, to = from] = month.split('-').map(Number)
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => ((from - 1 + i) % 12) + 1)
}
