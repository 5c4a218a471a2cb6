/** Whoever signs in with an address whose author was stopped is that author, whatever the account. */
import type { Kysely } from 'kysely'
import { inTransaction } from '#kit/server/transaction.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount } from '../transaction.ts'
import { findKnown, findStopped, moveAddresses, saveAddress } from './stopped-addresses.ts'
import { findWord, saveWord } from './words-store.ts'

const reason =
  'An operator had stopped an account with this address. That holds for every account with it, until an operator says otherwise.'

/** Of whom something was said already nothing more is said; a stopped one may have come with another address. */
export async function recognise(db: Kysely<ContentTables>, accountId: string, at: Date): Promise<void> {
  const known = await findKnown(db, accountId)
  if (known?.word === 'stopped') await saveAddress(db, accountId)
  if (!known || known.word !== null || (await findStopped(db, known.digest)) === null) return
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, accountId)
    // An operator may have been quicker.
    const stopped = await findStopped(trx, known.digest)
    if (stopped === null || (await findWord(trx, accountId))) return
    await saveWord(trx, { accountId, word: 'stopped', reason, by: null, at })
    await moveAddresses(trx, stopped, accountId)
  })
}
