/** The months, or quarters, that a part of a question is about. */
import { sayDay } from '#kit/dates.ts'
import { howOften } from '#series/how-often.ts'
import type { When } from '../../../ask/ask.ts'
import { reader } from '../../facts.ts'
import { type Phrase, when } from '../../sentence.ts'
import { projectionOf, type TrendView } from '../../views.ts'
import type { Writing } from '../../writing.ts'

/** The months from the first to the last that is named, or their quarters; none where the projection has not all of them. */
export function stepsOf(view: TrendView, { month, to }: When): string[] {
  if (month === undefined || to === null) return []
  const [first = 1, last = first] = month.split('-').map(Number)
  const count = ((last - first + 12) % 12) + 1
  const months = Array.from({ length: count }, (_, i) => {
    const place = to * 12 + last - count + i
    return { year: Math.floor(place / 12), month: (place % 12) + 1 }
  })
  const isMonthly = view.details.series?.frequency === 'monthly'
  const all = months.map((one) =>
    isMonthly ? `${one.year}-${String(one.month).padStart(2, '0')}` : `${one.year}-Q${Math.ceil(one.month / 3)}`,
  )
  const known = new Set(projectionOf(view)?.points.map(({ at }) => at))
  const steps = [...new Set(all)]
  return steps.every((at) => known.has(at)) ? steps : []
}

/** 'From Jun 2029 to Aug 2029'. */
export const saidOf = (steps: readonly string[]): string =>
  `from ${sayDay(steps[0] ?? '')} to ${sayDay(steps.at(-1) ?? '')}`

/** The same, each by its evidence; 'in 2029' of a whole year. */
export function during(w: Writing, view: TrendView, steps: readonly string[]): Phrase {
  const [first, last] = [steps[0], steps.at(-1)].map((at) =>
    when(reader(w, view)(`numbers.projection.${at}.at`, 'a step of the projection', 'day')),
  )
  if (first && isWholeYear(view, steps))
    return ['in ', { kind: 'quote', text: String(first.evidence.value).slice(0, 4), evidence: first.evidence }]
  return ['from ', first ?? '', ' to ', last ?? '']
}

const isWholeYear = (view: TrendView, steps: readonly string[]): boolean =>
  new Set(steps.map((at) => at.slice(0, 4))).size === 1 &&
  steps.length === howOften[view.details.series?.frequency ?? 'yearly'].perYear
