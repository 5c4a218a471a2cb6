/** The picture of a series in a report: what was measured, and where it is heading. */
import type { Series } from '#series/series.ts'
import { newerValues } from '#trends/signals/newer-value.ts'
import type { TrendDetails } from '#trends/trend.ts'
import type { Block } from '../../report/report.ts'
import { lastAt, projectionOf, type TrendView } from '../views.ts'
import type { Answer } from '../writing.ts'

type Fan = Extract<Block, { type: 'fan' }>

/** As on the page of the trend: forty years of the past, and as far as the answer looks. */
export function fanOf(view: TrendView, answer: Answer | null): Fan[] {
  const { series } = view.details
  const projection = projectionOf(view)
  if (!series || !projection) return []
  const last = Number((lastAt(view) ?? '').slice(0, 4))
  const until = Math.max(last + 10, (answer?.year ?? 0) + 2)
  const value = answer?.threshold?.value
  return [
    {
      type: 'fan',
      title: view.item.label,
      item: view.ref,
      version: view.version,
      unit: series.unit,
      observations: series.observations.filter(([at]) => Number(at.slice(0, 4)) >= last - 40),
      points: projection.points.filter(({ at }) => Number(at.slice(0, 4)) <= until),
      bounds: projection.bounds,
      threshold: typeof value === 'number' ? value : null,
      asked: answer ? askedTime(answer) : null,
      ...hollowIn(series, view.details.signals),
    },
  ]
}

/** The month where one is asked about; a season has none. */
function askedTime({ year, states: { when } }: Answer): string | null {
  if (year === null) return null
  return /^\d\d$/.test(when?.month ?? '') && when?.to === year ? `${year}-${when.month}` : String(year)
}

/** What is drawn hollow on its page: each newer value with the place of its signal. */
function hollowIn(series: Series, signals: TrendDetails['signals']): Pick<Fan, 'provisional' | 'projected' | 'newer'> {
  return {
    provisional: series.provisional ?? null,
    projected: series.projected ?? [],
    newer: signals.flatMap((one, signal) =>
      newerValues(series, [one]).map(({ at, value, publisher }) => ({ at, value, publisher, signal })),
    ),
  }
}
