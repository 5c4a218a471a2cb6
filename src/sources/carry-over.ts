/** What was said of a series beside its observations, as far as it still holds of newer ones. */
import { asMarked, type Mark } from '#series/marks.ts'
import { lastOf } from '#series/observations.ts'
import type { Observation, Series } from '#series/series.ts'

type Newer = {
  observations: readonly Observation[]
  /** Null where nobody says anew what single values are worth. */
  marks: readonly Mark[] | null
  retrieved: string
  /** A day, or null. */ expectedBy: string | null
}

/**
 * What its source had projected and is measured by now is no projection. Of how many people a mean was made nobody has
 * said anew, and when the next value comes, the source or the wait for this one says.
 */
export function carryOver(series: Series, newer: Newer): Series {
  const { provisional: _, projected: __, coverage, publication: ___, marks: ____, ...rest } = series
  const { observations, retrieved } = newer
  return {
    ...rest,
    retrieved,
    observations: [...observations],
    ...markedOf(series, newer),
    ...aheadOf(series, newer),
    ...(isSameEnd(series, newer) && coverage && { coverage }),
    ...nextOf(series, newer),
  }
}

/** Where nobody says it anew, a mark is of the value beside which it stood, and of no other. */
function markedOf(series: Series, newer: Newer): Pick<Series, 'marks' | 'provisional'> {
  const { observations } = newer
  if (newer.marks) return asMarked(observations, newer.marks)
  return series.marks ? asMarked(observations, marksLeft(series, newer)) : preliminaryOf(series, newer)
}

function marksLeft({ observations: before, marks = [] }: Series, { observations }: Newer): Mark[] {
  const valueOf = new Map(observations)
  const same = new Set(before.flatMap(([at, value]) => (valueOf.get(at) === value ? [at] : [])))
  return marks.filter(([at]) => same.has(at))
}

function isSameEnd(series: Series, { observations }: Newer): boolean {
  return lastOf({ observations })[0] === lastOf(series)[0]
}

function preliminaryOf({ provisional }: Series, { observations }: Newer): Pick<Series, 'provisional'> {
  return provisional !== undefined && observations.some(([at]) => at === provisional) ? { provisional } : {}
}

function aheadOf({ projected = [] }: Series, { observations }: Newer): Pick<Series, 'projected'> {
  const [last] = lastOf({ observations })
  const ahead = projected.filter(([at]) => at > last)
  return ahead.length > 0 ? { projected: ahead } : {}
}

function nextOf(series: Series, newer: Newer): Pick<Series, 'publication'> {
  const { publication } = series
  if (!publication) return {}
  const next = newer.expectedBy?.slice(0, 7) ?? (isSameEnd(series, newer) ? publication.next : null)
  return { publication: { ...publication, next } }
}
