/**
 * Who sees an item: everybody what is published, its author always, operators what they have
 * hidden or keep back. What lists, searches and other pages show of it is narrower: what is listed (`item.is_listed`). (`store.ts` says
 * the same in prepared statements.)
 */
import { type RawBuilder, sql } from 'kysely'
import type { User } from '#kit/viewer.ts'

/** Of a row of `item`. */
export function isSeenBy({ id, isOperator }: Pick<User, 'id' | 'isOperator'>): RawBuilder<boolean> {
  return sql`(item.published_at is not null or item.owner_id = ${id} or ((item.hidden_published_at is not null or item.held_at is not null) and ${isOperator}))`
}

/** What a reader finds, keeps and reports: operators have no greater shelf than others. */
export function isOpenTo({ id }: User): RawBuilder<boolean> {
  return sql`(item.published_at is not null or item.owner_id = ${id})`
}
