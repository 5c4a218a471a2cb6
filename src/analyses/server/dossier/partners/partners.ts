/** The other series of a known identity, where a question is about the one: read beside it, and never its answer. */
import type { Pool } from 'pg'
import { listExpected } from '#sources/server/turns/expected.ts'
import type { Dossier } from '../../../dossier/dossier.ts'
import { leastFit } from '../../../dossier/fit.ts'
import { bothOf, identitiesOf } from '../../../identities/identities.ts'
import { findDossierRows } from '../dossier-store.ts'
import { itemOf } from '../dossier-item.ts'
import { listHouseSeries } from './identity-store.ts'
import { measuredOf } from './measured.ts'

/** Of itself it fits the question too little to answer it. */
const besideFit = leastFit - 0.01

export async function withPartners(
  pool: Pool,
  dossier: Dossier,
  { accountId, now }: { accountId: string | null; now: Date },
): Promise<Dossier> {
  const names = measuredOf(dossier).flatMap(({ series: { id } }) => identitiesOf(id).flatMap(bothOf))
  const found = await listHouseSeries(pool, [...new Set(names)])
  const known = new Set(dossier.items.map(({ ref }) => ref.slice(ref.indexOf('/') + 1)))
  const ids = found.filter((id) => !known.has(id))
  if (ids.length === 0) return dossier
  const [{ items }, expected] = await Promise.all([findDossierRows(pool, ids, accountId), listExpected(pool, ids)])
  const added = items.flatMap((row) => {
    const item = itemOf({ item: row, fit: besideFit, because: 'link', about: 0 }, row, { now, expected })
    // What it is tied to otherwise is not why it is here.
    return item ? [{ ...item, links: [] }] : []
  })
  return { ...dossier, items: [...dossier.items, ...added].toSorted((a, b) => b.fit - a.fit) }
}
