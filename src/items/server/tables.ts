/**
 * The tables of content, as Kysely reads and writes them. The columns are explained in `migrations/0001-content.ts`,
 * `0004-mine.ts`, `0005-once.ts`, `0008-numbers.ts`,
 * `0019-trust.ts`, `0126-front.ts`.
 */
import type { ColumnType, Generated } from 'kysely'
import type { Category } from '../categories.ts'
import type { Relation } from '../item.ts'
import type { RestsOn } from '../numbers.ts'

/** Read as an object, written as JSON text. */
type Json = ColumnType<Record<string, unknown>, string, string>

type ItemTable = {
  /** Given by the database where none is written; the starter collection brings its own. */
  id: Generated<string>
  kind: string
  slug: string | null
  title: string
  label: string
  summary: string
  body: string
  category: Category
  tags: string[]
  horizon_from: number
  horizon_to: number
  family: string | null
  details: Json
  card: Json
  words: string
  opens: string | null
  closes: string | null
  outcome: 'resolved' | 'annulled' | null
  owner_id: string | null
  author: string
  published_at: Date | null
  first_published_at: Generated<Date | null>
  hidden_at: Generated<Date | null>
  hidden_reason: Generated<string | null>
  hidden_published_at: Generated<Date | null>
  hidden_with_author: Generated<boolean>
  held_at: Generated<Date | null>
  /** Written by a trigger alone. */
  is_listed: Generated<boolean>
  /** Set by a trigger as it is published, and anew each night (`front/keep-front.ts`). */
  is_front: Generated<boolean>
  updated_at: Date
  version: Generated<number>
  saves: Generated<number>
  digest: string | null
  draft: Generated<string | null>
}

export type ContentTables = {
  item: ItemTable
  item_version: {
    item_id: string
    version: number
    at: Date
    author: string
    data: Json
    is_public: boolean
    is_text: Generated<boolean>
  }
  link: { from_id: string; to_id: string; relation: Relation }
  item_numbers: {
    item_id: string
    made_at: Date
    version: number
    rests_on: ColumnType<RestsOn[], string, string>
    digest: string
    numbers: Json
    card: Generated<Json>
    is_public: boolean
  }
  collection_state: { one: Generated<boolean>; digest: string; loaded_at: Date }
}
