/** Which of what is said about a series beside its observations cannot be so. */
import { sayNumber } from '#kit/numbers.ts'
import { periodOf } from '#kit/periods.ts'
import { lastOf } from './observations.ts'
import { canBe } from './series-words.ts'
import type { Series } from './series.ts'

/** In per cent. A mean over countries that have less than this together tells nothing of the world. */
const leastCoverage = 95

type Fault = { field: string; reason: string }

/** The field and the reason, or null. */
export function whyNotAbout(series: Series): Fault | null {
  return whyNotMarked(series) ?? whyNotProvisional(series) ?? whyNotProjected(series) ?? whyNotCovered(series)
}

function whyNotMarked({ observations, marks = [] }: Series): Fault | null {
  const observed = new Set(observations.map(([at]) => at))
  const odd = marks.find(([at], i) => !observed.has(at) || at <= (marks[i - 1]?.[0] ?? ''))
  if (!odd) return null
  const [at] = odd
  return {
    field: 'series.marks',
    reason: observed.has(at) ? `is out of order at ${at}` : `marks ${at}, which has no value`,
  }
}

function whyNotProvisional({ provisional, observations }: Series): Fault | null {
  if (provisional === undefined || observations.some(([at]) => at === provisional)) return null
  return { field: 'series.provisional', reason: `is ${provisional}, and the series has no value of it` }
}

function whyNotProjected({ kind, observations, projected = [] }: Series): Fault | null {
  const field = 'series.projected'
  const [last] = lastOf({ observations })
  const { written } = periodOf(last)
  const odd = projected.find(([at], i) => !written.test(at) || at <= (projected[i - 1]?.[0] ?? last))
  if (odd) return { field, reason: `has ${odd[0]}, and what is projected comes after ${last}, in its order` }
  const beyond = projected.find(([, value]) => !canBe(kind, value))
  return beyond ? { field, reason: `has ${sayNumber(beyond[1], 6)} at ${beyond[0]}, which no ${kind} can be` } : null
}

function whyNotCovered({ observations, coverage }: Series): Fault | null {
  if (!coverage) return null
  const field = 'series.coverage.shares'
  const { of, shares } = coverage
  const stranger = shares.find(([at]) => !observations.some(([one]) => one === at))
  if (stranger) return { field, reason: `has ${stranger[0]}, and the series has no value of it` }
  const odd = shares.find(([, share]) => share < 0 || share > 100)
  if (odd) return { field, reason: `has ${odd[1]} at ${odd[0]}, which is no share of all ${of}` }
  const [last] = lastOf({ observations })
  const share = shares.find(([at]) => at === last)?.[1]
  if (share === undefined) return { field, reason: `says nothing of ${last}, the last value` }
  return share < leastCoverage
    ? { field, reason: `is ${share} at ${last}: a mean over less than ${leastCoverage} % of ${of} is no last value` }
    : null
}
