/** An item of a dossier, of its row and of how it was found. */
import type { AnyKind } from '#items/content-kind.ts'
import { isCrowdHidden, numbersShown } from '#items/server/hidden-crowds.ts'
import { statusOf } from '#items/status.ts'
import { dayOf } from '#kit/dates.ts'
import { crowdIn } from '../../dossier/crowd.ts'
import type { DossierItem } from '../../dossier/dossier.ts'
import { dossierKinds } from '../../dossier/kinds/index.ts'
import type { DossierRow } from './dossier-store.ts'
import type { Found } from './found.ts'
import { toldOf } from './told.ts'

const kinds = Object.values(dossierKinds)

/** What is known of how it was found, and the id of what. */
type FoundItem = Pick<Found, 'fit' | 'because' | 'about'> & { item: { id: string } }
type Beside = { now: Date; expected: ReadonlyMap<string, string> }

/** Null where it is gone, or no longer seen, since it was found. */
export function itemOf(
  { item: { id }, fit, because, about }: FoundItem,
  row: DossierRow | undefined,
  { now, expected }: Beside,
): DossierItem | null {
  const own = kinds.find(({ kind }) => kind.name === row?.kind)?.kind
  if (!row || !own) return null
  const { kind, version, title, label, summary, category, tags, author, opens, closes, outcome } = row
  return {
    ref: `${kind}/${id}`,
    kind,
    version,
    title,
    label,
    summary,
    category,
    tags,
    horizon: { from: row.horizon_from, to: row.horizon_to },
    author,
    authorId: row.owner_id,
    updatedAt: new Date(row.updated_at).toISOString(),
    status: opens && closes ? statusOf({ opens, closes, outcome }, dayOf(now)) : null,
    details: own.details.parse(row.details),
    ...madeOf(row, own, now),
    numbersMadeAt: row.made_at && new Date(row.made_at).toISOString(),
    restsOn: row.rests_on ?? [],
    told: toldOf(row),
    expectedBy: expected.get(id),
    links: row.links as DossierItem['links'], // the relations of the table are those of the schema
    fit,
    because,
    about,
  }
}

/** What is computed of it and what people say, as whoever is answered may read it. Numbers of an older shape: as if none were made yet. */
function madeOf(row: DossierRow, own: AnyKind, now: Date): Pick<DossierItem, 'numbers' | 'crowd'> {
  return {
    numbers: row.numbers && (own.numbers.safeParse(numbersShown(own, row.numbers)).data ?? null),
    crowd: isCrowdHidden(row, dayOf(now)) ? null : crowdIn(row.said),
  }
}
