/** The series that a question is about. */
import { type Series, series as seriesSchema } from '#series/series.ts'
import type { Dossier } from '../../../dossier/dossier.ts'
import { dossierKindOf } from '../../../dossier/kinds/index.ts'

/** What is named, then what measures something that is named; without a name what fits best. */
export function measuredOf({ read, items }: Pick<Dossier, 'read' | 'items'>): { ref: string; series: Series }[] {
  const named = read.parts.flatMap(({ of }) => of.items)
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
