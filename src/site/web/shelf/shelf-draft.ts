/**
 * The filters as somebody is changing them. The address has the last word; between a change and the address that
 * follows it, this draft is what the form shows, so that nothing typed is lost and no box jumps back.
 *
 * Addresses arrive late: that of a first change may be shown after a second one was made. So each that is sent from
 * here has a number, by which it is known again, and only an address that comes from elsewhere changes the form.
 */
import type { Category } from '#items/category-titles.ts'
import type { DataFilter } from '#items/shelf/data-filter.ts'
import { readShelf, type Shelf, wholeShelf, writeShelf } from '#items/shelf/shelf.ts'
import type { Sort } from '#items/shelf/sorts.ts'
import type { Status } from '#items/status-words.ts'

/** Words and years as they are typed: not yet words to search nor years. */
export type Draft = {
  q: string
  from: string
  to: string
  kind: string[]
  category: Category[]
  status: Status[]
  tag: string[]
  data: DataFilter | undefined
  sort: Sort | undefined
}

export type Held = {
  draft: Draft
  /** The address that the form asked for last, or else the one that is shown. */
  sent: string
  /** The numbers of those that were sent and have not been shown. */
  pending: readonly number[]
  /** The address that is shown, and its number if it was sent from here. */
  seen: { address: string; number: number | null }
}

/** As a page begins, whatever the history says of who sent its address. */
export function heldOf(shelf: Shelf, number: number | null): Held {
  const address = writeShelf(shelf)
  return { draft: draftOf(shelf), sent: address, pending: [], seen: { address, number } }
}

/** What holds once this address is shown. The same object where it was known. */
export function arrive(held: Held, shelf: Shelf, number: number | null): Held {
  const address = writeShelf(shelf)
  if (address === held.seen.address && number === held.seen.number) return held
  if (number === null || !held.pending.includes(number)) return heldOf(shelf, number)
  // Those sent before it have been passed over, and never come.
  return { ...held, pending: held.pending.filter((one) => one > number), seen: { address, number } }
}

export function send(held: Held, address: string, number: number): Held {
  return { ...held, sent: address, pending: [...held.pending, number] }
}

function draftOf({ q = '', from, to, kind, category, status, tag, data, sort }: Shelf): Draft {
  return { q, from: from?.toString() ?? '', to: to?.toString() ?? '', kind, category, status, tag, data, sort }
}

/** Any change starts again from the first page; what has no field in the form is kept. */
export function shelfOf({ q, from, to, ...chosen }: Draft, { view, family, linked, as, edition, since }: Shelf): Shelf {
  const read = readShelf(new URLSearchParams({ q, from, to }))
  return { ...wholeShelf, ...chosen, q: read.q, from: read.from, to: read.to, view, family, linked, as, edition, since }
}
