/**
 * The items of a dossier as the database keeps them: whole, with their newest numbers, the links among them and the
 * sets of scenarios, all as of one moment.
 */
import type { Pool } from 'pg'
import type { RestsOn } from '#items/numbers.ts'
import { saidText } from '#items/server/rows.ts'
import { prepared } from '#kit/server/prepared.ts'

export type DossierRow = {
  id: string
  kind: string
  version: number
  title: string
  label: string
  summary: string
  /** Markdown. */
  body: string
  category: string
  tags: string[]
  horizon_from: number
  horizon_to: number
  author: string
  owner_id: string | null
  updated_at: string
  opens: string | null
  closes: string | null
  outcome: 'resolved' | 'annulled' | null
  details: Record<string, unknown>
  /** Null where none are made yet of this version. */
  numbers: Record<string, unknown> | null
  made_at: string | null
  rests_on: RestsOn[] | null
  /** What people say of it together; null where that is nothing. */
  said: unknown
  links: { to: string; relation: string }[]
}
export type SetRow = { slug: string; version: number; data: Record<string, unknown> }

/** Everything in one statement, so that all of it is of one moment. $1 are ids, $2 is the asker's account. */
const text = `
  with read as (
    select item.*, made.numbers, made.made_at, made.rests_on, ${saidText} as said from item
    left join lateral (
      select numbers, made_at, rests_on, version from item_numbers
      where item_id = item.id and (item_numbers.is_public or item.owner_id = $2::text) order by made_at desc limit 1
    ) as made on made.version = item.version
    where item.id = any($1::bigint[]) and (is_listed or owner_id = $2::text)
  )
  select
    (select coalesce(json_agg(json_build_object(
      'id', id::text, 'kind', kind, 'version', version, 'title', title, 'label', label, 'summary', summary, 'body', body, 'category', category, 'tags', tags,
      'horizon_from', horizon_from, 'horizon_to', horizon_to, 'author', author, 'owner_id', owner_id, 'updated_at', updated_at, 'opens', opens, 'closes', closes,
      'outcome', outcome, 'details', details_whole(details), 'numbers', numbers, 'made_at', made_at, 'rests_on', rests_on, 'said', said,
      'links', (select coalesce(json_agg(json_build_object('to', other.kind || '/' || other.id, 'relation', relation) order by other.id, relation), '[]')
        from link join read as other on other.id = to_id where from_id = read.id)
    )), '[]') from read) as items,
    (select coalesce(json_agg(json_build_object('slug', slug, 'version', version, 'data', data)), '[]')
      from scenario_set where slug in (select family from read where kind = 'scenario')) as sets`

export async function findDossierRows(
  pool: Pool,
  ids: readonly string[],
  accountId: string | null,
): Promise<{ items: DossierRow[]; sets: SetRow[] }> {
  const { rows } = await pool.query<{ items: DossierRow[]; sets: SetRow[] }>(prepared(text, [ids, accountId]))
  return rows[0] ?? { items: [], sets: [] }
}
