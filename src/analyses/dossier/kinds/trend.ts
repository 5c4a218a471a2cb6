/** Trends in a dossier: how far their data and their projections reach. */
import { sayQuantity } from '#kit/numbers.ts'
import { trend as kind } from '#trends/kind.ts'
import { meanChange } from '#engine/projection/accuracy.ts'
import { lastOf } from '#series/observations.ts'
import type { DossierItem } from '../dossier.ts'
import type { DossierKind } from '../dossier-kind.ts'
import { fitsWell } from '../fit.ts'

/** A series that ends longer ago than this tells of another time. */
const staleYears = 3
/** Trends that are asked how far their data reach: those that fit best. */
const looked = 2

export const trend: DossierKind = {
  kind,
  most: 8,
  ofTrend: 8,
  list: 'trends',
  isMeasured: true,
  saysSomething: (item) => lastSeen(item) !== null,
  isMeasuredIn: (details, year) =>
    kind.details.parse(details).series?.observations.some(([at]) => at.startsWith(year)) ?? false,
  unitOf: ({ details }) => kind.details.parse(details).series?.unit ?? null,
  turnsOf({ details, expectedBy = null }) {
    const next = kind.details.parse(details).series?.publication?.next ?? null
    if (next !== null) return [{ field: 'details.series.publication.next', why: 'next-value', at: next }]
    return expectedBy === null ? [] : [{ field: null, why: 'next-value', at: expectedBy }]
  },
  cameOf(details, { at, unit }) {
    const { series } = kind.details.parse(details)
    const found = series?.observations.find(([time]) => time === at)
    if (!series || !found || series.unit !== unit) return null
    const values = series.observations.filter(([time]) => time <= found[0]).map(([, value]) => value)
    const isPreliminary = series.provisional !== undefined && found[0] >= series.provisional
    return {
      outcome: null,
      amount: found[1],
      on: null,
      says: `${sayQuantity(found[1], series.unit)}${isPreliminary ? ', preliminary' : ''}`,
      step: values.length > 1 ? meanChange(values, 1) : null,
    }
  },
  gapsIn({ items, understood: { to }, madeAt }) {
    const trends = items.filter((item) => item.kind === kind.name && fitsWell(item))
    if (trends.length === 0) return ['No series measures this.']
    const measured = trends.filter((item) => lastSeen(item) !== null)
    const withheld = trends.slice(0, looked).flatMap(sayWithheld)
    if (measured.length === 0)
      return withheld.length > 0 ? withheld : ['No series measures this: its trends rest on dated signals.']
    const now = Number(madeAt.slice(0, 4))
    const short = measured.slice(0, looked).flatMap((item) => {
      const last = lastSeen(item) ?? now
      const end = projectionEnd(item)
      if (now - last >= staleYears) return [`The series of ${item.label} ends in ${last}.`]
      if (end === 'overtaken')
        return [`The projection of ${item.label} is withdrawn: a newer value lies outside what it held possible.`]
      if (end === 'refused') return [`${item.label} has no projection: its series does not allow one.`]
      return to !== null && end !== null && end < to
        ? [`The projection of ${item.label} ends in ${end}, before ${to}.`]
        : []
    })
    return [...short, ...withheld]
  },
}

function sayWithheld({ label, details }: DossierItem): string[] {
  const { withheld } = kind.details.parse(details)
  return withheld ? [`The series of ${label} is withheld: the terms of its owner do not allow us to show it.`] : []
}

/** The year of its last observation; null where nobody measures it. */
function lastSeen({ details }: DossierItem): number | null {
  const { series } = kind.details.parse(details)
  return series && Number(lastOf(series)[0].slice(0, 4))
}

/** The last year that the projection reaches; null where none is made yet. */
function projectionEnd({ numbers }: DossierItem): number | 'refused' | 'overtaken' | null {
  const projection = kind.numbers.safeParse(numbers).data?.projection
  if (!projection) return null
  if (projection.refused === 'overtaken') return 'overtaken'
  if (projection.refused !== null) return 'refused'
  return Number(projection.points.at(-1)?.at.slice(0, 4))
}
