/**
 * The place in a list where the next page begins, as an opaque string. It holds the order it was made for, and of the
 * last item its tier, its key and its id.
 */
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import { type Sort, sort } from '../../shelf/filters.ts'
import { itemId } from '../../item.ts'

/** `tier`: 0 but in searches, whose best stand before the rest. `loose`: it goes by any of the words. */
export type Place = { tier: number; key: string; id: string; loose: boolean }

const keys = {
  timestamptz: z.iso.datetime().max(40).refine(isInCalendar),
  date: z.iso.date().refine(isInCalendar),
  integer: z.string().regex(/^-?\d{1,9}$/),
  text: z.string().regex(/^-?\d{4}(-\d{2})?$/),
  varchar: z.string().regex(/^[^\0]{1,120}$/),
  float8: z.string().regex(/^\d{1,6}(\.\d{1,12})?$/),
}
const written = z.tuple([sort, z.int().min(0).max(9), z.string(), itemId, z.boolean()])

/** The database knows no year 0. */
function isInCalendar(at: string): boolean {
  return at >= '0001'
}

export function writeCursor(order: Sort, { tier, key, id, loose }: Place): string {
  return Buffer.from(JSON.stringify([order, tier, key, id, loose])).toString('base64url')
}

type KeyType = keyof typeof keys

/** Refuses what this list did not write itself. `types`: of the keys in each tier. */
export function readCursor(cursor: string | undefined, order: Sort, types: readonly KeyType[]): Place | null {
  if (cursor === undefined) return null
  const [of, tier, key, id, loose] = parse(cursor)
  const type = types[tier]
  if (of !== order || !type || !keys[type].safeParse(key).success) throw new Refusal('invalid-cursor')
  return { tier, key, id, loose }
}

function parse(cursor: string): z.output<typeof written> {
  try {
    return written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new Refusal('invalid-cursor') // whatever is wrong with it, the reader can only start again
  }
}
