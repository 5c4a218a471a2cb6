/**
 * Finds what may be shown outside: a published item as it is, or one of its public versions. Every view asks this and
 * nothing else, so that what is private, hidden or deleted is in none of them, from the moment it is so.
 */
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import type { AnyKind } from '#items/content-kind.ts'
import { itemId } from '#items/item.ts'
import { findThen, rowThen } from '#items/server/as-it-was.ts'
import { cardShown } from '#items/server/hidden-crowds.ts'
import { sharedFrom } from '#items/server/shared-from.ts'
import { createItemStore, type WholeRow } from '#items/server/store.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'

/**
 * `version`: as it stands where none is named. Whoever names one has that version for good, also while it is the newest:
 * what was said and computed of it, without what people forecast together, which is in no version.
 */
export type Wanted = { kind: string; id: string; version?: number | undefined }
/** The item as its views show it, with its row for what more a view needs; null where nobody but its author sees it. */
export type Shared = { view: SharedView; row: WholeRow }
export type FindShared = (wanted: Wanted) => Promise<Shared | null>

/** `now`: what is expected of a year depends on the day. */
export function createFindShared(pool: Pool, kinds: readonly AnyKind[], now = () => new Date()): FindShared {
  const items = createItemStore(pool)
  return async ({ kind: name, id, version }) => {
    const kind = kinds.find((one) => one.name === name)
    if (!kind || !itemId.safeParse(id).success) return null
    const wanted = { kind: name, id, viewer: null }
    const newest = await items.findItem(wanted, ['numbers'])
    if (!newest || newest.published_at === null) return null
    if (version === undefined) return sharedOf(kind, newest, true, dayOf(now()))
    const then = await findThen(pool, wanted, version)
    return then && sharedOf(kind, rowThen(kind, newest, then), version === newest.version, dayOf(now()))
  }
}

function sharedOf(kind: AnyKind, row: WholeRow, isNewest: boolean, today: string): Shared {
  return { view: sharedFrom(kind, row, { isNewest, today }), row: { ...row, card: cardShown(row) } }
}
