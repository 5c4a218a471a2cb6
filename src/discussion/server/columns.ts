/**
 * What is read of a comment, and by whom: parts of prepared statements. $1 to $4 are those of `seenItem`, which is joined
 * as `self`; `row` is the name of the comment's row.
 */

/** What nobody else reads is there for its author and operators. */
const isForFew = (row: string) => `(${row}.removed_at is null and (${row}.account_id = $3 or $4::boolean))`

/** What everybody has read keeps its place. */
export const isListed = (row: string) => `(${row}.was_shown or ${isForFew(row)})`

/** Its text is to be read. */
export const isRead = (row: string) => `(${row}.is_shown or ${isForFew(row)})`

export const stateOf = (row: string) => `case when ${row}.is_shown then 'shown'
    when ${row}.removed_at is not null then case when ${row}.account_id is null then 'left' else 'removed' end
    when ${row}.hidden_at is not null or word_on(${row}.account_id) is not distinct from 'stopped' then 'hidden' else 'held' end`

export const textOf = (row: string) =>
  `(select text from comment_text as said where said.comment_id = ${row}.id and said.version = ${row}.version)`

export const columnsOf = (
  row: string,
) => `${row}.id::text as id, ${row}.thread_id::text as "threadId", ${stateOf(row)} as state,
    case when ${isRead(row)} then ${row}.author end as author, coalesce(${isRead(row)} and ${row}.account_id = self.owner_id, false) as "isByOwner",
    coalesce(${row}.account_id = $3, false) as "isOwn", ${row}.at, ${row}.edited_at as "editedAt", ${row}.version,
    case when ${isRead(row)} then ${textOf(row)} end as text, case when ${isRead(row)} then ${row}.stance end as stance, ${row}.minds,
    exists (select from comment_mind where comment_id = ${row}.id and account_id = $3 and taken_back_at is null) as "isMinded",
    case when ${isForFew(row)} then ${row}.hidden_at end as "hiddenAt",
    case when ${isForFew(row)} then ${row}.hidden_reason end as "hiddenReason"`
