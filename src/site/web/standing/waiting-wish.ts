/**
 * An item that a visitor wants to save or follow, while they sign in. Kept in the tab that it was pressed in: each has its own,
 * and whoever signs in later in another, who may be somebody else, is given none of it.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'
import { isWishName, type WishName } from './wishes.ts'

type Wish = { wish: WishName; kind: string; id: string }

const key = 'farsight:wish'
/** Who signs in later than this came for something else. */
const longestMs = 1_800_000

export function keepWish(storage: () => Kept, { wish, kind, id }: Wish, now: Date): void {
  writeKept(storage, key, JSON.stringify({ wish, kind, id, at: now.getTime() }))
}

export function forgetWish(storage: () => Kept): void {
  removeKept(storage, key)
}

export function readWish(storage: () => Kept, now: Date): Wish | null {
  const kept = readKept(storage, key)
  try {
    const read: unknown = kept === null ? null : JSON.parse(kept)
    if (!isWish(read) || Math.abs(now.getTime() - read.at) > longestMs) return null
    return { wish: read.wish, kind: read.kind, id: read.id }
  } catch {
    return null // something else wrote there
  }
}

function isWish(value: unknown): value is Wish & { at: number } {
  if (typeof value !== 'object' || value === null) return false
  const { wish, kind, id, at } = value as Record<string, unknown>
  return (
    isWishName(wish) &&
    typeof kind === 'string' &&
    /^[a-z]+$/.test(kind) &&
    /^[1-9]\d{0,17}$/.test(String(id)) &&
    typeof at === 'number'
  )
}
