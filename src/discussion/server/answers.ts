/** What answers the calls of this room, and what it is given to answer with. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import type { Texts } from '#items/server/text/texts.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { User } from '#kit/viewer.ts'
import type { DiscussionContract } from '../contract.ts'

export type DiscussionHandlers = Handlers<DiscussionContract>

/** What somebody holds of an item in this moment, as others may read it; null where they hold nothing. */
export type FindStance = (trx: Write, id: string, user: User) => Promise<object | null>

export type Discussion = {
  /** The same database twice: to write in, and to ask prepared statements of. */
  db: Kysely<ContentTables>
  pool: Pool
  texts: Texts
  /** By kind. Of a kind without one nobody holds anything. */
  stances: Partial<Record<string, FindStance>>
}
