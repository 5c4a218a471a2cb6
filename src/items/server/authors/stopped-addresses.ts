/**
 * The addresses of stopped authors, as digests: so that a stop is not undone by deleting the account and opening
 * another with the same address. The tables are explained in `migrations/0032-stopped-addresses.ts`.
 */
import { createHmac } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'
import type { Word } from '../../trust/trust.ts'
import { rowsOf } from '../rows.ts'

/** So long after the account was deleted its address is still known. The privacy notice says so too. */
const keptYears = 2

type Known = { word: Word | null; digest: string }

/** What was said of an account, and the digest of its address; null where it has none that is verified. */
export async function findKnown(db: QueryExecutorProvider, accountId: string): Promise<Known | null> {
  const [row] = await rowsOf(
    db,
    sql<{ word: Word | null; email: string; key: Buffer }>`
      select word_on(id::text) as word, email, key from account cross join stop_key
      where id = ${accountId}::bigint and email_verified and email is not null`,
  )
  if (!row) return null
  return { word: row.word, digest: createHmac('sha256', row.key).update(row.email.trim().toLowerCase()).digest('hex') }
}

/** The account that was stopped with this address, which may be gone. */
export async function findStopped(db: QueryExecutorProvider, digest: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql<{ id: string }>`select account_id as id from stopped_address where digest = ${digest}`,
  )
  return row?.id ?? null
}

/** Of a stopped author; one who changes it is known by each. */
export async function saveAddress(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  const known = await findKnown(trx, accountId)
  if (!known) return
  await sql`
    insert into stopped_address (digest, account_id) values (${known.digest}, ${accountId})
    on conflict (digest) do update set account_id = excluded.account_id, left_at = null`.execute(trx)
}

/** Whoever is known again is so by all the addresses of the account that they had before. */
export async function moveAddresses(trx: QueryExecutorProvider, from: string, to: string): Promise<void> {
  await sql`update stopped_address set account_id = ${to}, left_at = null where account_id = ${from}`.execute(trx)
}

/** They may go on. */
export async function removeAddresses(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  const known = await findKnown(trx, accountId)
  await sql`
    delete from stopped_address where account_id = ${accountId} or digest = ${known?.digest ?? null}`.execute(trx)
}

/** The account is being deleted: from now on the addresses are kept for a time. */
export async function leaveAddresses(trx: QueryExecutorProvider, accountId: string): Promise<void> {
  await sql`update stopped_address set left_at = now() where account_id = ${accountId}`.execute(trx)
}

/** By night: what was kept for long enough. */
export function forgettingWork(db: QueryExecutorProvider): Task<object> {
  return {
    name: 'items.stopped-addresses',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '17 3 * * *',
    perform: () => forgetAddresses(db, new Date()),
  }
}

export async function forgetAddresses(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`delete from stopped_address where left_at < ${now}::timestamptz - make_interval(years => ${keptYears})`.execute(
    db,
  )
}
