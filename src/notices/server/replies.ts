/** Which comments are replies to somebody, for statements in which such a comment is `reply`. */
import { type RawBuilder, sql } from 'kysely'

/** Since when everybody reads it. */
export const shownAt = sql`coalesce(reply.approved_at, reply.at)`

/** Everybody reads it, another wrote it, and this account had written in its thread before. */
export function isReplyTo(account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    reply.is_shown and reply.thread_id is not null and reply.account_id is distinct from ${account} and exists (
      select from comment as own where own.account_id = ${account} and own.id < reply.id and own.removed_at is null
        and (own.id = reply.thread_id or own.thread_id = reply.thread_id)))`
}
