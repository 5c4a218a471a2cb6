/** Reads what may stand for the past of the series that a question is about: only where one asks what may come of it. */
import type { Pool } from 'pg'
import type { Dossier } from '../../../dossier/dossier.ts'
import { type AlikeSeries, worthReading } from '../../../dossier/alike/alike.ts'
import { listYearlySeries } from './alike-store.ts'
import { measuredOf } from './measured.ts'

/** Of a question with several parts. */
const mostAsked = 3

export async function listAlike(pool: Pool, { read, items }: Pick<Dossier, 'read' | 'items'>): Promise<AlikeSeries[]> {
  if (!read.parts.some(({ wants }) => wants === 'chance')) return []
  const asked = measuredOf({ read, items }).slice(0, mostAsked)
  if (asked.length === 0) return []
  const all = await listYearlySeries(pool)
  return asked.flatMap(({ ref, series }) =>
    worthReading(
      series,
      all.filter((other) => other.ref !== ref),
    ).map((other) => ({ ...other, to: ref })),
  )
}
