/**
 * The address of somebody's own feed: 128 random bits, of which only the digest is kept. Whoever has it reads what
 * happens to the saved items, and nothing else of the account.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { userOf } from '#kit/viewer.ts'
import { rowsOf } from '../../rows.ts'
import type { MyHandlers } from '../items.ts'

export function ownFeedHandlers(
  db: QueryExecutorProvider,
): Pick<MyHandlers, 'findOwnFeed' | 'renewOwnFeed' | 'removeOwnFeed'> {
  return {
    async findOwnFeed({ viewer }) {
      return { madeAt: await findMadeAt(db, userOf(viewer).id) }
    },

    async renewOwnFeed({ viewer, now }) {
      const token = randomBytes(16).toString('base64url')
      await sql`
        insert into own_feed (account_id, digest, made_at) values (${userOf(viewer).id}, ${digestOf(token)}, ${now})
        on conflict (account_id) do update set digest = excluded.digest, made_at = excluded.made_at`.execute(db)
      return { madeAt: now.toISOString(), token }
    },

    async removeOwnFeed({ viewer }) {
      await removeOwnFeed(db, userOf(viewer).id)
      return {}
    },
  }
}

/** Whose feed has this address; null where nobody's has. */
export async function findOwnerOfFeed(db: QueryExecutorProvider, token: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql<{ accountId: string }>`select account_id as "accountId" from own_feed where digest = ${digestOf(token)}`,
  )
  return row?.accountId ?? null
}

export async function findMadeAt(db: QueryExecutorProvider, accountId: string): Promise<string | null> {
  const [row] = await rowsOf(db, sql<{ at: Date }>`select made_at as at from own_feed where account_id = ${accountId}`)
  return row?.at.toISOString() ?? null
}

export async function removeOwnFeed(db: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`delete from own_feed where account_id = ${accountId}`.execute(db)
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
