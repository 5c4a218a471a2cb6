/** By the hour: whoever has come to be trusted by time, address and the saves of others is listed from then on. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { inTransaction } from '#kit/server/transaction.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { trustNumbers, whatIsLacking } from '../../trust/trust.ts'
import type { ContentTables } from '../tables.ts'
import { lockAccount } from '../transaction.ts'
import { listUnspoken } from './authors-store.ts'
import { findWord, saveWord } from './words-store.ts'

const { days, savers } = trustNumbers
const reason = `The account is ${days} days old, its address is verified, and ${savers} other people have saved items of it.`

export function trustWork(db: Kysely<ContentTables>): Task<object> {
  return {
    name: 'items.trust',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '7 * * * *',
    perform: () => trustWhoMay(db, new Date()),
  }
}

/** Answers whom. One after the other: each has many items. */
export async function trustWhoMay(db: Kysely<ContentTables>, now: Date): Promise<string[]> {
  const ready = (await listUnspoken(db)).filter((author) => whatIsLacking(author, now).length === 0)
  for (const { id: accountId } of ready) {
    // eslint-disable-next-line no-await-in-loop
    await inTransaction(db, async (trx) => {
      await lockAccount(trx, accountId)
      // An operator may have been quicker.
      if (!(await findWord(trx, accountId)))
        await saveWord(trx, { accountId, word: 'trusted', reason, by: null, at: now })
    })
  }
  return ready.map(({ id }) => id)
}
