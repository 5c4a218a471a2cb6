/** What answers the calls of this room, and what it is given to answer with. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import type { Texts } from '#items/server/text/texts.ts'
import type { Write } from '#items/server/transaction.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { User, Viewer } from '#kit/viewer.ts'
import type { DiscussionContract } from '../contract.ts'

export type DiscussionHandlers = Handlers<DiscussionContract>

/** What somebody holds of an item in this moment, as others may read it; null where they hold nothing. */
export type FindStance = (trx: Write, id: string, user: User) => Promise<object | null>

/** Who said that a comment changed their mind, and when. */
export type Mark = { accountId: string; at: Date }
/** What came of that: of whoever asks by themselves, of three and more together. */
export type Turns = {
  own: { before: object | null; after: object | null } | null
  together: { people: number; points: number } | null
  /** What is not told together would be, of more people or later. */
  isAwaited: boolean
}
export type FindTurns = (
  pool: Pool,
  asked: { id: string; viewer: Viewer; marks: readonly Mark[]; now: Date },
) => Promise<Turns>

export type Discussion = {
  /** The same database twice: to write in, and to ask prepared statements of. */
  db: Kysely<ContentTables>
  pool: Pool
  texts: Texts
  /** By kind. Of a kind without one nobody holds anything. */
  stances: Partial<Record<string, FindStance>>
  turns: Partial<Record<string, FindTurns>>
}
