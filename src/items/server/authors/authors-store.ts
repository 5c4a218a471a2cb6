/**
 * Authors as others see them, and those who wait for a word. An author is known by the account's id; when it was opened
 * and whether its address is verified is read where accounts are kept.
 */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { AuthorFacts } from '../../trust/trust.ts'
import { mostListed } from '../mine/moderation-store.ts'
import { cardColumns, type CardRow, rowsOf } from '../rows.ts'
import type { Place } from '../shelf/cursor.ts'
import { after, all, keyText } from '../shelf/select.ts'

export type Waiting = AuthorFacts & { id: string }

/** All who have published something that is not listed, but for those whom an operator has spoken of. */
export function listUnspoken(db: QueryExecutorProvider): Promise<Waiting[]> {
  return rowsOf(
    db,
    sql<Waiting>`
      select owner_id as id, null as word, created_at as "createdAt", email_verified as "isVerified", (
        select count(distinct save.account_id)::int from item as own join save on save.item_id = own.id
          join account as saver on saver.id::text = save.account_id and saver.email_verified
        where own.owner_id = waiting.owner_id and save.account_id <> waiting.owner_id
      ) as savers
      from (
        select distinct owner_id from item where (published_at is not null and not is_listed) or held_at is not null
      ) as waiting join account on account.id::text = owner_id
      where word_on(owner_id) is null`,
  )
}

export type AuthorRow = { name: string; since: Date; items: number }

/**
 * Null where nothing of theirs can be read. Of the house there is no account: null stands for it. How many of theirs are
 * listed is kept (`migrations/0140-long-lists.ts`): the house has as many as all that was brought along.
 */
export async function findAuthor(db: QueryExecutorProvider, ownerId: string | null): Promise<AuthorRow | null> {
  const own = isBy(ownerId)
  const [row] = await rowsOf(
    db,
    sql<AuthorRow>`
      select coalesce((select author from item where is_listed and ${own} order by owner_id, updated_at desc limit 1), author) as name, since,
        (select coalesce(sum(items), 0)::int from author_tallied where owner_id = ${ownerId ?? ''}) as items
      from (
        select author, coalesce(first_published_at, published_at) as since from item where ${own} and published_at is not null
        order by owner_id, coalesce(first_published_at, published_at), id limit 1
      ) as first`,
  )
  return row ?? null
}

/** With the key by which the list is ordered, as a cursor carries it. */
type ListedRow = CardRow & { key: string }

/** What is listed of an author, the latest first, from a place on. */
export function listByAuthor(
  db: QueryExecutorProvider,
  { ownerId, place, most }: { ownerId: string | null; place: Place | null; most: number },
): Promise<ListedRow[]> {
  const own = sql<boolean>`is_listed and ${isBy(ownerId)}`
  return rowsOf(
    db,
    sql<ListedRow>`
      select ${sql.raw(cardColumns)}, ${keyText('newest')} as key from item where ${all([own, ...after('newest', place)])}
      order by owner_id, published_at desc, id desc limit ${most}`,
  )
}

/**
 * Each in words that an index answers: no index knows `is not distinct from`. Whoever orders names `owner_id` first, or
 * the index by author is not taken for the house.
 */
function isBy(ownerId: string | null): RawBuilder<boolean> {
  return ownerId === null ? sql`owner_id is null` : sql`owner_id = ${ownerId}`
}

export type JudgedRow = {
  id: string
  name: string
  createdAt: Date
  isVerified: boolean
  items: { kind: string; id: string; title: string; standing: 'published' | 'held' | 'hidden'; at: string }[]
  said: { word: 'trusted' | 'unlisted' | 'stopped'; reason: string; by: string; at: string }[]
}

/** Authors with items that wait, and those who are stopped or off the lists: the last to publish or be spoken of first. */
export function listJudged(db: QueryExecutorProvider): Promise<JudgedRow[]> {
  return rowsOf(
    db,
    sql<JudgedRow>`
      with judged as (
        select distinct owner_id as id from item where (published_at is not null and not is_listed) or held_at is not null
        union select account_id from author_word where word_on(account_id) <> 'trusted'
      )
      select judged.id, coalesce(shown.name, 'Author ' || judged.id) as name, created_at as "createdAt", email_verified as "isVerified", coalesce(shown.items, '[]') as items, coalesce((
        select json_agg(json_build_object('word', word, 'reason', reason, 'by', by_name, 'at', at) order by id desc)
        from (select * from author_word where account_id = judged.id order by id desc limit 20) as said
      ), '[]') as said
      from judged join account on account.id::text = judged.id cross join lateral (
        select (array_agg(author order by at desc))[1] as name, max(at) as last,
          json_agg(json_build_object('kind', kind, 'id', id::text, 'title', title, 'standing', standing, 'at', at) order by at desc, id desc) as items
        from (
          select author, kind, id, coalesce((
              select data ->> 'title' from item_version where item_id = item.id and is_public order by version desc limit 1
            ), title) as title, coalesce(published_at, held_at, hidden_published_at) as at,
            case when published_at is not null then 'published' when held_at is not null then 'held' else 'hidden' end as standing
          from item where owner_id = judged.id and coalesce(published_at, held_at, hidden_published_at) is not null
          order by at desc, id desc limit 20
        ) as own
      ) as shown
      where shown.name is not null or word_on(judged.id) = 'stopped'
      order by greatest(shown.last, (select max(at) from author_word where account_id = judged.id)) desc, judged.id limit ${mostListed}`,
  )
}

export type Waits = {
  reported: number
  authors: number
  signals: number
  comments: number
  outcomes: number
  objections: number
  due: number
  newest: Date | null
}

/**
 * What waits for operators, of all rooms: `migrations/0095` says what does. `newest`: when the last of it came of which
 * they hear by mail; outcomes in doubt stand on their screen until somebody has time for them.
 */
export async function findWaiting(db: QueryExecutorProvider): Promise<Waits> {
  const [row] = await rowsOf(
    db,
    sql<Waits>`
      select (count(distinct id) filter (where what = 'item'))::int as reported, (count(distinct id) filter (where what = 'author'))::int as authors,
        (count(distinct id) filter (where what = 'signal'))::int as signals,
        (count(distinct id) filter (where what = 'comment'))::int as comments,
        (count(distinct id) filter (where what = 'outcome'))::int as outcomes,
        (count(distinct id) filter (where what = 'objection'))::int as objections,
        (count(distinct id) filter (where what = 'due'))::int as due,
        max(at) as newest from waiting_for_operators`,
  )
  if (!row) throw new Error('Counting has one answer.')
  return row
}
