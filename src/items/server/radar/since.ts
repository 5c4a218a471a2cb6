/** What an edition of the radar says beside today's: where items stood then, and which of them are settled or over now. */
import type { Kysely } from 'kysely'
import { pickEditions } from '../../shelf/editions.ts'
import type { Filters } from '../../shelf/filters.ts'
import type { ContentTables } from '../tables.ts'
import { listEditions, listGone, listStood } from './editions.ts'
import { wantedOf } from './places.ts'

type Asked = Filters & { since?: string | undefined; items?: string | undefined }

export async function findRadarSince(
  db: Kysely<ContentTables>,
  { since, items, ...filters }: Asked,
  { kinds, today }: { kinds: readonly string[]; today: string },
) {
  // Since today's own nothing has moved.
  const editions = (await listEditions(db, today)).filter(({ day }) => day < today)
  const days = editions.map(({ day }) => day)
  const picked = pickEditions(days, { since })
  const edition = editions.find(({ day }) => day === picked.since)
  if (!edition) return { editions: days, since: null, was: [], gone: [], isGonePart: false }
  const [was, gone] = await Promise.all([
    listStood(db, edition, items?.split(',') ?? []),
    listGone(db, edition, { wanted: wantedOf(filters, kinds), by: { day: today, edition: null } }),
  ])
  return { editions: days, since: edition.day, was, ...gone }
}
