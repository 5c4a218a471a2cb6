/** Can a trend be a part of the one that it names? */
import { trend } from '../kind.ts'
import { type TrendDetails, trendDetails } from '../trend.ts'

const told = trendDetails.pick({ series: true, whole: true })

/** The field and the reason, or null; `detailsOf`: of another item, undefined where it is not known. */
export function whyNotWhole(
  { series, whole }: Pick<TrendDetails, 'series' | 'whole'>,
  detailsOf: (ref: string) => unknown,
): { field: string; reason: string } | null {
  if (!whole) return null
  if (!series) return { field: 'whole', reason: 'is of a series, and there is none' }
  if (!whole.item.startsWith(`${trend.name}/`)) return fault('is no trend')
  const { data } = told.safeParse(detailsOf(whole.item))
  if (!data) return null
  if (data.series?.unit !== series.unit) return fault(`is not told in ${series.unit}`)
  if (data.series.frequency !== series.frequency) return fault(`is not ${series.frequency}`)
  return comesBack(whole.item, detailsOf) ? fault('is a part of itself') : null
}

function comesBack(first: string, detailsOf: (ref: string) => unknown): boolean {
  const seen = new Set<string>()
  for (let ref: string | undefined = first; ref !== undefined;) {
    if (seen.has(ref)) return true
    seen.add(ref)
    ref = told.safeParse(detailsOf(ref)).data?.whole?.item
  }
  return false
}

const fault = (reason: string) => ({ field: 'whole.item', reason })
