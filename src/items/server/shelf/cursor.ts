/**
 * The place in a list where the next page begins, as an opaque string. It holds the order it was made for and the last
 * item's key.
 */
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import { type Sort, sort } from '../../shelf/filters.ts'
import { itemId } from '../../item.ts'

export type Place = { key: string; id: string; loose: boolean }

const keys = {
  timestamptz: z.iso.datetime().max(40).refine(isInCalendar),
  date: z.iso.date().refine(isInCalendar),
  integer: z.string().regex(/^-?\d{1,9}$/),
  text: z.string().regex(/^-?\d{4}(-\d{2})?$/),
  varchar: z.string().regex(/^[^\0]{1,120}$/),
  float8: z.string().regex(/^\d{1,6}(\.\d{1,12})?$/),
}
const written = z.tuple([sort, z.string(), itemId, z.boolean()])

/** The database knows no year 0. */
function isInCalendar(at: string): boolean {
  return at >= '0001'
}

export function writeCursor(order: Sort, { key, id, loose }: Place): string {
  return Buffer.from(JSON.stringify([order, key, id, loose])).toString('base64url')
}

/** Refuses what this list did not write itself. */
export function readCursor(cursor: string | undefined, order: Sort, type: keyof typeof keys): Place | null {
  if (cursor === undefined) return null
  const [of, key, id, loose] = parse(cursor)
  if (of !== order || !keys[type].safeParse(key).success) throw new Refusal('invalid-cursor')
  return { key, id, loose }
}

function parse(cursor: string): z.output<typeof written> {
  try {
    return written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new Refusal('invalid-cursor') // whatever is wrong with it, the reader can only start again
  }
}
