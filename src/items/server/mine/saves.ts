/** What readers save, and how one stands to an item. `item.saves` is the number of rows in `save`, always. */
import { type Kysely, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Standing } from '../../mine/words.ts'
import type { MyHandlers } from './items.ts'
import { standingColumn } from './item-store.ts'
import { presentHidden } from '../present.ts'
import { rowsOf } from '../rows.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount, type Write } from '../transaction.ts'
import { isOpenTo, isSeenBy } from '../visibility.ts'

/** So many items may one account save. */
const mostSaves = 5000

type Params = { kind: string; id: string }

export function saveHandlers(db: Kysely<ContentTables>): Pick<MyHandlers, 'saveItem' | 'unsaveItem' | 'findStanding'> {
  return {
    async saveItem({ params, viewer, now }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        await lockOpen(trx, params, user)
        if ((await countSaves(trx, user.id, params.id)) >= mostSaves) throw new Refusal('too-many-items')
        await sql`
          with added as (
            insert into save (account_id, item_id, at) values (${user.id}, ${params.id}, ${now}) on conflict do nothing returning item_id
          )
          update item set saves = saves + 1 from added where id = item_id`.execute(trx)
      })
      return { saved: true }
    },

    async unsaveItem({ params, viewer }) {
      const user = userOf(viewer)
      await inTransaction(db, async (trx) => {
        await lockOpen(trx, params, user)
        await sql`
          with taken as (delete from save where account_id = ${user.id} and item_id = ${params.id} returning item_id)
          update item set saves = saves - 1 from taken where id = item_id`.execute(trx)
      })
      return { saved: false }
    },

    async findStanding({ params, viewer }) {
      const user = userOf(viewer)
      const row = await findStanding(db, params, user)
      if (!row) throw new Refusal('item-not-found')
      const { isOwn, isSaved, isFollowed, isReported, isListed, standing, draft } = row
      const isTold = isOwn || user.isOperator
      return {
        isOwn,
        isSaved,
        isFollowed,
        isReported,
        isListed,
        draft,
        standing: isTold ? standing : null,
        hidden: isTold ? presentHidden(row) : null,
      }
    },
  }
}

/** The item first, so that all who save and delete it come in one order. */
export async function lockOpen(trx: Write, { kind, id }: Params, user: User): Promise<void> {
  const rows = await rowsOf(
    trx,
    sql`select from item where kind = ${kind} and id = ${id}::bigint and ${isOpenTo(user)} for no key update`,
  )
  if (rows.length === 0) throw new Refusal('item-not-found')
}

/** Without the one that is to be saved, so that saving twice is never too much. */
async function countSaves(trx: Write, accountId: string, beside: string): Promise<number> {
  const [row] = await rowsOf(
    trx,
    sql<{
      saves: number
    }>`select count(*)::int as saves from save where account_id = ${accountId} and item_id <> ${beside}::bigint`,
  )
  return row?.saves ?? 0
}

type StandingRow = {
  isOwn: boolean
  isSaved: boolean
  isFollowed: boolean
  isReported: boolean
  isListed: boolean
  standing: Standing
  hidden_at: Date | null
  hidden_reason: string | null
  draft: string | null
}

async function findStanding(db: Kysely<ContentTables>, { kind, id }: Params, user: User): Promise<StandingRow | null> {
  const [row] = await rowsOf(
    db,
    sql<StandingRow>`
      select coalesce(owner_id = ${user.id}, false) as "isOwn", ${standingColumn} as standing, is_listed as "isListed", hidden_at, hidden_reason,
        exists (select from save where account_id = ${user.id} and item_id = item.id) as "isSaved",
        exists (select from follow where account_id = ${user.id} and item_id = item.id and ended_at is null) as "isFollowed",
        exists (select from report where account_id = ${user.id} and item_id = item.id and closed_at is null) as "isReported",
        (select draft.id from draft where draft.owner_id = ${user.id} and item_id = item.id order by updated_at desc limit 1) as draft
      from item where kind = ${kind} and id = ${id}::bigint and ${isSeenBy(user)}`,
  )
  return row ?? null
}
