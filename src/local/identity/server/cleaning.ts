/** Deletes what has expired: when the service opens, and then with the traffic, at most once an hour. No timer runs. */
import { dayMs } from '#kit/dates.ts'
import { sql } from 'kysely'
import type { Db } from './tables.ts'

const betweenMs = 3_600_000

/** Clears away where it is time to. */
export function createCleaning(db: Db, now: () => Date): () => Promise<void> {
  let last = -Infinity
  return async () => {
    const time = now().getTime()
    if (time - last < betweenMs) return
    last = time
    await removeExpired(db, now())
  }
}

async function removeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs)
  // An expired code is told from an unknown one for a day.
  await sql`delete from identity.code where expires_at < ${yesterday}`.execute(db)
  await sql`delete from identity.phone_code where expires_at < ${yesterday}`.execute(db)
  await sql`
    delete from identity.sign_in as s using identity.user as u
    where u.uid = s.uid and (s.expires_at < ${now} or s.auth_time < u.valid_since)`.execute(db)
  await sql`delete from identity.attempt where forget_at < ${now}`.execute(db)
  await sql`delete from identity.mail where at < ${yesterday}`.execute(db)
}
