/**
 * An item that a visitor wants to save, while they sign in. Kept in the tab that it was pressed in: each has its own,
 * and whoever signs in later in another, who may be somebody else, is given none of it.
 */
import { type Kept, readKept, removeKept, writeKept } from '#accounts/web/kept.ts'

type Wish = { kind: string; id: string }

const key = 'farsight:saving'
/** Who signs in later than this came for something else. */
const longestMs = 1_800_000

export function keepWish(storage: () => Kept, { kind, id }: Wish, now: Date): void {
  writeKept(storage, key, JSON.stringify({ kind, id, at: now.getTime() }))
}

export function forgetWish(storage: () => Kept): void {
  removeKept(storage, key)
}

export function readWish(storage: () => Kept, now: Date): Wish | null {
  const kept = readKept(storage, key)
  try {
    const wish: unknown = kept === null ? null : JSON.parse(kept)
    return isWish(wish) && Math.abs(now.getTime() - wish.at) <= longestMs ? { kind: wish.kind, id: wish.id } : null
  } catch {
    return null // something else wrote there
  }
}

function isWish(value: unknown): value is Wish & { at: number } {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value) || !('at' in value))
    return false
  const { kind, id, at } = value
  return (
    typeof kind === 'string' && /^[a-z]+$/.test(kind) && /^[1-9]\d{0,17}$/.test(String(id)) && typeof at === 'number'
  )
}
