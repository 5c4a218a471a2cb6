/** What this room keeps for an account: its own items, what it saved, follows, began to write, reported and judged. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { AnyKind } from '../../content-kind.ts'
import { removePublications } from '../authors/publications.ts'
import { recognise } from '../authors/recognise.ts'
import { leaveAddresses } from '../authors/stopped-addresses.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { removeFollows } from './follows/follow-store.ts'
import { removeOwnFeed } from './own-feed/own-feed.ts'

/** By kind: `{trends: ['131']}`. */
export type Ids<Name extends string> = Record<`${Name}s`, string[]>

export function itemAccountData<const K extends readonly AnyKind[]>(db: Kysely<ContentTables>, kinds: K) {
  return {
    recognise: (accountId: string, now: Date): Promise<void> => recognise(db, accountId, now),

    /** Own items, whatever their standing, and saved ones that are still to be seen. */
    async idsOf(accountId: string): Promise<Ids<K[number]['name']>> {
      const rows = await listIds(db, accountId)
      const idsOf = (name: string) => rows.filter(({ kind }) => kind === name).map(({ id }) => id)
      // The names are those of K, one key for each.
      return Object.fromEntries(kinds.map(({ name }) => [`${name}s`, idsOf(name)])) as Ids<K[number]['name']>
    },

    /** Readers find the author of an item by one name, so earlier versions change too. In the caller's transaction. */
    async rename(trx: QueryExecutorProvider, accountId: string, name: string): Promise<void> {
      await sql`update item set author = ${name} where owner_id = ${accountId}`.execute(trx)
      await sql`update item_version set author = ${name} from item where item_id = item.id and owner_id = ${accountId}`.execute(
        trx,
      )
      await sql`update moderation set by_name = ${name} where by_id = ${accountId}`.execute(trx)
      await sql`update author_word set by_name = ${name} where by_id = ${accountId}`.execute(trx)
    },

    /**
     * Everything, for good, hidden items too. What an operator did stays, without the name, and for a time by which
     * address a stopped author is known again. In the caller's transaction.
     */
    async remove(trx: QueryExecutorProvider, accountId: string): Promise<void> {
      await sql`
        select from item where owner_id = ${accountId} or id in (select item_id from save where account_id = ${accountId})
        order by id for update`.execute(trx)
      await sql`
        with taken as (delete from save where account_id = ${accountId} returning item_id)
        update item set saves = saves - 1 from taken where id = item_id`.execute(trx)
      await sql`delete from item where owner_id = ${accountId}`.execute(trx)
      await removeFollows(trx, accountId)
      await removeOwnFeed(trx, accountId)
      await sql`delete from own_radar where account_id = ${accountId}`.execute(trx)
      await sql`delete from draft where owner_id = ${accountId}`.execute(trx)
      await sql`delete from report where account_id = ${accountId}`.execute(trx)
      await removePublications(trx, accountId)
      await leaveAddresses(trx, accountId)
      await sql`delete from author_word where account_id = ${accountId}`.execute(trx)
      await sql`update author_word set by_id = null, by_name = 'A former operator' where by_id = ${accountId}`.execute(
        trx,
      )
      await sql`update moderation set by_id = null, by_name = 'A former operator' where by_id = ${accountId}`.execute(
        trx,
      )
    },
  }
}

function listIds(db: QueryExecutorProvider, accountId: string): Promise<{ kind: string; id: string }[]> {
  return rowsOf(
    db,
    sql<{ kind: string; id: string }>`
      select kind, id from item where owner_id = ${accountId}
      union
      select kind, id from item join save on item_id = id where account_id = ${accountId} and published_at is not null
      order by id`,
  )
}
