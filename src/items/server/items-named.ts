/** The items that somebody's item names, as far as that person may see them. */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'

export type Named = Map<string, Record<string, unknown>>

/** Their details by reference. What is somebody else's and private is not among them, as if it were not there. */
export async function findNamed(pool: Pool, refs: readonly string[], ownerId: string): Promise<Named> {
  if (refs.length === 0) return new Map()
  const text = `
    select kind || '/' || id as ref, details_whole(details) as details from item
    where id = any($1::bigint[]) and kind || '/' || id = any($2::text[]) and (published_at is not null or owner_id = $3)`
  const values = [refs.map((ref) => ref.slice(ref.indexOf('/') + 1)), refs, ownerId]
  const { rows } = await pool.query<{ ref: string; details: Record<string, unknown> }>(prepared(text, values))
  return new Map(rows.map(({ ref, details }) => [ref, details]))
}

/** Their titles in quotes, by reference. Of two that are called alike each has its reference with it. */
export async function findTitles(
  pool: Pool,
  refs: readonly string[],
  readerId: string | null,
): Promise<Map<string, string>> {
  if (refs.length === 0) return new Map()
  const text = `
    select kind || '/' || id as ref, title, count(*) over (partition by title) > 1 as "isShared" from item
    where id = any($1::bigint[]) and kind || '/' || id = any($2::text[]) and (published_at is not null or owner_id = $3)`
  const values = [refs.map((ref) => ref.slice(ref.indexOf('/') + 1)), refs, readerId]
  const { rows } = await pool.query<{ ref: string; title: string; isShared: boolean }>(prepared(text, values))
  return new Map(rows.map(({ ref, title, isShared }) => [ref, isShared ? `“${title}” (${ref})` : `“${title}”`]))
}

export const unknownItem = 'is no item that can be found'
