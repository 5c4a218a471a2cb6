/** From rows to answers. Rows become items at this door and nowhere else. */
import type { AnyKind } from '../content-kind.ts'
import { statusOf } from '../status.ts'
import type { Prose } from '../prose.ts'
import type { Count } from './shelf/counts.ts'
import { cardShown, numbersShown } from './hidden-crowds.ts'
import type { CardRow } from './rows.ts'
import type { NeighbourRow, NumbersRow, VersionRow, WholeRow } from './store.ts'

/** The fields that all kinds share. */
function listedOf(row: CardRow, today: string) {
  const {
    horizon_from,
    horizon_to,
    owner_id,
    published_at,
    updated_at,
    opens,
    closes,
    outcome,
    card: _,
    ...shared
  } = row
  return {
    ...shared,
    id: String(row.id),
    authorId: owner_id,
    horizon: { from: horizon_from, to: horizon_to },
    publishedAt: published_at && instant(published_at),
    updatedAt: instant(updated_at),
    status: opens && closes ? statusOf({ opens, closes, outcome }, today) : null,
  }
}

export function presentCard(row: CardRow, today: string) {
  return { today: null, ...cardShown(row), ...listedOf(row, today) }
}

/** `prose` is what its body was read as. Of its card it has what the newest numbers add to that, and people. */
export function presentWhole(row: WholeRow, prose: readonly Prose[], today: string) {
  return {
    ...cardShown(row),
    ...row.details,
    ...listedOf(row, today),
    family: row.family,
    isListed: row.is_listed,
    body: row.body,
    prose,
    links: row.links,
  }
}

/** Beside another nothing of it is drawn. */
function presentBeside(row: CardRow, today: string) {
  const { drawn: _, ...card } = row.card
  return presentCard({ ...row, card }, today)
}

export function presentNeighbours(rows: readonly NeighbourRow[], today: string) {
  return rows.map((row) => ({ ref: `${row.kind}/${row.id}`, ties: row.ties, item: presentBeside(row, today) }))
}

export function presentNumbers(kind: AnyKind, { numbers, madeAt, ...head }: NumbersRow) {
  return { ...numbersShown(kind, numbers), kind: kind.name, ...head, madeAt: instant(madeAt) }
}

export function presentVersions(rows: readonly VersionRow[]) {
  return rows.map(({ at, ...rest }) => ({ ...rest, at: instant(at) }))
}

/** That operators have hidden it, and why; null where they have not. */
export function presentHidden({ hidden_at, hidden_reason }: { hidden_at: Date | null; hidden_reason: string | null }) {
  return hidden_at && { reason: hidden_reason ?? '', at: instant(hidden_at) }
}

/** In UTC, with milliseconds. */
function instant(at: Date | string): string {
  return new Date(at).toISOString()
}

/** Null for what would be counted of a part of the items alone; of tags their names are offered all the same. */
export function presentCounts(counts: readonly Count[]) {
  const of = (facet: Count['facet']) => counts.filter((one) => one.facet === facet)
  const itemsOf = (facet: Count['facet']) => Object.fromEntries(of(facet).map(({ value, items }) => [value, items]))
  const parts = new Set(of('part').map(({ value }) => value))
  const whole = (facet: 'kind' | 'category' | 'status') => (parts.has(facet) ? null : itemsOf(facet))
  return {
    total: itemsOf('total')[''] ?? 0,
    more: of('more').length > 0,
    kind: whole('kind'),
    category: whole('category'),
    status: whole('status'),
    tag: Object.fromEntries(of('tag').map(({ value, items }) => [value, parts.has('tag') ? null : items])),
  }
}
