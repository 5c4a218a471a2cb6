/** Reads what may stand for the past of the series that a question is about: only where one asks what may come of it. */
import type { Pool } from 'pg'
import { series as seriesSchema } from '#series/series.ts'
import type { Dossier, DossierItem } from '../../dossier/dossier.ts'
import { type AlikeSeries, worthReading } from '../../dossier/alike/alike.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import { listYearlySeries } from './alike-store.ts'

/** Of a question with several parts. */
const mostAsked = 3

export async function listAlike(pool: Pool, { read, items }: Pick<Dossier, 'read' | 'items'>): Promise<AlikeSeries[]> {
  if (!read.parts.some(({ wants }) => wants === 'chance')) return []
  const asked = measuredOf(
    read.parts.flatMap(({ of }) => of.items),
    items,
  ).slice(0, mostAsked)
  if (asked.length === 0) return []
  const all = await listYearlySeries(pool)
  return asked.flatMap(({ ref, series }) =>
    worthReading(
      series,
      all.filter((other) => other.ref !== ref),
    ).map((other) => ({ ...other, to: ref })),
  )
}

/** What is named, then what measures something that is named; without a name what fits best. */
function measuredOf(named: readonly string[], items: readonly DossierItem[]) {
  const measuring = items.flatMap(({ ref, links }) =>
    named.includes(ref) ? links.filter(({ relation }) => relation === 'measured-by').map(({ to }) => to) : [],
  )
  const wanted = [...named, ...measuring]
  const measured = items.flatMap(({ ref, kind, details }) => {
    const series = dossierKindOf(kind).isMeasured ? seriesSchema.safeParse(details['series']).data : undefined
    return series?.frequency === 'yearly' ? [{ ref, series }] : []
  })
  const chosen = measured.filter(({ ref }) => wanted.includes(ref))
  return chosen.length > 0 ? chosen : measured.slice(0, 1)
}
