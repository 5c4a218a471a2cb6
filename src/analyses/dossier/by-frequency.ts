/**
 * What is asked of the end of a year is asked of its December, where what it is about is told by the month: 'gold at the
 * end of 2027' is no mean of the year.
 */
import type { Ask, Question } from '../ask/ask.ts'
import type { DossierItem } from './dossier.ts'

const ends = (year: number): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:end|close|last day|finish) of |end-|year[- ]end |end )(?:the )?(?:year )?(?:in )?${year}\b|\b${year} (?:year[- ])?(?:end|close)\b|\b31(?:st)?(?: of)? dec(?:ember)? ${year}\b`,
    'i',
  )
const sized: ReadonlySet<Ask['wants']> = new Set(['amount', 'chance'])

export function atYearEnd(read: Question, typed: string, items: readonly DossierItem[]): Question {
  const isMonthly = (ref: string) => frequencyOf(items.find((item) => item.ref === ref)) === 'monthly'
  const isYearly = (ref: string) => frequencyOf(items.find((item) => item.ref === ref)) === 'yearly'
  const parts = read.parts.map((part): Ask => {
    const { wants, when, of } = part
    if (!when?.to || when.month !== undefined || !sized.has(wants) || !ends(when.to).test(typed)) return part
    if (when.kind !== 'in' && wants !== 'amount') return part
    const isOfMonths = of.items.some(isMonthly) && !of.items.some(isYearly)
    return isOfMonths ? { ...part, when: { kind: 'in', from: when.to, to: when.to, month: '12' } } : part
  })
  return { ...read, parts }
}

function frequencyOf(item: DossierItem | undefined): unknown {
  const series = item?.details['series']
  return typeof series === 'object' && series !== null && 'frequency' in series ? series.frequency : undefined
}
