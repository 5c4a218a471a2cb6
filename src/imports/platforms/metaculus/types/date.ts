/** A day: a curve over days, of which each quantile lies in one. */
import { dateOf } from '#engine/distributions/calendar.ts'
import { dayMs } from '#kit/dates.ts'
import { checkedRange, quantilesOf, type Range } from '../../../reading/cdf-quantiles.ts'
import { instantOf } from '../../../reading/instants.ts'
import type { Understood } from '../../../reading/told.ts'
import { numbersIn } from '../python-list.ts'
import { beyond } from './beyond.ts'
import type { MetaculusType } from './metaculus-type.ts'

export const date: MetaculusType = {
  read(said) {
    const range = checkedDays(said.rangeOf(true))
    if ('why' in range) return range
    const { min, max, openBelow, openAbove } = range.is
    return {
      is: {
        question: { type: 'date', range: { min: dateAt(min), max: dateAt(max), openBelow, openAbove } },
        estimateOf(values) {
          const days = quantilesOf(values, range.is)
          if ('why' in days) return days
          const { p5, p25, p50, p75, p95 } = days.is
          const quantiles = { p5: dateAt(p5), p25: dateAt(p25), p50: dateAt(p50), p75: dateAt(p75), p95: dateAt(p95) }
          return { is: { type: 'date', quantiles } }
        },
        outcomeOf: (resolution) => beyond(resolution, range.is, dateAt) ?? dayIn(resolution),
      },
    }
  },
  column: 'Continuous CDF',
  valuesIn: (text) => numbersIn(text),
}

function dayIn(text: string): string | null {
  const at = instantOf(text)
  return at === null ? null : dateAt(at / dayMs)
}

const lastDay = 2_932_896

function checkedDays(said: Range | null): Understood<Range> {
  const range = checkedRange(said)
  if ('why' in range) return range
  const { min, max } = range.is
  if (!(min >= 0 && max < lastDay)) return { why: 'asks for days that are not between 1970 and 9999' }
  return dateAt(min) < dateAt(max) ? range : { why: 'asks within one day' }
}

/** A day is met but for rounding. */
function dateAt(day: number): string {
  return dateOf(Math.floor(day + 1e-6))
}
