/** Tells those who wrote in a thread that somebody replied there, whether they follow the item or not. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { isReplyTo, shownAt } from '../replies.ts'

/** `ids`: of the items; null where any may have replies. `since`: of what came before nobody is told. */
type Asked = { ids: readonly string[] | null; since: Date }

/** Whoever has stopped following the item hears nothing of it. Read again it changes nothing. */
export async function tellReplies(trx: QueryExecutorProvider, { ids, since }: Asked): Promise<void> {
  if (ids?.length === 0) return
  await sql`
    insert into notice (account_id, item_id, what, day, at, told)
    select account_id, item_id, 'reply', (max(shown_at) at time zone 'utc')::date, max(shown_at),
      jsonb_build_object('from', min(shown_at), 'to', max(shown_at))
    from (
      select distinct writer.account_id, reply.item_id, reply.id, ${shownAt} as shown_at
      from comment as reply join comment as writer on writer.id = reply.thread_id or writer.thread_id = reply.thread_id
      where ${ids === null ? sql`true` : sql`reply.item_id = any(${[...ids]}::bigint[])`} and ${shownAt} >= ${since}
        and writer.account_id is not null and ${isReplyTo(sql`writer.account_id`)}
        and ${shownAt} > coalesce((select max((told ->> 'to')::timestamptz) from notice
          where notice.account_id = writer.account_id and notice.item_id = reply.item_id and what = 'reply'), '-infinity')
        and not exists (select from follow
          where follow.account_id = writer.account_id and follow.item_id = reply.item_id and ended_at is not null)
    ) as told
    group by account_id, item_id order by account_id, item_id
    on conflict (account_id, item_id, what, day) do update set at = excluded.at,
      told = notice.told || jsonb_build_object('to', excluded.told -> 'to'), seen_at = null, mailed_at = null`.execute(
    trx,
  )
}
