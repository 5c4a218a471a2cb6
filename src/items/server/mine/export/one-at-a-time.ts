/**
 * Of each account one file is sent at a time, whichever process sends it: a lease among the budgets, renewed while it
 * lasts. Whoever dies lets it run out; no connection is held for it.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '../../rows.ts'

const lease = sql`now() + interval '60 seconds'`
const renewMs = 20_000

/** Answers with what ends it, or null where one is under way. */
export async function beginAlone(db: QueryExecutorProvider, accountId: string): Promise<(() => void) | null> {
  const who = `file of account ${accountId}`
  const taken = await take(db, who)
  if (taken === null) return null
  let until = Promise.resolve(taken)
  // While the database is away the lease may run out, and another file be sent beside this one.
  const renewal = () => (until = until.then((one) => renew(db, who, one).catch(() => one)))
  const timer = setInterval(() => void renewal(), renewMs).unref()
  return () => {
    clearInterval(timer)
    void until.then((one) => remove(db, who, one)).catch(() => {}) // then it runs out by itself
  }
}

async function take(db: QueryExecutorProvider, who: string): Promise<string | null> {
  const [row] = await rowsOf(
    db,
    sql<{ until: string }>`
      insert into budget (who, free_at) values (${who}, ${lease})
      on conflict (who) do update set free_at = excluded.free_at where budget.free_at < now() returning free_at::text as until`,
  )
  return row?.until ?? null
}

/** A lease that has become somebody else's is left alone: its end is another. */
async function renew(db: QueryExecutorProvider, who: string, until: string): Promise<string> {
  const [row] = await rowsOf(
    db,
    sql<{ until: string }>`
      update budget set free_at = ${lease} where who = ${who} and free_at = ${until}::timestamptz returning free_at::text as until`,
  )
  return row?.until ?? until
}

async function remove(db: QueryExecutorProvider, who: string, until: string): Promise<void> {
  await sql`delete from budget where who = ${who} and free_at = ${until}::timestamptz`.execute(db)
}
