/**
 * What a kind keeps of its details in tables of its own rather than in the item and its versions. There something
 * stands for it, which the function `details_whole` of the database knows how to read: whoever selects details, or a
 * version, asks that function for them.
 */
import type { QueryExecutorProvider } from 'kysely'
import type { Write } from './transaction.ts'

export type KeptPart = {
  /** Of the details: 'series'. */
  field: string
  /**
   * Writes it as it now is, and answers with what stands for it. The item's row is locked, or written later in this
   * transaction.
   */
  save(trx: Write, itemId: string, part: unknown, at: Date): Promise<unknown>
  /** Everything that was ever known of it, for its author to take away. */
  findHistory(db: QueryExecutorProvider, itemId: string): Promise<Record<string, unknown> | null>
  /** From now on no state that was ever known of it is read, or all are again. */
  withhold(trx: Write, itemId: string, isWithheld: boolean): Promise<void>
  /** The items, by id, whose part as it stands may be shown only under a licence that is not among these. */
  listUnlicensed(trx: Write, licences: readonly string[]): Promise<string[]>
  /** How much of all items of this account is kept there, history and all, for what one account may keep. */
  countBytes(db: QueryExecutorProvider, ownerId: string): Promise<number>
}

/** By the name of a kind. */
export type KeptParts = Readonly<Record<string, KeptPart>>

/** What a version said, whole. */
export const wholeData = `item_version.data || jsonb_build_object('details', details_whole(item_version.data -> 'details'))`
