/** What stands at the head of a report: one answer for each part of the question that has a number. Free of schemas. */
import type { Headline, Report } from './report.ts'

/** In the order of the parts; none where the base has no number. */
export function headlinesOf({ answer, others = [] }: Pick<Report, 'answer' | 'others'>): Headline[] {
  return answer ? [answer, ...others] : []
}

/** Whether what stands under a figure says that year, and is about that item: then a picture of it may mark the year. */
export const saysYearOf = (
  { says, claims = [] }: Pick<Headline, 'says' | 'claims'>,
  item: string,
  year: string,
): boolean => new RegExp(`\\b${year}\\b`).test(says) && claims.some((claim) => claim.item === item)
