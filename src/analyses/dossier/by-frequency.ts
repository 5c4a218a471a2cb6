/**
 * Which time is asked about, by how often what it is about is told. The end of a year is its December where months are
 * told: 'gold at the end of 2027' is no mean of the year. Any time of a year is that year where years are: what 'reaches
 * 450 ppm in 2035' stands there, and 'in mid 2035' is no more than its year.
 */
import type { Ask, Question, When } from '../ask/ask.ts'
import type { DossierItem } from './dossier.ts'

const ends = (year: number): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:end|close|last day|finish) of |end-|year[- ]end |end )(?:the )?(?:year )?(?:in )?${year}\b|\b${year} (?:year[- ])?(?:end|close)\b|\b31(?:st)?(?: of)? dec(?:ember)? ${year}\b`,
    'i',
  )
const sized: ReadonlySet<Ask['wants']> = new Set(['amount', 'chance'])

export function byFrequency(read: Question, typed: string, items: readonly DossierItem[]): Question {
  const parts = read.parts.map((part): Ask => {
    const told = new Set(part.of.items.map((ref) => frequencyOf(items.find((item) => item.ref === ref))))
    if (told.has('monthly') && !told.has('yearly') && isOfEnd(part, typed))
      return { ...part, when: { kind: 'in', from: part.when.to, to: part.when.to, month: '12' } }
    if (!told.has('yearly') || told.has('monthly')) return part
    const when = ofWholeYears(part.when, typed)
    return { ...part, when: isOfAnyTime(when) ? { ...when, kind: 'in' } : when }
  })
  return { ...read, parts }
}

function isOfEnd(part: Ask, typed: string): part is Ask & { when: When & { to: number } } {
  const { wants, when } = part
  if (!when?.to || when.month !== undefined || !sized.has(wants) || !ends(when.to).test(typed)) return false
  return when.kind === 'in' || wants === 'amount'
}

/** Months that are named are asked for; 'early', 'mid' and 'late' name none. */
function ofWholeYears(when: When | null, typed: string): When | null {
  if (!when?.to || when.month === undefined || !isLoose(when.to).test(typed)) return when
  const { month: _, ...years } = when
  return years
}
const isLoose = (year: number): RegExp =>
  new RegExp(String.raw`\b(?:early|mid|late|middle of)[- ](?:in )?(?:the )?(?:year )?${year}\b`, 'i')

const isOfAnyTime = (when: When | null): when is When =>
  when?.kind === 'within' && when.from === when.to && when.month === undefined

function frequencyOf(item: DossierItem | undefined): unknown {
  const series = item?.details['series']
  return typeof series === 'object' && series !== null && 'frequency' in series ? series.frequency : undefined
}
