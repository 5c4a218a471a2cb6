/** What stands at the head of a report: one answer for each part of the question that has a number. Free of schemas. */
import type { Headline, Report } from './report.ts'

/** In the order of the parts; none where the base has no number. */
export function headlinesOf({ answer, others = [] }: Pick<Report, 'answer' | 'others'>): Headline[] {
  return answer ? [answer, ...others] : []
}
