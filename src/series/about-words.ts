/** What is said in words about the values of a series and about the next one. Free of schemas, for the browser. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { sayMark } from './marks.ts'
import type { Observation, Series } from './series.ts'

/** 'Next value expected by Aug 2027', or that it was to come by then; null where nobody said. `today`: a day. */
export function sayNext({ publication }: Pick<Series, 'publication'>, today: string): string | null {
  const next = publication?.next
  if (!next) return null
  return `Next value ${today.slice(0, 7) > next ? 'was expected' : 'expected'} by ${sayDay(next)}`
}

/** Those that their source calls preliminary. */
export function preliminaryOf({
  provisional,
  observations,
}: Pick<Series, 'observations'> & { provisional?: string | undefined }): Observation[] {
  return provisional === undefined ? [] : observations.filter(([at]) => at >= provisional)
}

/** One of them, as a chart draws it beside, and what its point is. */
export function asPreliminary([at, value]: Observation): { at: string; value: number; says: string } {
  return { at, value, says: 'preliminary' }
}
export const preliminaryValue = 'a preliminary value'

/** What is said of the value of a time, after a comma: ', estimated', ', preliminary', or nothing. */
export function wordsBeside({
  marks = [],
  provisional,
}: Pick<Series, 'marks' | 'provisional'>): (at: string) => string {
  const markOf = new Map<string, string>(marks)
  return (at) => {
    const mark = markOf.get(at)
    if (mark) return `, ${sayMark(mark)}`
    return provisional && at >= provisional ? ', preliminary' : ''
  }
}

/** 'The value of 2025 is preliminary.', 'Its 12 values from May 2025 on are preliminary.'; empty where none is. */
export function sayPreliminary(series: Parameters<typeof preliminaryOf>[0]): string {
  const values = preliminaryOf(series)
  const [first] = values
  if (!first) return ''
  return values.length === 1
    ? `The value of ${sayDay(first[0])} is preliminary.`
    : `Its ${values.length} values from ${sayDay(first[0])} on are preliminary.`
}

/** What its source itself makes of the years to come: 'Its source projects 2.17 in 2024 and 2.16 in 2025.' */
export function saySourceProjects({ projected = [] }: Pick<Series, 'projected'>): string {
  const said = projected.map(([at, value]) => `${sayNumber(value)} in ${sayDay(at)}`)
  return said.length > 0 ? `Its source projects ${said.join(', ')}; nobody observed that.` : ''
}

/** A newer value than the series has, as a chart draws it beside, and what its point is. */
export function fromElsewhere<One extends { publisher: string }>(one: One): One & { says: string } {
  return { ...one, says: `by ${one.publisher}, a newer value from elsewhere` }
}
export const newerElsewhere = 'a newer value from elsewhere'
